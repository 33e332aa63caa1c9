import { RECONNECT_DELAY_MS } from '@meridian/domain/constants';
import { describe, expect, it } from 'vitest';
import { LiveSession } from './live-session.ts';
import { DOUBT_AFTER_MS, GIVE_UP_AFTER_MS, sendUntilAnswered } from './send-until-answered.ts';
import { ALWAYS_VISIBLE } from './socket-port.ts';
import { fakeSockets, loginOk, ManualTimers } from './testing.ts';

function desk() {
  const timers = new ManualTimers();
  const sockets = fakeSockets();
  const session = new LiveSession({
    url: 'ws://desk/live',
    WebSocket: sockets.WebSocket,
    timers,
    visibility: ALWAYS_VISIBLE,
    newId: () => 'unused',
  });
  const signIn = () => {
    sockets.last().open();
    sockets.last().say(loginOk());
  };
  void session.signIn({ email_id: 'a@b.example', password: 'p' });
  signIn();
  let doubts = 0;
  const send = () =>
    sendUntilAnswered(
      session,
      'order.pause',
      { parent_order_numeric_ids: [1] },
      { timers, id: 'pause-1', onDoubt: () => (doubts += 1) },
    );
  const commands = () => sockets.last().sent.flatMap((sent) => (sent.type === 'command' ? [sent.payload.id] : []));
  const answer = (ok: boolean, code?: string) =>
    sockets.last().say({
      type: 'result',
      payload: { id: 'pause-1', ok, message: ok ? 'Paused.' : 'No.', ...(code === undefined ? {} : { code }) },
    });
  return { timers, sockets, session, signIn, send, commands, answer, doubts: () => doubts };
}

/** Lets all pending promises continue. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('a command that stays with its outcome', () => {
  it('is answered at once while the line holds', async () => {
    const { send, answer, commands, doubts } = desk();
    const result = send();
    answer(true);
    expect(await result).toMatchObject({ kind: 'ok', message: 'Paused.' });
    expect([commands(), doubts()]).toEqual([['pause-1'], 0]);
  });

  it('says after some seconds that the outcome is being asked for, while the line holds and nobody answers', async () => {
    const { send, answer, doubts, timers } = desk();
    const result = send();
    timers.advance(DOUBT_AFTER_MS - 1);
    expect(doubts()).toBe(0);
    timers.advance(1);
    expect([doubts(), DOUBT_AFTER_MS <= 5_000]).toEqual([1, true]);
    answer(true);
    expect(await result).toMatchObject({ kind: 'ok' });
    timers.advance(DOUBT_AFTER_MS);
    expect(doubts()).toBe(1);
  });

  it('does not wait without end for a server that never answers', async () => {
    const { send, timers } = desk();
    const result = send();
    for (let second = 0; second < GIVE_UP_AFTER_MS / 1_000 + 30; second += 1) {
      timers.advance(1_000);
      await settle();
    }
    expect(await result).toMatchObject({
      kind: 'unknown',
      message: 'Network error: the outcome is unknown. Look at the order before you send again.',
    });
  });

  it('is asked about again under the same id when the line was cut', async () => {
    const { send, answer, commands, doubts, sockets, timers, signIn } = desk();
    const result = send();
    sockets.last().drop();
    await settle();
    expect(doubts()).toBe(1);
    timers.advance(RECONNECT_DELAY_MS);
    signIn();
    timers.advance(1_000);
    await settle();
    expect(commands()).toEqual(['pause-1']);
    answer(true);
    expect(await result).toMatchObject({ kind: 'ok' });
  });

  it('is asked about again when the server could not tell', async () => {
    const { send, answer, commands, timers } = desk();
    const result = send();
    answer(false, 'outcome-unknown');
    await settle();
    timers.advance(1_000);
    await settle();
    expect(commands()).toEqual(['pause-1', 'pause-1']);
    answer(false, 'not-found');
    expect(await result).toMatchObject({ kind: 'failed', code: 'not-found' });
  });

  it('is not sent later when it never left', async () => {
    const { send, sockets, timers, signIn, commands } = desk();
    sockets.last().drop();
    expect(await send()).toMatchObject({ kind: 'not-sent' });
    timers.advance(RECONNECT_DELAY_MS);
    signIn();
    expect(commands()).toEqual([]);
  });

  it('says so when the line does not come back', async () => {
    const { send, sockets, timers } = desk();
    const result = send();
    sockets.last().drop();
    await settle();
    timers.advance(GIVE_UP_AFTER_MS);
    expect(await result).toMatchObject({ kind: 'unknown', id: 'pause-1' });
  });

  it('ends when the session does', async () => {
    const { send, sockets, session } = desk();
    const result = send();
    sockets.last().drop();
    await settle();
    void session.signOut();
    expect(await result).toMatchObject({ kind: 'unknown' });
  });
});
