import { type TSchema, Type } from 'typebox';

export { LIVE_PROTOCOL_VERSION, MAX_FRAME_BYTES } from './limits.ts';

/** Every frame is a type and its payload. */
export function frame<const Name extends string, Payload extends TSchema>(name: Name, payload: Payload) {
  return Type.Object({ type: Type.Literal(name), payload });
}

/** Chosen by the client. Responses repeat it. */
export const CorrelationIdSchema = Type.String({ minLength: 1, maxLength: 64 });
