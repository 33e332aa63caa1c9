import { Compile, type Validator } from 'typebox/compile';
import { Create } from 'typebox/value';
import { clientFrameSchemas } from './client-messages.ts';
import { SERVER_FRAMES, type ServerMessage } from './server-messages.ts';

const validators = new Map<string, Validator>();

/** Checks every field, unlike the page's parser, to test a server against the protocol. */
export function isDescribed(message: ServerMessage): boolean {
  // Compiled, because tests check many rows.
  const validator = validators.get(message.type) ?? Compile(SERVER_FRAMES[message.type]);
  validators.set(message.type, validator);
  return validator.Check(message);
}

/** One valid frame of every kind, by type and, for subscriptions and commands, by topic and name. */
export function sampleClientFrames(): ReadonlyMap<string, { readonly type: string; readonly payload: object }> {
  const samples = [...clientFrameSchemas()].map(([key, schema]) => [key, Create(schema)] as const);
  return new Map(samples.filter((entry): entry is [string, { type: string; payload: object }] => isFrame(entry[1])));
}

function isFrame(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && 'payload' in value;
}
