import { type TSchema, Type } from 'typebox';

/** Goes up when an old client could no longer understand the server; new optional fields do not raise it. */
export const LIVE_PROTOCOL_VERSION = 1;

export const MAX_FRAME_BYTES = 1_048_576;

/** Every frame is a type and its payload. */
export function frame<const Name extends string, Payload extends TSchema>(name: Name, payload: Payload) {
  return Type.Object({ type: Type.Literal(name), payload });
}

/** Chosen by the client; answers carry it back. */
export const CorrelationIdSchema = Type.String({ minLength: 1, maxLength: 64 });
