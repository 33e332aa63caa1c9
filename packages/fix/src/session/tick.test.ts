import { describe, expect, it } from 'vitest';
import type { SessionSchedule } from '../schedule/session-schedule.ts';
import { NEWS, SESSION_CASES, standingPair } from '../testing/session-cases.ts';

const DAY: SessionSchedule = { kind: 'daily', zone: 'UTC', start: '09:00', end: '10:01', days: [1, 2], holidays: [] };

describe.each(SESSION_CASES)('time in a session, %s %s', (...which) => {
  it('[FX23] a Heartbeat leaves after an interval without a message of ours', () => {
    const { session, other } = standingPair(which);
    session.pass(20);
    session.send('B', NEWS);
    other.send({ type: '0', seq: 2 });
    session.pass(29);
    expect(other.received().map(({ type }) => type)).toEqual(['B']);
    session.pass(1);
    expect(other.received().map(({ type }) => type)).toEqual(['0']);
  });

  it('[FX24] a counterparty that is late is asked, and may go on', () => {
    const { session, other } = standingPair(which);
    session.pass(36);
    const request = other.received().find(({ type }) => type === '1');
    other.send({ type: '0', seq: 2, fields: `112=${request?.text(112)}` });
    session.pass(35);
    expect(session.isConnected).toBe(true);
    expect(session.state.testRequest).toBeNull();
  });

  it('[FX24] a counterparty that stays silent is cut', () => {
    const { session, other } = standingPair(which);
    session.pass(71);
    expect(session.isConnected).toBe(true);
    session.pass(1);
    expect(session.isConnected).toBe(false);
    expect(other.received().filter(({ type }) => type === '1')).toHaveLength(1);
  });

  it('[FX24] a TestRequest is answered with its id', () => {
    const { other } = standingPair(which);
    other.send({ type: '1', seq: 2, fields: '112=HELLO' });
    expect(other.received().map((message) => [message.type, message.text(112)])).toEqual([['0', 'HELLO']]);
  });

  it('[FX70] a Logout is answered and the connection closed', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '5', seq: 2, fields: '58=good night' });
    expect(other.received().map(({ type }) => type)).toEqual(['5']);
    expect(session.takeEffects()).toContainEqual({ kind: 'logged-out', why: 'Logged out: good night' });
    expect(session.state).toMatchObject({ phase: 'disconnected', nextIn: 3 });
  });

  it('[FX70] our Logout waits for its answer, and takes what still comes', () => {
    const { session, other } = standingPair(which);
    session.step({ kind: 'logout', reason: 'closing' });
    expect(other.received().map((message) => [message.type, message.text(58)])).toEqual([['5', 'closing']]);
    expect(session.send('B', NEWS, 'x')).toMatchObject([{ kind: 'refused' }]);
    other.send({ type: 'B', seq: 2, fields: NEWS });
    expect(session.takeEffects().some(({ kind }) => kind === 'deliver')).toBe(true);
    other.send({ type: '5', seq: 3 });
    expect(other.received()).toEqual([]);
    expect(session.isConnected).toBe(false);
  });

  it('[FX70] a Logout that comes before its turn is answered; the gap is asked for at the next Logon', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '5', seq: 7 });
    expect(other.received().map(({ type }) => type)).toEqual(['5']);
    expect(session.state).toMatchObject({ phase: 'disconnected', nextIn: 2 });
  });

  it('[FX71] a Logout without an answer in time closes the connection', () => {
    const { session } = standingPair(which);
    session.step({ kind: 'logout', reason: 'closing' });
    session.pass(4);
    expect(session.isConnected).toBe(true);
    session.pass(1);
    expect(session.isConnected).toBe(false);
  });

  it('[FX72] numbers begin anew where it was agreed on', () => {
    const onLogout = standingPair(which, { resetsOnLogout: true });
    onLogout.other.send({ type: '5', seq: 2 });
    expect(onLogout.session.numbers).toMatchObject({ epoch: 2, nextIn: 1, nextOut: 1 });
    const onCut = standingPair(which, { resetsOnDisconnect: true });
    onCut.session.cut();
    expect(onCut.session.numbers).toMatchObject({ epoch: 2, nextIn: 1, nextOut: 1 });
  });

  it('[FX84] the end of a period logs out, and the next one begins with number 1', () => {
    const { session, other } = standingPair(which, { schedule: DAY });
    session.pass(59);
    other.send({ type: '0', seq: 2 });
    session.pass(1);
    expect(other.received().at(-1)?.text(58)).toBe('The session has ended for now.');
    other.send({ type: '5', seq: 3 });
    expect(session.isConnected).toBe(false);
    session.nowMs += 23 * 3_600_000;
    session.connect();
    other.send({ type: 'A', seq: 1, fields: other.logonFields() });
    expect(other.received()[0]?.integer(34)).toBe(1);
    expect(session.numbers).toMatchObject({ epoch: 2, nextIn: 2, nextOut: 2 });
  });

  it('[FX84] numbers go on within a period', () => {
    const { session, other } = standingPair(which, { schedule: DAY });
    session.cut();
    session.crash();
    session.connect();
    other.send({ type: 'A', seq: 2, fields: other.logonFields() });
    expect(other.received()[0]?.integer(34)).toBe(2);
    expect(session.numbers.epoch).toBe(1);
  });
});

describe('an interval of 0', () => {
  it('[FX23] has no heartbeats', () => {
    const { session, other } = standingPair(['FIX.4.4', 'initiator'], { heartbeatSeconds: 0 });
    session.pass(500);
    expect(other.received()).toEqual([]);
    expect(session.isConnected).toBe(true);
  });
});
