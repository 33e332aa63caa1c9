import { Check, Create } from 'typebox/value';
import { clientFrameSchemas } from './client-messages.ts';
import { SERVER_FRAMES, type ServerMessage } from './server-messages.ts';

/** Every field, unlike the page's own parser: for tests that hold a server to the protocol. */
export function isDescribed(message: ServerMessage): boolean {
  return Check(SERVER_FRAMES[message.type], message);
}

/** One good frame of every kind, by type and, for subscriptions and commands, by topic and name. */
export function sampleClientFrames(): ReadonlyMap<string, { readonly type: string; readonly payload: object }> {
  const samples = [...clientFrameSchemas()].map(([key, schema]) => [key, Create(schema)] as const);
  return new Map(samples.filter((entry): entry is [string, { type: string; payload: object }] => isFrame(entry[1])));
}

function isFrame(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && 'payload' in value;
}
