import { FixMessage } from '../codec/fix-message.ts';
import { FixWriter } from '../codec/fix-writer.ts';
import { Framer, MAX_FRAME_BYTES } from '../codec/framer.ts';
import { validate } from '../dictionary/validate.ts';
import { FIX_VERSIONS, type FixVersion } from '../fix-version.ts';
import { compIdProblem, hasVersion, origSendingTimeProblem, sendingTimeProblem } from '../session/identity.ts';
import { MAX_RESEND_MESSAGES } from '../session/session-config.ts';
import { Counterparty } from './counterparty.ts';
import { shownBytes } from './fix-text.ts';
import { MemorySession, testConfig } from './memory-session.ts';
import { randomFrom } from './random.ts';

const BODIES: readonly (readonly [string, string])[] = [
  ['D', '11=ID|21=1|55=MSFT|54=1|60=20260105-10:00:00|38=100|40=2|44=10.5|78=2|79=A|80=60|79=B|80=40|59=0'],
  ['8', '37=O|17=E|20=0|150=0|39=0|55=MSFT|54=1|151=100|14=0|6=0'],
  ['B', '148=News|33=2|58=one|58=two|95=5|96=a|b=c'],
  ['0', ''],
  ['1', '112=ID'],
  ['2', '7=1|16=0'],
  ['3', '45=1|58=no'],
  ['4', '123=Y|36=9'],
  ['5', '58=bye'],
];
const BYTES = [0, 1, 45, 46, 48, 49, 57, 61, 65, 89, 124, 255];

/** What happened to mutated messages. */
export type MutationCounts = { skipped: number; delivered: number; rejected: number; other: number };

/**
 * Sends a session messages that were changed at random, half of them with a right BodyLength and CheckSum afterwards, and
 * throws when one is not answered as the dictionary says or when more than the bounds is kept.
 */
export function mutate(count: number, seed: number): MutationCounts {
  const random = randomFrom(seed);
  const counts: MutationCounts = { skipped: 0, delivered: 0, rejected: 0, other: 0 };
  for (let done = 0; done < count; ) {
    const version = FIX_VERSIONS[done % FIX_VERSIONS.length] ?? 'FIX.4.4';
    const session = new MemorySession(testConfig(version, done % 2 === 0 ? 'acceptor' : 'initiator'));
    const other = new Counterparty(session);
    other.logOn();
    for (let turn = 0; turn < 50 && done < count && session.isConnected; turn += 1) {
      done += 1;
      const bytes = mutated(other, version, session, random);
      counts[outcome(session, bytes)] += 1;
    }
  }
  return counts;
}

function mutated(other: Counterparty, version: FixVersion, session: MemorySession, random: () => number): Uint8Array {
  const [type, fields] = BODIES[Math.floor(random() * BODIES.length)] ?? ['0', ''];
  const body = version === 'FIX.4.2' ? fields : fields.replace('20=0|', '');
  const seq = session.state.nextIn + (random() < 0.05 ? 3 : 0);
  let bytes = [...other.bytes({ type, seq, fields: body, isPossDup: random() < 0.1 })];
  const changes = 1 + Math.floor(random() * 3);
  for (let change = 0; change < changes; change += 1) bytes = changed(bytes, random);
  const loose = Uint8Array.from(bytes);
  return random() < 0.5 ? loose : framedAgain(loose, version);
}

function changed(bytes: readonly number[], random: () => number): number[] {
  const at = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() * 12);
  const byte = BYTES[Math.floor(random() * BYTES.length)] ?? 0;
  switch (Math.floor(random() * 5)) {
    case 0:
      return [...bytes.slice(0, at), byte, ...bytes.slice(at + 1)];
    case 1:
      return [...bytes.slice(0, at), ...bytes.slice(at + length)];
    case 2:
      return [...bytes.slice(0, at), byte, ...bytes.slice(at)];
    case 3:
      return [...bytes.slice(0, at), ...bytes.slice(at, at + length), ...bytes.slice(at)];
    default:
      return [...bytes.slice(0, at), ...bytes.slice(0, length), ...bytes.slice(at)];
  }
}

/** The fields between the head and the trailer in a frame that is right. */
function framedAgain(bytes: Uint8Array, version: FixVersion): Uint8Array {
  const text = shownBytes(bytes);
  const from = text.indexOf('35=');
  const to = text.lastIndexOf('|10=');
  if (from < 0 || to < from) return bytes;
  return new FixWriter().fields(bytes.slice(from, to + 1)).takeMessage(version);
}

function outcome(session: MemorySession, bytes: Uint8Array): keyof MutationCounts {
  const before = session.state;
  const isFresh = session.heldBytes === 0;
  session.receive(bytes);
  const effects = session.takeEffects();
  const sent = session.takeBytes().map((each) => new FixMessage(each));
  if (session.state.held.length > MAX_RESEND_MESSAGES) throw new Error('Too many messages are held');
  if (session.heldBytes > MAX_FRAME_BYTES) throw new Error('Too many bytes are held');
  if (effects.length > 40) throw new Error(`One message had ${effects.length} effects`);
  const wasFramed = effects.some(({ kind }) => kind !== 'note') || session.state.nextIn !== before.nextIn;
  if (!wasFramed) return 'skipped';
  const framed = new Framer().push(bytes);
  const [first] = framed;
  if (!isFresh || framed.length !== 1 || first?.kind !== 'message') return 'other';
  const message = new FixMessage(first.bytes);
  const { config, nowMs } = session;
  const isOurs =
    hasVersion(message, config) &&
    compIdProblem(message, config) === null &&
    sendingTimeProblem(message, config, nowMs) === null &&
    origSendingTimeProblem(message, config) === null;
  const isPlain = isOurs && !message.has(91) && !message.has(1128);
  if (!isPlain || before.held.length > 0 || message.integer(34) !== before.nextIn) return 'other';
  if (/^[0-5A]$/.test(message.type)) return 'other';
  const problem = validate(message, config.dictionary, config.rules);
  const wanted = problem === null ? 'deliver' : problem.kind === 'reject' ? '3' : 'j';
  const isRight =
    wanted === 'deliver'
      ? effects.some(({ kind }) => kind === 'deliver')
      : sent.some((each) => each.type === wanted && each.integer(45) === before.nextIn);
  if (!isRight) throw new Error(`${wanted} was expected for ${shownBytes(bytes)}`);
  return wanted === 'deliver' ? 'delivered' : 'rejected';
}
