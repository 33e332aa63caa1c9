import { Compile } from 'typebox/compile';
import { type BadFrame, badFrame, clipped, readEnvelope } from './live/read-frame.ts';
import { type SetFilters, SetFiltersMessage } from './node-socket.ts';

const validator = Compile(SetFiltersMessage);
const isWhole = (value: unknown): value is SetFilters => validator.Check(value);

/** A client message of a node log socket. Every field is checked, because anyone may connect. */
export function parseSetFilters(text: string): { readonly kind: 'ok'; readonly message: SetFilters } | BadFrame {
  const read = readEnvelope(text);
  if (read.kind === 'bad') return read;
  const { envelope } = read;
  if (envelope.type !== 'setFilters') {
    return badFrame('unknown-type', `There is no message type ${clipped(envelope.type)} here, only setFilters.`);
  }
  if (isWhole(envelope)) return { kind: 'ok', message: envelope };
  const [first] = validator.Errors(envelope);
  const where = first?.instancePath.replace(/^\/payload\/?/u, '').replaceAll('/', '.') ?? '';
  const what = first?.message ?? 'is not as described';
  return badFrame('bad-payload', `setFilters: ${clipped(where === '' ? 'payload' : where)} ${what}.`);
}
