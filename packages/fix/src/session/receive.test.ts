import { describe, expect, it } from 'vitest';
import type { FixMessage } from '../codec/fix-message.ts';
import { NEWS, SESSION_CASES, standingPair } from '../testing/session-cases.ts';
import type { MemorySession } from '../testing/memory-session.ts';
import { MAX_RESEND_MESSAGES } from './session-config.ts';

function delivered(session: MemorySession): number[] {
  return session.takeEffects().flatMap((effect) => (effect.kind === 'deliver' ? [effect.seq] : []));
}

function shown(message: FixMessage): string {
  return [message.type, message.text(371), message.text(373), message.text(58)]
    .filter((each) => each !== null)
    .join(' ');
}

function ranges(messages: readonly FixMessage[]): (number | null)[][] {
  return messages.filter(({ type }) => type === '2').map((message) => [message.integer(7), message.integer(16)]);
}

describe.each(SESSION_CASES)('messages in session, %s %s', (...which) => {
  const lateMs = 3_600_000;

  it('[FX25] another BeginString ends the session', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '0', seq: 2, version: 'FIX.4.3' });
    expect(other.received().map(shown)).toEqual(['5 Incorrect BeginString']);
    expect(session.isConnected).toBe(false);
  });

  it.each([
    ['[FX26] another sender', { sender: 'X' }, ['3 49 9 CompID problem', '5 CompID problem, tag 49']],
    ['[FX26] another target', { target: 'X' }, ['3 56 9 CompID problem', '5 CompID problem, tag 56']],
    [
      '[FX27] a wrong clock',
      { sendingTimeMs: Date.UTC(2026, 0, 5, 10) - lateMs },
      ['3 52 10 SendingTime accuracy problem', '5 SendingTime accuracy problem, tag 52'],
    ],
  ])('%s is rejected, counts, and ends the session', (_what, change, expected) => {
    const { session, other } = standingPair(which);
    other.send({ type: '0', seq: 2, ...change });
    expect(other.received().map(shown)).toEqual(expected);
    expect(session.state).toMatchObject({ phase: 'disconnected', nextIn: 3 });
  });

  it('[FX28] a message without a number ends the session', () => {
    const { session, other } = standingPair(which);
    session.receive(other.bytes({ type: '0', seq: Number.NaN }));
    expect(other.received().map(shown)).toEqual(['5 MsgSeqNum is missing or not a number.']);
    expect(session.isConnected).toBe(false);
  });

  it('[FX1] a garbled message is neither counted nor answered', () => {
    const { session, other } = standingPair(which);
    const broken = other.bytes({ type: 'B', seq: 2, fields: NEWS });
    broken[broken.length - 2] = broken.at(-2) === 48 ? 49 : 48;
    session.receive(broken);
    expect(session.takeBytes()).toEqual([]);
    expect(session.takeEffects()).toMatchObject([{ kind: 'note' }]);
    other.send({ type: 'B', seq: 2, fields: NEWS });
    expect(delivered(session)).toEqual([2]);
  });

  it('[FX30] a number that is too low ends the session', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '0', seq: 1 });
    expect(other.received().map(shown)).toEqual(['5 MsgSeqNum too low, expecting 2 but received 1']);
    expect(session.isConnected).toBe(false);
  });

  it('[FX31] a duplicate is dropped', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'B', seq: 2, fields: NEWS });
    other.send({ type: 'B', seq: 2, isPossDup: true, fields: NEWS });
    expect(delivered(session)).toEqual([2]);
    expect(session.takeBytes()).toEqual([]);
  });

  it('[FX31] a duplicate without OrigSendingTime is rejected', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '0', seq: 2 });
    other.send({ type: '0', seq: 2, isPossDup: true, origSendingTimeMs: null });
    other.send({ type: '0', seq: 3, isPossDup: true, origSendingTimeMs: null });
    expect(other.received().map(shown)).toEqual(['3 122 1 Required tag missing', '3 122 1 Required tag missing']);
    expect(session.state).toMatchObject({ phase: 'active', nextIn: 4 });
  });

  it('[FX31] fills without OrigSendingTime are taken from a counterparty that never sends it', () => {
    const { session, other } = standingPair(which, { needsOrigSendingTime: false });
    other.send({ type: 'B', seq: 2, isPossDup: true, origSendingTimeMs: null, fields: NEWS });
    expect(delivered(session)).toEqual([2]);
  });

  it.each([2, 3])('[FX31] message %i that was first sent after it was sent again ends the session', (seq) => {
    const { session, other } = standingPair(which);
    other.send({ type: '0', seq: 2 });
    other.send({ type: '0', seq, isPossDup: true, origSendingTimeMs: session.nowMs + 10_000 });
    expect(other.received().map(shown)[0]).toBe('3 122 10 SendingTime accuracy problem');
    expect(session.isConnected).toBe(false);
  });

  it('[FX32] messages that come too early are held, asked for once, and delivered in order', () => {
    const { session, other } = standingPair(which);
    for (const seq of [5, 4, 6]) other.send({ type: 'B', seq, fields: NEWS });
    expect(delivered(session)).toEqual([]);
    expect(ranges(other.received())).toEqual([[2, 4]]);
    other.send({ type: 'B', seq: 2, isPossDup: true, fields: NEWS });
    other.send({ type: 'B', seq: 3, isPossDup: true, fields: NEWS });
    expect(delivered(session)).toEqual([2, 3, 4, 5, 6]);
    expect(session.state).toMatchObject({ gap: null, held: [], nextIn: 7 });
  });

  it('[FX32] a long gap is asked for in chunks', () => {
    const { session, other } = standingPair(which, { resendChunk: 3 });
    other.send({ type: 'B', seq: 9, fields: NEWS });
    expect(ranges(other.received())).toEqual([[2, 4]]);
    other.send({ type: '4', seq: 2, isPossDup: true, fields: '123=Y|36=5' });
    expect(ranges(other.received())).toEqual([[5, 7]]);
    for (const seq of [5, 6, 7, 8]) other.send({ type: 'B', seq, isPossDup: true, fields: NEWS });
    expect(ranges(other.received())).toEqual([[8, 8]]);
    expect(delivered(session)).toEqual([5, 6, 7, 8, 9]);
  });

  it('[FX32] all that is missing is asked for at once where it was agreed on', () => {
    const { other } = standingPair(which, { resendChunk: 0 });
    other.send({ type: 'B', seq: 9, fields: NEWS });
    expect(ranges(other.received())).toEqual([[2, 0]]);
  });

  it('[FX34] a ResendRequest that comes too early is answered at once, and once', () => {
    const { session, other } = standingPair(which);
    session.send('B', NEWS);
    other.received();
    other.send({ type: '0', seq: 4 });
    other.send({ type: '2', seq: 5, fields: '7=2|16=2' });
    expect(other.received().map(({ type }) => type)).toEqual(['2', 'B']);
    other.send({ type: '4', seq: 2, isPossDup: true, fields: '123=Y|36=4' });
    expect(other.received()).toEqual([]);
    expect(session.state.nextIn).toBe(6);
  });

  it('[FX35] a gap that is not filled is asked for again, and at last ends the session', () => {
    const { session, other } = standingPair(which, { maxResendAsks: 3 });
    other.send({ type: 'B', seq: 3, fields: NEWS });
    session.pass(29);
    const keepsAlive = () => other.send({ type: '0', seq: 4 });
    keepsAlive();
    session.pass(16);
    keepsAlive();
    const sent = other.received();
    expect(ranges(sent)).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(sent.map(shown).at(-1)).toBe('5 Message 2 was asked for 3 times and did not come.');
    expect(session.isConnected).toBe(false);
  });

  it('[FX36] a gap fill moves the expected number on', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '4', seq: 2, isPossDup: true, fields: '123=Y|36=20' });
    expect(session.state.nextIn).toBe(20);
    other.send({ type: '4', seq: 3, isPossDup: true, fields: '123=Y|36=30' });
    expect(session.state.nextIn).toBe(20);
    other.send({ type: '4', seq: 22, fields: '123=Y|36=30' });
    expect(ranges(other.received())).toEqual([[20, 21]]);
    other.send({ type: '4', seq: 3, fields: '123=Y|36=30' });
    expect(session.isConnected).toBe(false);
  });

  it('[FX36] a gap fill to its own number is rejected', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '4', seq: 2, fields: '123=Y|36=2' });
    expect(other.received().map(shown)).toEqual(['3 36 5 Value is incorrect (out of range) for this tag']);
    expect(session.state.nextIn).toBe(3);
  });

  it('[FX37] a reset moves the expected number on and never back', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '4', seq: 1, fields: '36=20' });
    expect(session.state.nextIn).toBe(20);
    other.send({ type: '4', seq: 20, fields: '123=N|36=20' });
    expect(session.state.nextIn).toBe(20);
    other.send({ type: '4', seq: 20, fields: '36=5' });
    expect(other.received().map(shown)).toEqual(['3 36 5 Value is incorrect (out of range) for this tag']);
    expect(session.state).toMatchObject({ nextIn: 20, phase: 'active' });
  });

  it('[FX37] a reset over a gap lets held messages through', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'B', seq: 5, fields: NEWS });
    other.send({ type: '4', seq: 6, fields: '36=5' });
    expect(delivered(session)).toEqual([5]);
  });

  it('[FX38] a message at fault is rejected with its tag and counts', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'B', seq: 2, fields: '148=News|33=2|58=text' });
    const [reject] = other.received();
    const reason = which[0] === 'FIX.4.2' ? null : '16';
    expect([reject?.type, reject?.text(45), reject?.text(371), reject?.text(372), reject?.text(373)]).toEqual([
      '3',
      '2',
      '33',
      'B',
      reason,
    ]);
    expect(session.state.nextIn).toBe(3);
  });

  it('[FX38] a Reject is told to the application, and a broken one is never rejected', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '3', seq: 2, fields: '45=1|58=no' });
    expect(session.takeEffects()).toContainEqual({ kind: 'rejected', seq: 1, why: 'no' });
    other.send({ type: '3', seq: 3, fields: '58=no' });
    expect(session.takeBytes()).toEqual([]);
    expect(session.state.nextIn).toBe(4);
  });

  it('[FX39] a possible resend is delivered and marked', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'B', seq: 2, fields: `97=Y|${NEWS}` });
    expect(session.takeEffects()).toContainEqual(expect.objectContaining({ kind: 'deliver', isPossResend: true }));
  });

  it('[FX50] a type that is not taken is answered with a business reject', () => {
    const { session, other } = standingPair(which);
    const strict = standingPair(which, { rules: { ...session.config.rules, takenTypes: ['D'] } });
    strict.other.send({ type: 'B', seq: 2, fields: NEWS });
    const [reject] = strict.other.received();
    expect([reject?.type, reject?.text(45), reject?.text(372), reject?.text(380)]).toEqual(['j', '2', 'B', '3']);
    expect(strict.session.state.nextIn).toBe(3);
    expect(other.received()).toEqual([]);
  });

  it('[FX53] encrypted data are rejected', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'B', seq: 2, fields: `90=4|91=a|bc|${NEWS}` });
    expect(other.received().map(shown)).toEqual(['3 91 7 Decryption problem']);
    expect(session.state.nextIn).toBe(3);
  });

  it('[FX4] raw data with the end of a field inside are delivered whole', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'B', seq: 2, fields: `${NEWS}|95=10|96=a|10=000|b` });
    expect(delivered(session)).toEqual([2]);
  });

  it('[FX54] a reject goes back the way that the message came', () => {
    const { other } = standingPair(which);
    other.send({ type: 'B', seq: 2, fields: `115=CLIENT|116=SUB|${NEWS}|11=X` });
    const [reject] = other.received();
    expect([reject?.text(128), reject?.text(129), reject?.text(115)]).toEqual(['CLIENT', 'SUB', null]);
  });

  it('[FX29] says what it processed last where it was agreed on', () => {
    const { other } = standingPair(which, { sendsLastProcessed: true });
    other.send({ type: '1', seq: 2, fields: '112=a' });
    other.send({ type: '1', seq: 3, fields: '112=a' });
    expect(other.received().map((message) => message.integer(369))).toEqual([1, 2]);
  });
});

describe('bounds', () => {
  it('[FX33] holds at most 2,000 messages and asks for the rest again', () => {
    const { session, other } = standingPair(['FIX.4.4', 'acceptor']);
    const last = MAX_RESEND_MESSAGES + 500;
    for (let seq = 3; seq <= last; seq += 1) other.send({ type: '0', seq });
    expect(session.state.held).toHaveLength(MAX_RESEND_MESSAGES);
    expect(ranges(other.received())).toEqual([[2, 2]]);
    other.send({ type: '4', seq: 2, isPossDup: true, fields: '123=Y|36=3' });
    expect(session.state.nextIn).toBe(MAX_RESEND_MESSAGES + 3);
    expect(ranges(other.received())).toEqual([[MAX_RESEND_MESSAGES + 3, last]]);
  });

  it('[FX53] an application version that is not spoken is rejected', () => {
    const { other } = standingPair(['FIXT.1.1', 'acceptor']);
    other.send({ type: 'B', seq: 2, fields: `1128=6|${NEWS}` });
    expect(other.received().map(shown)).toEqual(['3 1128 18 Unsupported application version']);
  });
});
