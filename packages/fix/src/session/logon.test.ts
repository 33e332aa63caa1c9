import { describe, expect, it } from 'vitest';
import type { FixMessage } from '../codec/fix-message.ts';
import { NEWS, pairOf, SESSION_CASES, standingPair } from '../testing/session-cases.ts';
import type { SessionSchedule } from '../schedule/session-schedule.ts';
import type { MemorySession } from '../testing/memory-session.ts';

const CLOSED: SessionSchedule = { kind: 'daily', zone: 'UTC', start: '11:00', end: '12:00', days: [1], holidays: [] };

function authenticate(logon: FixMessage): string | null {
  return logon.text(554) === 'right' ? null : 'The password is wrong.';
}

function disconnects(session: MemorySession): string[] {
  return session.takeEffects().flatMap((effect) => (effect.kind === 'disconnect' ? [effect.why] : []));
}

function shown(message: FixMessage | undefined): string {
  return `${message?.type} ${message?.integer(34)} ${message?.text(58) ?? ''}`.trim();
}

const acceptors = SESSION_CASES.filter(([, role]) => role === 'acceptor');
const initiators = SESSION_CASES.filter(([, role]) => role === 'initiator');

describe.each(acceptors)('Logon at an acceptor, %s', (version, role) => {
  const which = [version, role] as const;

  it('[FX11] is answered with a Logon of the same interval', () => {
    const { session, other } = pairOf(which);
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields().replace('108=30', '108=17') });
    const [logon] = other.received();
    expect(shown(logon)).toBe('A 1');
    expect(logon?.integer(108)).toBe(17);
    expect(session.state).toMatchObject({ phase: 'active', nextIn: 2, nextOut: 2 });
  });

  it.each([
    ['another sender', { sender: 'OTHER' }],
    ['another target', { target: 'OTHER' }],
    ['another BeginString', { version: 'FIX.4.3' }],
    ['a message that is no Logon', { type: '0', fields: '' }],
    ['a wrong password', { fields: '98=0|108=30|1137=9|553=me|554=wrong' }],
  ])('[FX10] with %s hears nothing, and costs neither a number nor a row', (_what, change) => {
    const { session, other } = pairOf(which, { authenticate });
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields('553=me|554=right'), ...change });
    expect(session.takeEffects().map(({ kind }) => kind)).toEqual(['disconnect']);
    expect(session.state).toMatchObject({ phase: 'disconnected', nextIn: 1, nextOut: 1 });
  });

  it('[FX12] with a number that is too low is answered with both numbers', () => {
    const { session, other } = standingPair(which);
    session.cut();
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields() });
    expect(other.received().map(shown)).toEqual(['5 2 MsgSeqNum too low, expecting 2 but received 1']);
    expect(disconnects(session)).toHaveLength(1);
    expect(session.state.nextIn).toBe(2);
  });

  it('[FX13] with a number that is too high is answered, then the missing messages are asked for', () => {
    const { session, other } = pairOf(which);
    session.connect();
    other.send({ type: 'A', seq: 5, fields: other.logonFields() });
    const [logon, request] = other.received();
    expect([shown(logon), shown(request)]).toEqual(['A 1', '2 2']);
    expect([request?.integer(7), request?.integer(16)]).toEqual([1, 4]);
    other.send({ type: '4', seq: 1, isPossDup: true, fields: '123=Y|36=5' });
    expect(session.state).toMatchObject({ nextIn: 6, gap: null });
  });

  it('[FX14] outside of the schedule is answered with a Logout that says so', () => {
    const { session, other } = pairOf(which, { schedule: CLOSED });
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields() });
    expect(other.received().map(shown)).toEqual(['5 1 Logons are taken only within the hours of the session.']);
    expect(session.isConnected).toBe(false);
  });

  it.each([
    ['an encryption', '98=1|108=30', {}, 'Encryption is not supported: send EncryptMethod 0.'],
    ['an interval that is too long', '98=0|108=9000', {}, 'HeartBtInt 9000 is not between 1 and 600.'],
    ['a negative interval', '98=0|108=-1', {}, 'HeartBtInt -1 is not between 1 and 600.'],
    ['no interval', '98=0', {}, 'Required tag missing, tag 108'],
    ['a wrong time', '98=0|108=30', { sendingTimeMs: 1_000_000_000_000 }, 'SendingTime accuracy problem, tag 52'],
    ['a reset with another number', '98=0|108=30|141=Y', { seq: 4 }, 'ResetSeqNumFlag needs MsgSeqNum 1.'],
  ])('[FX16] with %s is answered with a Logout that says what is wrong', (_what, fields, change, why) => {
    const { session, other } = pairOf(which);
    session.connect();
    const whole = version === 'FIXT.1.1' ? `${fields}|1137=9` : fields;
    other.send({ type: 'A', seq: 1, fields: whole, ...change });
    expect(other.received().map(shown)).toEqual([`5 1 ${why}`]);
    expect(session.isConnected).toBe(false);
  });

  it('[FX17] with ResetSeqNumFlag begins a new epoch on both sides', () => {
    const { session, other } = standingPair(which);
    session.send('B', NEWS);
    session.cut();
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields('141=Y') });
    const [logon] = other.received().slice(-1);
    expect(shown(logon)).toBe('A 1');
    expect(logon?.text(141)).toBe('Y');
    expect(session.numbers).toMatchObject({ epoch: 2, nextIn: 2, nextOut: 2 });
  });
});

describe.each(initiators)('Logon of an initiator, %s', (version, role) => {
  const which = [version, role] as const;

  it('[FX11] leaves first, and stands when it is answered', () => {
    const { session, other } = pairOf(which, { logonFields: [[58, 'hello']] });
    session.connect();
    const [logon] = other.received();
    expect(shown(logon)).toBe('A 1 hello');
    expect(session.send('B', NEWS, 'n1')).toEqual([{ kind: 'refused', ref: 'n1', why: expect.any(String) }]);
    other.send({ type: 'A', seq: 1, fields: other.logonFields() });
    expect(session.state.phase).toBe('active');
  });

  it('[FX13] asks for what is missing when the answer has a number that is too high', () => {
    const { session, other } = pairOf(which);
    session.connect();
    other.send({ type: 'A', seq: 4, fields: other.logonFields() });
    const [, request] = other.received();
    expect([request?.type, request?.integer(7), request?.integer(16)]).toEqual(['2', 1, 3]);
  });

  it('[FX12] ends when the answer has a number that is too low', () => {
    const { session, other } = standingPair(which);
    session.cut();
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields() });
    expect(other.received().map(shown)).toEqual(['A 2', '5 3 MsgSeqNum too low, expecting 2 but received 1']);
  });

  it('[FX14] does not leave outside of the schedule', () => {
    const { session, other } = pairOf(which, { schedule: CLOSED });
    session.connect();
    expect(other.received()).toEqual([]);
    expect(session.isConnected).toBe(false);
  });

  it('[FX17] resets both sides where it was agreed on', () => {
    const { session, other } = standingPair(which, { resetsOnLogon: true });
    session.cut();
    session.connect();
    expect(other.received().map((logon) => [logon.integer(34), logon.text(141)])).toEqual([[1, 'Y']]);
    other.send({ type: 'A', seq: 1, fields: other.logonFields('141=Y') });
    expect(session.state).toMatchObject({ phase: 'active', nextIn: 2, nextOut: 2, epoch: 3 });
  });

  it('[FX19] ends when the answer resets without being asked', () => {
    const { session, other } = pairOf(which);
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields('141=Y') });
    expect(other.received().map(shown)).toEqual(['A 1', '5 2 ResetSeqNumFlag was not asked for.']);
  });

  it.each([
    ['a Logout', '5', '58=unknown password', 'Logon refused: unknown password'],
    ['a business message', 'B', NEWS.replace('58=text', '58=x'), 'Logon refused: x'],
  ])('[FX19] ends with the reason when the answer is %s', (_what, type, fields, why) => {
    const { session, other } = pairOf(which);
    session.connect();
    other.send({ type, seq: 1, fields });
    expect(disconnects(session)).toEqual([why]);
    expect(session.state.nextIn).toBe(2);
  });
});

describe.each(SESSION_CASES)('Logon, %s %s', (...which) => {
  it('[FX15] a second connection is closed and the first one goes on', () => {
    const { session, other } = standingPair(which);
    session.step({ kind: 'connected', connection: 99 });
    expect(session.takeEffects()).toMatchObject([{ kind: 'disconnect', connection: 99 }]);
    session.step({ kind: 'received', connection: 99, bytes: other.bytes({ type: 'A', seq: 2 }) });
    other.send({ type: '1', seq: 2, fields: '112=still' });
    expect(other.received().map((message) => message.text(112))).toEqual(['still']);
  });

  it('[FX18] the counterparty may reset while logged on', () => {
    const { session, other } = standingPair(which);
    session.send('B', NEWS);
    other.send({ type: 'A', seq: 1, fields: other.logonFields('141=Y') });
    expect(other.received().map((message) => [message.type, message.integer(34)])).toEqual([
      ['B', 2],
      ['A', 1],
    ]);
    other.send({ type: '1', seq: 2, fields: '112=a' });
    expect(other.received().map((message) => message.integer(34))).toEqual([2]);
    expect(session.numbers.epoch).toBe(2);
  });

  it('[FX18] we may reset while logged on: old messages still count until the answer', () => {
    const { session, other } = standingPair(which);
    session.step({ kind: 'reset', reason: 'by hand' });
    expect(other.received().map((message) => [message.integer(34), message.text(141)])).toEqual([[1, 'Y']]);
    other.send({ type: 'B', seq: 2, fields: NEWS });
    expect(session.takeEffects().filter(({ kind }) => kind === 'deliver')).toHaveLength(1);
    expect(session.send('B', NEWS, 'x')).toMatchObject([{ kind: 'refused' }]);
    other.send({ type: 'A', seq: 1, fields: other.logonFields('141=Y') });
    session.send('B', NEWS);
    expect(session.state).toMatchObject({ nextIn: 2, nextOut: 3 });
  });

  it('[FX18] a reset with another number than 1 ends the session', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'A', seq: 2, fields: other.logonFields('141=Y') });
    expect(other.received().map(shown)).toEqual(['5 2 ResetSeqNumFlag needs MsgSeqNum 1.']);
    expect(session.isConnected).toBe(false);
  });

  it('[FX18] a reset while logged out holds for the next Logon', () => {
    const { session } = standingPair(which);
    session.cut();
    session.step({ kind: 'reset', reason: 'by hand' });
    expect(session.numbers).toMatchObject({ epoch: 2, nextIn: 1, nextOut: 1 });
  });

  it('[FX38] a second Logon on the same connection is rejected and counts', () => {
    const { session, other } = standingPair(which);
    other.send({ type: 'A', seq: 2, fields: other.logonFields() });
    expect(other.received().map(({ type }) => type)).toEqual(['3']);
    expect(session.state).toMatchObject({ phase: 'active', nextIn: 3 });
  });

  it('[FX21] a connection without a Logon in time is closed', () => {
    const { session } = pairOf(which);
    session.connect();
    session.pass(9);
    expect(session.isConnected).toBe(true);
    session.pass(1);
    expect(session.isConnected).toBe(false);
  });

  it('[FX22] a message that is sent while logged out is refused and takes no number', () => {
    const { session } = pairOf(which);
    expect(session.send('D', '11=A', 'A')).toEqual([
      { kind: 'refused', ref: 'A', why: 'The session is not logged on.' },
    ]);
    expect(session.numbers.nextOut).toBe(1);
  });
});
