import { describe, expect, it } from 'vitest';
import type { FixMessage } from '../codec/fix-message.ts';
import { shownBytes } from '../testing/fix-text.ts';
import { NEWS, SESSION_CASES, standingPair } from '../testing/session-cases.ts';
import { MAX_RESEND_MESSAGES } from './session-config.ts';

function shown(message: FixMessage): string {
  return `${message.type}${message.integer(34)}${message.type === '4' ? `-${message.integer(36)}` : ''}`;
}

function body(message: FixMessage | undefined): string | undefined {
  return /37=.*kept/.exec(shownBytes(message?.bytes ?? new Uint8Array(0)))?.[0];
}

describe.each(SESSION_CASES)('resends, %s %s', (...which) => {
  it('[FX60] send the stored bytes again with PossDupFlag and OrigSendingTime', () => {
    const { session, other } = standingPair(which);
    session.send('8', '37=O1|17=E1|95=3|96=a|b|58=kept', '');
    const [first] = other.received();
    session.pass(3);
    other.send({ type: '2', seq: 2, fields: '7=2|16=2' });
    const [again] = other.received();
    expect(again?.isLetter(43, 'Y')).toBe(true);
    expect(again?.text(122)).toBe(first?.text(52));
    expect(again?.text(52)).not.toBe(first?.text(52));
    expect(body(again)).toBe(body(first));
  });

  it('[FX60] keep the flag of a possible resend', () => {
    const { session, other } = standingPair(which);
    session.step({ kind: 'send', type: 'B', fields: new Uint8Array(0), ref: '', isPossResend: true });
    other.received();
    other.send({ type: '2', seq: 2, fields: '7=2|16=0' });
    expect(other.received().map((message) => [message.text(97), message.text(43)])).toEqual([['Y', 'Y']]);
  });

  it('[FX61] fill the numbers of orders and their changes, and say which', () => {
    const { session, other } = standingPair(which);
    for (const type of ['D', 'G', '8', 'F', 'E']) session.send(type, '11=A', type);
    other.received();
    session.takeEffects();
    other.send({ type: '2', seq: 2, fields: '7=2|16=0' });
    expect(other.received().map(shown)).toEqual(['42-4', '84', '45-7']);
    const told = session.takeEffects().flatMap((effect) => (effect.kind === 'not-repeated' ? [effect.type] : []));
    expect(told).toEqual(['D', 'G', 'F', 'E']);
  });

  it('[FX62] fill the numbers of session messages, Rejects apart', () => {
    const { session, other } = standingPair(which);
    other.send({ type: '1', seq: 2, fields: '112=a' });
    other.send({ type: 'B', seq: 3, fields: '148=x' });
    session.send('B', NEWS);
    other.received();
    other.send({ type: '2', seq: 4, fields: '7=1|16=0' });
    const expected = which[0] === 'FIXT.1.1' ? ['41-3', 'B3'] : ['41-3', '33', 'B4'];
    expect(other.received().map(shown)).toEqual(expected);
  });

  it('[FX64] of messages that were never sent are rejected', () => {
    const { other } = standingPair(which);
    other.send({ type: '2', seq: 2, fields: '7=9|16=0' });
    other.send({ type: '2', seq: 3, fields: '7=2|16=1' });
    other.send({ type: '2', seq: 4, fields: '7=0|16=0' });
    expect(other.received().map((message) => [message.type, message.text(371)])).toEqual([
      ['3', '7'],
      ['3', '16'],
      ['3', '7'],
    ]);
  });

  it('[FX65] that are asked for again and again end the session', () => {
    const { session, other } = standingPair(which, { maxResendAsks: 3 });
    for (let seq = 2; seq < 6; seq += 1) other.send({ type: '2', seq, fields: '7=1|16=1' });
    const sent = other.received();
    expect(sent.map(({ type }) => type)).toEqual(['4', '4', '4', '5']);
    expect(sent.at(-1)?.text(58)).toBe('The same messages from 1 were asked for more than 3 times.');
    expect(session.isConnected).toBe(false);
  });

  it('[FX66] are stored before they leave', () => {
    const { session } = standingPair(which);
    const kinds = session.send('B', NEWS, 'n').map(({ kind }) => kind);
    expect(kinds).toEqual(['persist-sent', 'send']);
  });
});

describe('long resends', () => {
  it('[FX63] are fetched in parts, and a late answer to an older part is not used', () => {
    const { session, other } = standingPair(['FIX.4.4', 'acceptor']);
    const count = 2 * MAX_RESEND_MESSAGES + 10;
    for (let sent = 0; sent < count; sent += 1) session.send('B', NEWS);
    session.takeBytes();
    session.takeEffects();
    other.send({ type: '2', seq: 2, fields: '7=1|16=0' });
    const fetched = session
      .takeEffects()
      .flatMap((effect) => (effect.kind === 'fetch' ? [[effect.from, effect.to]] : []));
    expect(fetched).toEqual([
      [1, 2_000],
      [2_001, 4_000],
      [4_001, count + 1],
    ]);
    expect(other.received()).toHaveLength(count + 1);
    session.step({ kind: 'stored', from: 1, to: 5, messages: [] });
    expect(other.received()).toEqual([]);
  });
});
