import { afterEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk, type TestClient, testUser } from './testing.ts';

let desk: Desk;

afterEach(() => desk.stop());

async function signedIn(): Promise<TestClient> {
  const client = await desk.connect();
  await client.login();
  return client;
}

const subscribe = (client: TestClient, topic: string, id = 's1') => client.send('subscribe', { id, topic, params: {} });

describe('topics', () => {
  it('[LS30] the desk starts unknown and empty', async () => {
    desk = await startDesk();
    const client = await signedIn();
    subscribe(client, 'status');
    expect(await client.next('fields')).toEqual({
      id: 's1',
      fields: [
        'id',
        'strategy_server_status',
        'strategy_server_since_ms',
        'global_auto_trading_status',
        'global_auto_trading_since_ms',
        'last_child_order_ms',
        'last_market_data_ms',
        'global_auto_trading_by',
        'global_auto_trading_reason',
        'kill_report',
      ],
    });
    const rows = [['desk', 'unknown', null, 'unknown', null, null, null, null, null, null]];
    expect(await client.next('snapshot')).toEqual({ id: 's1', seq: 1, rows, last: true });
    subscribe(client, 'destinations', 's2');
    expect((await client.next('fields')).fields).toEqual(['name', 'status', 'since_ms']);
    expect(await client.next('snapshot')).toEqual({ id: 's2', seq: 1, rows: [], last: true });
    subscribe(client, 'market_data_vendors', 's3');
    const vendorFields = ['name', 'status', 'is_provider_in_catastrophic_failure_mode', 'since_ms'];
    expect((await client.next('fields')).fields).toEqual(vendorFields);
  });

  it('[LS33] new, changed and removed rows arrive as increments, counted by [LS34]', async () => {
    desk = await startDesk();
    const client = await signedIn();
    subscribe(client, 'destinations');
    await client.next('snapshot');
    desk.registry.reportDestination('ALPHA', 2);
    const since = desk.registry.destinations.get('ALPHA')?.sinceMs;
    expect(await client.next('increment')).toEqual({
      id: 's1',
      seq: 2,
      rows: [['ALPHA', 0, 'ALPHA', 1, 2, 2, since]],
      removed: [],
    });
    desk.registry.removeDestination('ALPHA');
    expect(await client.next('increment')).toEqual({ id: 's1', seq: 3, rows: [], removed: ['ALPHA'] });
  });

  it('[LS33] the status row carries only the fields that changed', async () => {
    desk = await startDesk();
    const client = await signedIn();
    subscribe(client, 'status');
    await client.next('snapshot');
    desk.registry.reportChildOrder(5_000);
    expect((await client.next('increment')).rows).toEqual([['desk', 5, 5_000]]);
    desk.registry.reportStrategyServer('on');
    const { sinceMs } = desk.registry.status.strategyServer;
    expect((await client.next('increment')).rows).toEqual([['desk', 1, 'on', 2, sinceMs]]);
    const switched = { by: 'admin@desk.example', reason: 'drill', sinceMs: 7, killReport: null };
    desk.registry.reportGlobalAutoTrading('off', switched);
    const row = ['desk', 3, 'off', 4, 7, 7, 'admin@desk.example', 8, 'drill', 9, null];
    expect((await client.next('increment')).rows).toEqual([row]);
  });

  it('[LS35] an id in use starts again from the layout', async () => {
    desk = await startDesk();
    const client = await signedIn();
    subscribe(client, 'destinations');
    await client.next('snapshot');
    desk.registry.reportDestination('ALPHA', 2);
    await client.next('increment');
    subscribe(client, 'destinations');
    await client.next('fields');
    expect(await client.next('snapshot')).toMatchObject({ seq: 1, rows: [['ALPHA', 2, expect.any(Number)]] });
    desk.registry.reportDestination('ALPHA', 0);
    expect(await client.next('increment')).toMatchObject({ seq: 2 });
  });

  it('[LS36] more than the allowed subscriptions are refused', async () => {
    desk = await startDesk({ limits: { maxSubscriptions: 2 } });
    const client = await signedIn();
    for (const id of ['a', 'b', 'b', 'c']) subscribe(client, 'status', id);
    expect(await client.next('result')).toMatchObject({ id: 'c', code: 'too-many-subscriptions' });
  });

  it('[LS37] unsubscribed is silent', async () => {
    desk = await startDesk();
    const client = await signedIn();
    subscribe(client, 'destinations');
    await client.next('snapshot');
    client.send('unsubscribe', { id: 's1' });
    client.send('unsubscribe', { id: 'never-was' });
    await client.settle();
    desk.registry.reportDestination('ALPHA', 2);
    desk.registry.reportDestination('ALPHA', 0);
    expect((await client.nextFrame()).type).toBe('alert');
  });

  it('[LS52] a topic and a command that are not served yet say so', async () => {
    desk = await startDesk();
    const client = await signedIn();
    client.send('subscribe', { id: 's9', topic: 'parent_orders', params: {} });
    expect(await client.next('result')).toMatchObject({ id: 's9', ok: false, code: 'not-available' });
    client.send('command', { id: 'c9', name: 'search.prefix', args: { prefix: 'VO' } });
    expect(await client.next('result')).toMatchObject({ id: 'c9', ok: false, code: 'not-available' });
  });
});

describe('alerts', () => {
  it('[LS70] tell of each change to everybody signed in, and of no first report', async () => {
    desk = await startDesk();
    const clients = [await signedIn(), await signedIn()];
    desk.registry.reportDestination('ALPHA', 2);
    desk.registry.reportStrategyServer('on');
    desk.registry.reportDestination('ALPHA', 1);
    desk.registry.reportDestination('ALPHA', 0);
    desk.registry.reportGlobalAutoTrading('on');
    desk.registry.reportGlobalAutoTrading('off');
    for (const client of clients) {
      expect(await client.nextFrame()).toMatchObject({
        type: 'alert',
        payload: { kind: 'destination', name: 'ALPHA', status: 'off', message: 'Destination ALPHA is disconnected' },
      });
      expect(await client.nextFrame()).toMatchObject({
        type: 'alert',
        payload: { kind: 'global_auto_trading', name: '', status: 'off', message: 'Global auto-trading is off' },
      });
    }
  });

  it('[LS70] reach nobody who has not signed in', async () => {
    desk = await startDesk();
    const stranger = await desk.connect();
    desk.registry.reportStrategyServer('on');
    desk.registry.reportStrategyServer('off');
    stranger.send('login', { version: 1, email_id: testUser().email_id, password: 'wrong' });
    expect((await stranger.nextFrame()).type).toBe('login_failed');
  });
});
