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

/** A search in groups takes twelve. What nests deeper breaks whoever walks through it, in this thread or another. */
const MAX_LEVELS = 32;

function isTooDeep(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** Parses `{ type, payload }` before the type is known. */
export function readEnvelope(text: string): { readonly kind: 'ok'; readonly envelope: Envelope } | BadFrame {
  if (text.includes(ESCAPED_NUL)) return badFrame('bad-json', 'The frame holds a NUL character.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return badFrame('bad-json', 'The frame is not JSON.');
  }
  if (!isRecord(value)) return badFrame('bad-json', 'The frame is not a JSON object.');
  if (isTooDeep(value)) {
    const id = isRecord(value['payload']) ? payloadId(value['payload']) : null;
    return badFrame('bad-payload', `The frame nests deeper than ${MAX_LEVELS} levels.`, id);
  }
  const { type, payload } = ESCAPED_SURROGATE.test(text) ? wellFormedRecord(value) : value;
  if (typeof type !== 'string') return badFrame('bad-payload', 'The frame has no type.');
  if (!isRecord(payload)) return badFrame('bad-payload', `The payload of ${clipped(type)} is not an object.`);
  return { kind: 'ok', envelope: { type, payload } };
}

function wellFormedRecord(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const whole = wellFormed(value);
  return isRecord(whole) ? whole : value;
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
