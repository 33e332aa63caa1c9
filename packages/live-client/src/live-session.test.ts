import { TOO_MANY_CONNECTIONS } from '@meridian/protocol/live/limits';
import { describe, expect, it } from 'vitest';
import { LiveSession } from './live-session.ts';
import { FakeVisibility, fakeSockets, loginOk, ManualTimers, TEST_USER } from './testing.ts';

const CREDENTIALS = { email_id: 'trader@desk.example', password: 'secret' };
const SESSION_ID = 'session-secret-1234';

function desk() {
  const timers = new ManualTimers();
  const sockets = fakeSockets();
  let id = 0;
  const session = new LiveSession({
    url: 'ws://desk/live',
    WebSocket: sockets.WebSocket,
    timers,
    visibility: new FakeVisibility(),
    newId: () => `id-${(id += 1)}`,
  });
  const state = () => session.getSnapshot().state;
  return { session, timers, sockets, state };
}

async function signedIn() {
  const made = desk();
  const signing = made.session.signIn(CREDENTIALS);
  made.sockets.last().open();
  made.sockets.last().say(loginOk());
  expect(await signing).toMatchObject({ kind: 'signed-in' });
  return made;
}

describe('signing in', () => {
  it('[LS11] goes from idle over connecting and authenticating to ready', async () => {
    const { session, sockets, state } = desk();
    const seen: string[] = [];
    session.subscribe(() => seen.push(state().kind));
    expect(state().kind).toBe('idle');
    const signing = session.signIn(CREDENTIALS);
    sockets.last().open();
    expect(sockets.last().sent).toEqual([{ type: 'login', payload: { version: 1, ...CREDENTIALS } }]);
    sockets.last().say(loginOk());
    await signing;
    expect(seen).toEqual(['connecting', 'authenticating', 'ready']);
    expect(session.getSnapshot().identity).toMatchObject({ session_id: SESSION_ID, user: TEST_USER, clockOffsetMs: 0 });
  });

  it('[LS44] goes by the clock of the server, also after this one was set', async () => {
    const { session, sockets, timers } = desk();
    const signing = session.signIn(CREDENTIALS);
    sockets.last().open();
    sockets.last().say(loginOk(SESSION_ID, timers.now() - 300_000));
    await signing;
    expect(session.getSnapshot().identity?.clockOffsetMs).toBe(-300_000);
    sockets.last().say({ type: 'heartbeat', payload: { server_time_ms: timers.now() } });
    expect(session.getSnapshot().identity?.clockOffsetMs).toBe(0);
  });

  it('[LS12] tells why it was refused, and does not come back by itself', async () => {
    const { session, sockets, timers, state } = desk();
    const signing = session.signIn(CREDENTIALS);
    sockets.last().open();
    sockets.last().say({ type: 'login_failed', payload: { error_reason: 'Wrong.', needs_verification: false } });
    expect(await signing).toEqual({
      kind: 'refused',
      error_reason: 'Wrong.',
      needs_verification: false,
      captcha_required: false,
    });
    expect(state()).toMatchObject({ kind: 'refused', reason: 'Wrong.' });
    timers.advance(60_000);
    expect(sockets.made).toHaveLength(1);
  });

  it('[LS80] forgets a password that got no answer', async () => {
    const { session, sockets, timers, state } = desk();
    const signing = session.signIn(CREDENTIALS);
    sockets.last().drop();
    expect(await signing).toEqual({ kind: 'no-response' });
    expect(state().kind).toBe('idle');
    timers.advance(60_000);
    expect(sockets.made).toHaveLength(1);
  });

  it('[LS80] tries a main service token again', async () => {
    const { session, sockets, timers, state } = desk();
    const signing = session.signIn({ email_id: 'a@b.example', main_token: 'token-of-the-main-service' });
    sockets.last().drop();
    expect(await signing).toEqual({ kind: 'no-response' });
    timers.advance(5_000);
    sockets.last().open();
    sockets.last().say(loginOk());
    expect([sockets.made.length, state().kind]).toEqual([2, 'ready']);
  });

  it('[LS16] comes back after a reload with the session id alone', async () => {
    const { session, sockets } = desk();
    const resuming = session.resume(SESSION_ID);
    sockets.last().open();
    expect(sockets.last().sent).toEqual([
      { type: 'login_by_session', payload: { version: 1, id_of_session_to_duplicate: SESSION_ID } },
    ]);
    sockets.last().say(loginOk());
    expect(await resuming).toMatchObject({ kind: 'signed-in' });
  });

  it.each([
    ['session-ended', 'The session has ended.'],
    ['version-mismatch', 'Reload this page.'],
  ])('[LS5] %s ends it for good', async (code, message) => {
    const { session, sockets, timers, state } = desk();
    const resuming = session.resume(SESSION_ID);
    sockets.last().open();
    sockets.last().say({ type: 'session_error', payload: { message, code } });
    expect(await resuming).toEqual({ kind: 'session-error', message, code });
    expect(state()).toMatchObject({ kind: 'refused', reason: message, code });
    timers.advance(60_000);
    expect(sockets.made).toHaveLength(1);
  });

  it('a second sign-in takes the place of the first', async () => {
    const { session, sockets } = desk();
    const first = session.signIn(CREDENTIALS);
    const second = session.signIn(CREDENTIALS);
    expect(await first).toEqual({ kind: 'no-response' });
    expect(sockets.made[0]?.isClosed).toBe(true);
    sockets.made[0]?.say(loginOk('of-the-first-attempt'));
    sockets.last().open();
    sockets.last().say(loginOk());
    expect(await second).toMatchObject({ identity: { session_id: SESSION_ID } });
  });
});

describe('losing the connection', () => {
  it('[LS80] reconnects exactly 5 s after the close, by session', async () => {
    const { session, sockets, timers, state } = await signedIn();
    const lostMs = timers.now();
    sockets.last().drop();
    expect(state()).toEqual({ kind: 'lost', sinceMs: lostMs, retryAtMs: lostMs + 5_000 });
    expect(session.getSnapshot().identity).not.toBeNull();
    timers.advance(4_999);
    expect(sockets.made).toHaveLength(1);
    timers.advance(1);
    expect(sockets.made).toHaveLength(2);
    expect(state()).toEqual({ kind: 'lost', sinceMs: lostMs, retryAtMs: null });
    sockets.last().open();
    expect(sockets.last().sent[0]).toMatchObject({ payload: { id_of_session_to_duplicate: SESSION_ID } });
    sockets.last().say(loginOk());
    expect(state()).toMatchObject({ kind: 'ready' });
  });

  it('[LS80] goes on trying, and [LS82] remembers since when', async () => {
    const { sockets, timers, state } = await signedIn();
    const lostMs = timers.now();
    sockets.last().drop();
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      timers.advance(5_000);
      expect(sockets.made).toHaveLength(attempt);
      sockets.last().drop();
      expect(state()).toEqual({ kind: 'lost', sinceMs: lostMs, retryAtMs: timers.now() + 5_000 });
    }
  });

  it('[LS80] tries at once when asked, and then only once', async () => {
    const { session, sockets, timers } = await signedIn();
    sockets.last().drop();
    session.retryNow();
    session.retryNow();
    expect(sockets.made).toHaveLength(2);
    timers.advance(5_000);
    expect(sockets.made).toHaveLength(2);
  });

  it('[LS83] too many connections on the way back is tried again', async () => {
    const { sockets, timers, state } = await signedIn();
    sockets.last().drop();
    timers.advance(5_000);
    sockets.last().open();
    const payload = { error_reason: TOO_MANY_CONNECTIONS, needs_verification: false };
    sockets.last().say({ type: 'login_failed', payload });
    expect(state()).toMatchObject({ kind: 'lost', retryAtMs: timers.now() + 5_000 });
    timers.advance(5_000);
    expect(sockets.made).toHaveLength(3);
  });

  it('[LS44] a line that says nothing for 15 s counts as lost', async () => {
    const { sockets, timers, state } = await signedIn();
    timers.advance(10_000);
    sockets.last().say({ type: 'heartbeat', payload: { server_time_ms: 1 } });
    timers.advance(14_999);
    expect(state().kind).toBe('ready');
    timers.advance(1);
    expect(state().kind).toBe('lost');
    expect(sockets.made[0]?.isClosed).toBe(true);
  });

  it('[LS82] knows when the server was last heard', async () => {
    const { session, sockets, timers } = await signedIn();
    timers.advance(3_000);
    sockets.last().say({ type: 'heartbeat', payload: { server_time_ms: 1 } });
    timers.advance(2_000);
    expect(session.lastMessageMs()).toBe(timers.now() - 2_000);
  });

  it('[LS5] a close with the code of a session error is one, whatever was cut off', async () => {
    const { sockets, timers, state } = await signedIn();
    sockets.last().drop(4001);
    timers.advance(60_000);
    expect([state().kind, sockets.made.length]).toEqual(['refused', 1]);
  });

  it('[LS1] passes over frames that it does not know', async () => {
    const { sockets, state } = await signedIn();
    sockets.last().sayRaw('{"type":"fireworks","payload":{}}');
    sockets.last().sayRaw('nonsense');
    sockets.last().sayRaw(new ArrayBuffer(8));
    expect(state().kind).toBe('ready');
  });
});

describe('signing out', () => {
  it('[LS18] ends the session and stays away', async () => {
    const { session, sockets, timers, state } = await signedIn();
    const leaving = session.signOut();
    expect(sockets.last().sent.at(-1)).toEqual({ type: 'logout', payload: {} });
    sockets.last().say({ type: 'logged_out', payload: {} });
    expect(await leaving).toEqual({ kind: 'signed-out' });
    timers.advance(60_000);
    expect([state().kind, sockets.made.length, session.getSnapshot().identity]).toEqual(['idle', 1, null]);
    expect(timers.size).toBe(0);
  });

  it('[LS18] says so when it failed, and is out here all the same', async () => {
    const { session, sockets, state } = await signedIn();
    const leaving = session.signOut();
    const payload = { id: null, ok: false, code: 'logout-failed', message: 'Something went wrong!' };
    sockets.last().say({ type: 'result', payload });
    expect(await leaving).toEqual({ kind: 'failed', message: 'Something went wrong!' });
    expect(state().kind).toBe('idle');
  });

  it('[LS19] is out when the session ended elsewhere meanwhile, and answers everybody who asked', async () => {
    const { session, sockets, state, timers } = await signedIn();
    const leaving = [session.signOut(), session.signOut()];
    sockets.last().say({ type: 'session_error', payload: { message: 'You signed out.', code: 'session-ended' } });
    expect(await Promise.all(leaving)).toEqual([{ kind: 'signed-out' }, { kind: 'signed-out' }]);
    expect([state().kind, timers.size]).toEqual(['idle', 0]);
  });

  it('[LS18] is answered when somebody signs in meanwhile', async () => {
    const { session } = await signedIn();
    const leaving = session.signOut();
    void session.signIn(CREDENTIALS);
    expect(await leaving).toEqual({ kind: 'no-response' });
  });

  it('[LS18] does not wait for ever, nor for a connection that is lost', async () => {
    const silent = await signedIn();
    const leaving = silent.session.signOut();
    silent.timers.advance(5_000);
    expect(await leaving).toEqual({ kind: 'no-response' });
    const lost = await signedIn();
    lost.sockets.last().drop();
    expect(await lost.session.signOut()).toEqual({ kind: 'no-response' });
    lost.timers.advance(60_000);
    expect(lost.sockets.made).toHaveLength(1);
  });
});

describe('while signed in', () => {
  it('[LS20] follows a change of permissions', async () => {
    const { session, sockets } = await signedIn();
    const user = { ...TEST_USER, log_permit: false };
    sockets.last().say({ type: 'user_changed', payload: { user } });
    expect(session.getSnapshot().identity?.user.log_permit).toBe(false);
  });

  it('gives the same snapshot until something changes', async () => {
    const { session, sockets, timers } = await signedIn();
    const before = session.getSnapshot();
    sockets.last().say({ type: 'heartbeat', payload: { server_time_ms: timers.now() + 900 } });
    expect(session.getSnapshot()).toBe(before);
  });
});

it('[LS21] a registration needs no session and disturbs none', async () => {
  const { session, sockets, state } = await signedIn();
  const person = { name: 'New', email_id: 'new@desk.example', short_name: 'NW', organisation: 'Desk' };
  const registering = session.register({ ...person, password: 'secret', captcha: 'proof' });
  sockets.last().open();
  expect(sockets.last().sent).toMatchObject([{ type: 'register', payload: { ...person, id: 'id-1' } }]);
  sockets.last().say({ type: 'result', payload: { id: 'id-1', ok: true, message: 'Sent.' } });
  expect(await registering).toMatchObject({ kind: 'registered' });
  expect([sockets.last().isClosed, state().kind]).toEqual([true, 'ready']);
});
