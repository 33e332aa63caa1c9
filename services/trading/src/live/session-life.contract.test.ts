import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk, type TestClient, testUser } from './testing.ts';

let desk: Desk;

afterEach(() => desk.stop());

async function signedIn(): Promise<TestClient> {
  const client = await desk.connect();
  await client.login();
  return client;
}

describe('the life of a session', () => {
  it('[LS19] one that ends elsewhere closes its connections at once, and no others', async () => {
    desk = await startDesk();
    const first = await signedIn();
    const second = await signedIn();
    await desk.identity.revoke('session-1', 'An administrator ended your session.');
    expect(await first.next('session_error')).toEqual({
      code: 'session-ended',
      message: 'An administrator ended your session.',
    });
    expect(await first.closed).toMatchObject({ code: 4001 });
    await second.settle();
  });

  it('[LS19] one whose end was not told is found out', async () => {
    desk = await startDesk({ limits: { recheckIntervalMs: 50, housekeepingIntervalMs: 10 } });
    const client = await signedIn();
    desk.identity.sessions.clear();
    expect(await client.next('session_error')).toMatchObject({ code: 'session-ended' });
  });

  it('[LS19] identity being away ends nothing', async () => {
    desk = await startDesk({ limits: { recheckIntervalMs: 10, housekeepingIntervalMs: 10 } });
    const client = await signedIn();
    desk.identity.isAway = true;
    let lookups = 0;
    desk.identity.during = () => {
      lookups += 1;
    };
    await expect.poll(() => lookups).toBeGreaterThan(2);
    await client.settle();
  });

  it('[LS20] new permissions reach every connection, and subscriptions start again', async () => {
    desk = await startDesk();
    const clients = [await signedIn(), await signedIn()];
    for (const client of clients) {
      client.send('subscribe', { id: 's1', topic: 'destinations', params: {} });
      client.send('subscribe', { id: 's2', topic: 'event_log', params: { snapshot_only: false } });
      expect(await client.next('result')).toMatchObject({ id: 's2', code: 'not-permitted' });
    }
    const user = testUser({ log_permit: true });
    await desk.identity.change(user);
    for (const client of clients) {
      expect(await client.next('user_changed')).toEqual({ user });
      expect(await client.next('fields')).toMatchObject({ id: 's1' });
      expect(await client.next('snapshot')).toMatchObject({ id: 's1', seq: 1 });
      client.send('subscribe', { id: 's2', topic: 'event_log', params: { snapshot_only: false } });
      expect(await client.next('result')).toMatchObject({ id: 's2', code: 'not-available' });
    }
  });

  it('[LS20] a subscription that is no longer permitted ends', async () => {
    const source = {
      fields: ['symbol'],
      scope: 'desk' as const,
      open: () => ({ keys: () => [], row: () => undefined, close: () => undefined }),
    };
    const permitted = testUser({ market_data_permit: true });
    desk = await startDesk({ users: [permitted], sources: { market_data: source } });
    const client = await signedIn();
    client.send('subscribe', { id: 'm', topic: 'market_data', params: { exchange_symbols: ['VOD'] } });
    await client.next('snapshot');
    await desk.identity.change(testUser({ market_data_permit: false }));
    expect(await client.next('result')).toMatchObject({ id: 'm', code: 'not-permitted' });
  });

  it('[LS43] a client that answers no ping is dropped, and makes room', async () => {
    desk = await startDesk({ limits: { pingIntervalMs: 300, housekeepingIntervalMs: 50 } });
    desk.identity.maxConnections = 2;
    const alive = await signedIn();
    const mute = await signedIn();
    mute.socket.pause();
    const third = await desk.connect();
    let answer = 'login_failed';
    while (answer === 'login_failed') {
      await setTimeout(100);
      third.send('login_by_session', { version: 1, id_of_session_to_duplicate: 'token-1-of-trader@desk.example' });
      answer = (await third.nextFrame()).type;
    }
    expect(answer).toBe('login_ok');
    await alive.settle();
  });

  it('[LS44] a silent line is heard now and then', async () => {
    desk = await startDesk({ limits: { heartbeatIntervalMs: 30, housekeepingIntervalMs: 10 } });
    const client = await signedIn();
    const first = await client.next('heartbeat');
    const second = await client.next('heartbeat');
    expect(second.server_time_ms).toBeGreaterThan(first.server_time_ms);
  });
});
