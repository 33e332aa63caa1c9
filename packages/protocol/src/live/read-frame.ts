export type BadFrame = {
  readonly kind: 'bad';
  readonly code: 'bad-json' | 'unknown-type' | 'unknown-topic' | 'unknown-command' | 'bad-payload';
  /** What was wrong, fit to be shown to whoever wrote the sender. */
  readonly reason: string;
  /** The frame's own id where one could be read, so that the answer finds its question. */
  readonly id: string | null;
};

export type Envelope = { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };

export function badFrame(code: BadFrame['code'], reason: string, id: string | null = null): BadFrame {
  return { kind: 'bad', code, reason, id };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No text of a database can hold it, and no keyboard types it; JSON can only write it so. */
const ESCAPED_NUL = '\\u0000';

/** Text to `{ type, payload }`, before anything is known about the type. */
export function readEnvelope(text: string): { readonly kind: 'ok'; readonly envelope: Envelope } | BadFrame {
  if (text.includes(ESCAPED_NUL)) return badFrame('bad-json', 'The frame holds a NUL character.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return badFrame('bad-json', 'The frame is not JSON.');
  }
  if (!isRecord(value)) return badFrame('bad-json', 'The frame is not a JSON object.');
  const { type, payload } = value;
  if (typeof type !== 'string') return badFrame('bad-payload', 'The frame has no type.');
  if (!isRecord(payload)) return badFrame('bad-payload', `The payload of ${clipped(type)} is not an object.`);
  return { kind: 'ok', envelope: { type, payload } };
}

/** The id that a payload carries, if it could serve as one. */
export function payloadId(payload: Readonly<Record<string, unknown>>): string | null {
  const { id } = payload;
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : null;
}

/** Senders' own words go back to them only so far, lest an error outgrow the frame it is about. */
export function clipped(text: string): string {
  return text.length > 64 ? `${text.slice(0, 64)}…` : text;
}
