import { Compile, type Validator } from 'typebox/compile';
import { type ClientMessage, clientFrameSchemas } from './client-messages.ts';
import { isCommandName } from './command-names.ts';
import { type BadFrame, badFrame, clipped, type Envelope, payloadId, readEnvelope } from './read-frame.ts';
import { isTopic } from './topic-names.ts';

export type ParsedClientMessage = { readonly kind: 'ok'; readonly message: ClientMessage } | BadFrame;

const schemas = clientFrameSchemas();
const validators = new Map<string, Validator>();

/**
 * Checks every field, because anyone may connect. For servers only: it compiles schemas, which a page's CSP forbids.
 */
export function parseClientMessage(text: string): ParsedClientMessage {
  const read = readEnvelope(text);
  if (read.kind === 'bad') return read;
  const { envelope } = read;
  const id = payloadId(envelope.payload);
  const picked = pickSchema(envelope, id);
  if (typeof picked !== 'string') return picked;
  const validator = validatorOf(picked);
  const isWhole = (value: unknown): value is ClientMessage => validator.Check(value);
  if (isWhole(envelope)) return { kind: 'ok', message: envelope };
  const [first] = validator.Errors(envelope);
  const where = first?.instancePath.replace(/^\/payload\/?/u, '').replaceAll('/', '.') ?? '';
  const what = first?.message ?? 'is not as described';
  return badFrame('bad-payload', `${picked}: ${clipped(where === '' ? 'payload' : where)} ${what}.`, id);
}

function pickSchema({ type, payload }: Envelope, id: string | null): string | BadFrame {
  if (type === 'subscribe') {
    const { topic } = payload;
    if (isTopic(topic)) return `subscribe ${topic}`;
    return badFrame('unknown-topic', `There is no topic ${named(topic)}.`, id);
  }
  if (type === 'command') {
    const { name } = payload;
    if (isCommandName(name)) return `command ${name}`;
    return badFrame('unknown-command', `There is no command ${named(name)}.`, id);
  }
  return schemas.has(type) ? type : badFrame('unknown-type', `There is no message type ${clipped(type)}.`, id);
}

function named(value: unknown): string {
  return typeof value === 'string' ? clipped(value) : 'without a name';
}

/** Compiled on first use, so that startup does not pay for unused schemas. */
function validatorOf(key: string): Validator {
  const known = validators.get(key);
  if (known !== undefined) return known;
  const schema = schemas.get(key);
  if (schema === undefined) throw new Error(`No schema for ${key}`);
  const compiled = Compile(schema);
  validators.set(key, compiled);
  return compiled;
}
