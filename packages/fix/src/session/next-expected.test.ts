import { describe, expect, it } from 'vitest';
import type { FixMessage } from '../codec/fix-message.ts';
import { NEWS, pairOf, SESSION_CASES } from '../testing/session-cases.ts';

function shown(message: FixMessage | undefined): string {
  return `${message?.type} ${message?.integer(34)} ${message?.text(58) ?? ''}`.trim();
}

describe.each(SESSION_CASES.filter(([version]) => version !== 'FIX.4.2'))(
  'NextExpectedMsgSeqNum, %s %s',
  (...which) => {
    const more = { sendsNextExpected: true };

    it('[FX20] each side fills the gap of the other unasked', () => {
      const { session, other } = pairOf(which, more);
      other.logOn('789=1');
      session.send('B', NEWS);
      session.cut();
      session.connect();
      const before = session.numbers.nextOut;
      // They lost everything from 2 on, and sent two messages that we lost.
      other.send({ type: 'A', seq: 4, fields: other.logonFields('789=2') });
      const sent = other.received().filter(({ type }) => type !== 'A');
      expect(sent.map((message) => [message.type, message.integer(34), message.text(36)])).toEqual(
        which[1] === 'acceptor'
          ? [['B', 2, null]]
          : [
              ['B', 2, null],
              ['4', 3, String(before)],
            ],
      );
      expect(sent.every((message) => message.isLetter(43, 'Y'))).toBe(true);
      other.send({ type: 'B', seq: 2, isPossDup: true, fields: NEWS });
      other.send({ type: 'B', seq: 3, isPossDup: true, fields: NEWS });
      expect(session.state).toMatchObject({ nextIn: 5, gap: null });
    });

    it('[FX20] a gap that nobody fills is asked for after all', () => {
      const { session, other } = pairOf(which, more);
      other.logOn('789=1');
      session.cut();
      session.connect();
      other.send({ type: 'A', seq: 4, fields: other.logonFields(`789=${session.state.nextOut}`) });
      expect(other.received().filter(({ type }) => type === '2')).toHaveLength(0);
      session.pass(20);
      expect(
        other
          .received()
          .filter(({ type }) => type === '2')
          .map((message) => message.integer(7)),
      ).toEqual([2]);
    });

    it('[FX20] a number that was never reached ends the session', () => {
      const { session, other } = pairOf(which, more);
      session.connect();
      other.send({ type: 'A', seq: 1, fields: other.logonFields('789=7') });
      expect(shown(other.received().at(-1))).toMatch(
        /^5 \d NextExpectedMsgSeqNum too high, expecting \d but received 7$/,
      );
      expect(session.isConnected).toBe(false);
    });
  },
);

describe('DefaultApplVerID', () => {
  it.each(['acceptor', 'initiator'] as const)('[FX16] another application version is refused by the %s', (role) => {
    const { session, other } = pairOf(['FIXT.1.1', role]);
    session.connect();
    other.send({ type: 'A', seq: 1, fields: '98=0|108=30|1137=6' });
    expect(shown(other.received().at(-1))).toContain('DefaultApplVerID 6 is not supported: send 9.');
    expect(session.isConnected).toBe(false);
  });
});
