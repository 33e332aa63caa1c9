import { isRecord, readEnvelope } from './live/read-frame.ts';
import type { NodeServerMessage } from './node-socket.ts';

const PAYLOADS: Readonly<Record<NodeServerMessage['type'], (payload: Readonly<Record<string, unknown>>) => boolean>> = {
  newData: ({ initial, logs }) => typeof initial === 'boolean' && Array.isArray(logs) && logs.every(isRecord),
  newCount: ({ count }) => Number.isSafeInteger(count),
  error: ({ code, message }) => typeof code === 'string' && typeof message === 'string',
};

/** Checks only the outer shape, as on the live socket. Null for an unknown message. */
export function parseNodeMessage(text: string): NodeServerMessage | null {
  const read = readEnvelope(text);
  if (read.kind === 'bad') return null;
  const { envelope } = read;
  const isKnown = (_envelope: unknown): _envelope is NodeServerMessage =>
    isNodeType(envelope.type) && PAYLOADS[envelope.type](envelope.payload);
  return isKnown(envelope) ? envelope : null;
}

function isNodeType(type: string): type is NodeServerMessage['type'] {
  return Object.hasOwn(PAYLOADS, type);
}
