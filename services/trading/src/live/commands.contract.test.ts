import { afterEach, describe, expect, it } from 'vitest';
import type { CommandHandlers } from './command-handlers.ts';
import { type Desk, startDesk, type TestClient, testUser } from './testing.ts';

let desk: Desk;

afterEach(() => desk.stop());

const ALLOWED = testUser({ are_actions_permitted: true });
const pause = { name: 'order.pause', args: { parent_order_numeric_ids: [1] } };

/** Counts what was done, and answers when the test lets it. */
function countingHandlers() {
  const done: string[] = [];
  const waiting: (() => void)[] = [];
  const handlers: CommandHandlers = {
    'order.pause': async ({ id }) => {
      done.push(id);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { ok: true, message: `done ${done.length}` };
    },
    'search.prefix': ({ args }) => ({ ok: true, message: args.prefix, data: [] }),
    'order.cancel': () => {
      done.push('cancel');
      throw new Error('broken');
    },
  };
  return { done, handlers, release: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

async function signedIn(user = ALLOWED): Promise<TestClient> {
  const client = await desk.connect();
  await client.login(user);
  return client;
}

function set(id: string, isOn: boolean) {
  const args = { global_auto_trading_status: isOn, reason: 'Test' };
  return { id, name: 'global_auto_trading.set', args };
}

describe('the kill switch', () => {
  it('stops trading at once however old the sign-in, and asks for the password before trading goes on', async () => {
    const admin = testUser({ is_admin: true });
    const done: boolean[] = [];
    const commands: CommandHandlers = {
      'global_auto_trading.set': ({ args }) => {
        done.push(args.global_auto_trading_status);
        return { ok: true, message: 'done' };
      },
    };
    desk = await startDesk({ users: [admin], commands });
    const client = await signedIn(admin);
    const proved = (confirmedMs: number) => {
      for (const [token, session] of desk.identity.sessions)
        desk.identity.sessions.set(token, { ...session, confirmedMs });
    };
    proved(0);
    const again = await desk.connect();
    again.send('login_by_session', { id_of_session_to_duplicate: [...desk.identity.sessions.keys()][0], version: 1 });
    await again.next('login_ok');
    client.socket.terminate();
    again.send('command', set('off', false));
    expect(await again.next('result')).toMatchObject({ id: 'off', ok: true });
    again.send('command', set('on', true));
    expect(await again.next('result')).toMatchObject({ id: 'on', ok: false, code: 'password-required' });
    expect(done).toEqual([false]);
    proved(Date.now());
    again.send('command', set('on', true));
    expect(await again.next('result')).toMatchObject({ id: 'on', ok: true });
    expect(done).toEqual([false, true]);
    expect(desk.identity.events).toMatchObject([
      { kind: 'auto_trading_switched', detail: { to: 'off', reason: 'Test' } },
      { kind: 'auto_trading_switched', detail: { to: 'on' } },
    ]);
  });
});

describe('the kill switch and a security log that takes no entries', () => {
  it('[LS69] trading stops all the same, and goes on only once that is recorded', async () => {
    const admin = testUser({ is_admin: true });
    const done: boolean[] = [];
    const commands: CommandHandlers = {
      'global_auto_trading.set': ({ args }) => {
        done.push(args.global_auto_trading_status);
        return { ok: true, message: 'done' };
      },
    };
    desk = await startDesk({ users: [admin], commands });
    desk.identity.isLogAway = true;
    const client = await signedIn(admin);
    client.send('command', set('off', false));
    expect(await client.next('result')).toMatchObject({ id: 'off', ok: true });
    client.send('command', set('on', true));
    expect(await client.next('result')).toMatchObject({ id: 'on', ok: false, code: 'not-recorded' });
    expect(done).toEqual([false]);
    desk.identity.isLogAway = false;
    client.send('command', set('on', true));
    expect(await client.next('result')).toMatchObject({ id: 'on', ok: true });
    expect(done).toEqual([false, true]);
    expect(desk.identity.events).toMatchObject([{ detail: { from: 'off', to: 'on', reason: 'Test' } }]);
  });

  it('[LS69] trading that could not be switched on is recorded as that', async () => {
    const admin = testUser({ is_admin: true });
    const refused = { ok: false, code: 'no-change', message: 'Global auto-trading is already on.' };
    desk = await startDesk({ users: [admin], commands: { 'global_auto_trading.set': () => refused } });
    const client = await signedIn(admin);
    client.send('command', set('on', true));
    expect(await client.next('result')).toMatchObject({ ok: false, code: 'no-change' });
    expect(desk.identity.events.map(({ detail }) => detail['not_done'])).toEqual([undefined, refused.message]);
  });
});

describe('commands', () => {
  it('[LS60] go to their handler after the permission check', async () => {
    const { handlers, done } = countingHandlers();
    const viewer = testUser({ id: 2, email_id: 'viewer@desk.example' });
    desk = await startDesk({ users: [ALLOWED, viewer], commands: handlers });
    const client = await signedIn(viewer);
    client.send('command', { id: 'a', ...pause });
    expect(await client.next('result')).toMatchObject({ id: 'a', ok: false, code: 'not-permitted' });
    client.send('command', { id: 'b', name: 'search.prefix', args: { prefix: 'VO' } });
    expect(await client.next('result')).toEqual({ id: 'b', ok: true, message: 'VO', data: [] });
    expect(done).toEqual([]);
  });

  it('[LS61] the same id is done once, while under way and after, on any page of the user', async () => {
    const { handlers, done, release } = countingHandlers();
    desk = await startDesk({ users: [ALLOWED], commands: handlers });
    const [first, second] = [await signedIn(), await signedIn()];
    first.send('command', { id: 'a', ...pause });
    await first.settle();
    second.send('command', { id: 'a', ...pause });
    await second.settle();
    release();
    expect(await first.next('result')).toMatchObject({ id: 'a', message: 'done 1' });
    expect(await second.next('result')).toMatchObject({ id: 'a', message: 'done 1' });
    second.send('command', { id: 'a', ...pause });
    expect(await second.next('result')).toMatchObject({ id: 'a', message: 'done 1' });
    second.send('command', { id: 'a', name: 'order.cancel', args: pause.args });
    expect(await second.next('result')).toMatchObject({ id: 'a', code: 'id-in-use' });
    expect(done).toEqual(['a']);
  });

  it.each(['outcome-unknown', 'engine-down'])('[LS61] an answer of %s is not the last word', async (code) => {
    const outcomes = [
      { ok: false, code, message: 'not yet' },
      { ok: true, message: 'Paused.' },
    ];
    const handlers = { 'order.pause': () => outcomes.shift() ?? { ok: false, code: 'twice', message: 'done twice' } };
    desk = await startDesk({ users: [ALLOWED], commands: handlers });
    const client = await signedIn();
    client.send('command', { id: 'a', ...pause });
    expect(await client.next('result')).toMatchObject({ ok: false, code });
    for (const _ of ['true answer', 'the same again']) {
      client.send('command', { id: 'a', ...pause });
      expect(await client.next('result')).toMatchObject({ id: 'a', ok: true, message: 'Paused.' });
    }
  });

  it('a command that takes its time holds up nothing else', async () => {
    const { handlers, release } = countingHandlers();
    desk = await startDesk({ users: [ALLOWED], commands: handlers });
    const client = await signedIn();
    client.send('command', { id: 'slow', ...pause });
    client.send('command', { id: 'quick', name: 'search.prefix', args: { prefix: 'x' } });
    expect(await client.next('result')).toMatchObject({ id: 'quick' });
    release();
    expect(await client.next('result')).toMatchObject({ id: 'slow' });
  });

  it('one whose handler breaks is answered, and may be tried again', async () => {
    const { handlers, done } = countingHandlers();
    desk = await startDesk({ users: [ALLOWED], commands: handlers });
    const client = await signedIn();
    for (const round of [1, 2]) {
      client.send('command', { id: 'c', name: 'order.cancel', args: pause.args });
      expect(await client.next('result')).toMatchObject({ id: 'c', ok: false, code: 'internal' });
      expect(done).toHaveLength(round);
    }
  });
});
