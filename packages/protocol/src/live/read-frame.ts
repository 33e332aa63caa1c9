import { cutText, wellFormed } from '@meridian/domain/well-formed';

export type BadFrame = {
  readonly kind: 'bad';
  readonly code: 'bad-json' | 'unknown-type' | 'unknown-topic' | 'unknown-command' | 'bad-payload';
  /** What was wrong, as a text for the sender's developer. */
  readonly reason: string;
  /** The frame's own id if readable, so that the response matches its request. */
  readonly id: string | null;
};

export type Envelope = { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };

export function badFrame(code: BadFrame['code'], reason: string, id: string | null = null): BadFrame {
  return { kind: 'bad', code, reason, id };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Databases cannot store NUL. In JSON it appears only in this form. */
const ESCAPED_NUL = '\\u0000';
/** Half of a surrogate pair can only come escaped, because a frame is UTF-8. */
const ESCAPED_SURROGATE = /\\u[dD]/;

/** Parses `{ type, payload }` before the type is known. */
export function readEnvelope(text: string): { readonly kind: 'ok'; readonly envelope: Envelope } | BadFrame {
  if (text.includes(ESCAPED_NUL)) return badFrame('bad-json', 'The frame holds a NUL character.');
  let value: unknown;
  try {
    const parsed: unknown = JSON.parse(text);
    value = ESCAPED_SURROGATE.test(text) ? wellFormed(parsed) : parsed;
  } catch {
    return badFrame('bad-json', 'The frame is not JSON.');
  }
  if (!isRecord(value)) return badFrame('bad-json', 'The frame is not a JSON object.');
  const { type, payload } = value;
  if (typeof type !== 'string') return badFrame('bad-payload', 'The frame has no type.');
  if (!isRecord(payload)) return badFrame('bad-payload', `The payload of ${clipped(type)} is not an object.`);
  return { kind: 'ok', envelope: { type, payload } };
}

/** The payload's id, if valid. */
export function payloadId(payload: Readonly<Record<string, unknown>>): string | null {
  const { id } = payload;
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : null;
}

/** Limits quoted input, so that an error is not larger than its frame. */
export function clipped(text: string): string {
  return text.length > 64 ? `${cutText(text, 64)}…` : text;
}
