import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk, type TestClient, testUser } from '../live/testing.ts';
import { sampleParent } from '../topics/testing/sample-records.ts';
import { topicDesk } from '../topics/testing/topic-desk.ts';
import { createSearchHandlers } from './create-search-handlers.ts';
import { MAX_SAVED_SEARCHES } from './saved-searches.ts';

const ALPHA = testUser({
  dashboard_permit: true,
  market_data_permit: true,
  data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] },
});
const BETA = testUser({
  id: 2,
  email_id: 'beta@desk.example',
  data_permissions: { accounts: ['BETA'], alloc_accounts: [] },
});

const JAPAN = { join: 'and', conditions: [{ field: 'country', operator: '=', value: 'JP' }] } as const;

/** Few live searches, and a budget of some searches over three orders. */
const LIMITS = { maxLiveSearches: 3, workBurst: 2_000, workPerSecond: 0.001, maxWorkDebt: 0 };

/** Of 50 conditions, each of which looks at every column that names an order. */
const COSTLY = {
  join: 'or',
  conditions: Array.from({ length: 50 }, (_, at) => ({ field: 'any', operator: 'contains', value: `x${at}` })),
} as const;

let storage: TestDatabase;
let desk: Desk;
let orders: ReturnType<typeof topicDesk>;
let client: TestClient;

beforeAll(async () => {
  storage = await startTestDatabase();
  const users = [ALPHA, BETA].map(({ id, email_id, name, short_name, organisation }) => {
    return { id, email: email_id, name, short_name, organisation, password_hash: 'none', created_ms: 1 };
  });
  await storage.database.db.insertInto('app_user').values(users).execute();
});

afterAll(() => storage.stop());

beforeEach(async () => {
  await storage.database.db.deleteFrom('power_search').execute();
  orders = topicDesk();
  orders.put(
    'parent_orders',
    sampleParent(1, { country: 'JP' }),
    sampleParent(2),
    sampleParent(3, { country: 'JP', account: 'BETA', alloc_account: 'BETA-1' }),
  );
  const commands = createSearchHandlers({
    tables: orders.tables,
    topics: orders.topics,
    database: storage.database,
    nowMs: () => 1_000,
  });
  desk = await startDesk({ users: [ALPHA, BETA], commands, sources: orders.topics.sources, limits: LIMITS });
  client = await signedIn(ALPHA);
});

afterEach(() => desk.stop());

async function signedIn(user = ALPHA): Promise<TestClient> {
  const connected = await desk.connect();
  await connected.login(user);
  return connected;
}

let commandCount = 0;

async function ask(name: string, args: object, from = client) {
  commandCount += 1;
  const id = `c${commandCount}`;
  from.send('command', { id, name, args });
  for (;;) {
    const result = await from.next('result');
    if (result.id === id) return result;
  }
}

describe('saved searches', () => {
  it('[LS64] are kept by name, replaced, fetched and deleted', async () => {
    expect(await ask('power_search.save', { name: ' Japan ', search: JAPAN })).toMatchObject({ ok: true });
    const all = { join: 'or', conditions: [] };
    await ask('power_search.save', { name: 'All', search: all });
    const grouped = { join: 'or', conditions: [JAPAN] };
    expect(await ask('power_search.save', { name: 'Japan', search: grouped })).toMatchObject({ ok: true });
    const saved = { name: 'Japan', search: JAPAN, updated_ms: 1_000 };
    expect((await ask('power_search.fetch', { name: 'Japan' })).data).toEqual({ searches: [saved] });
    expect((await ask('power_search.fetch', {})).data).toMatchObject({ searches: [{ name: 'All' }, saved] });
    expect(await ask('power_search.delete', { name: 'Japan' })).toMatchObject({ ok: true });
    expect(await ask('power_search.fetch', { name: 'Japan' })).toMatchObject({ ok: false, code: 'not-found' });
    expect(await ask('power_search.delete', { name: 'Japan' })).toMatchObject({ ok: false, code: 'not-found' });
  });

  it('[LS64] are each user’s own', async () => {
    await ask('power_search.save', { name: 'Japan', search: JAPAN });
    const other = await signedIn(BETA);
    expect((await ask('power_search.fetch', {}, other)).data).toEqual({ searches: [] });
    expect(await ask('power_search.delete', { name: 'Japan' }, other)).toMatchObject({ code: 'not-found' });
    expect((await ask('power_search.fetch', {})).data).toMatchObject({ searches: [{ name: 'Japan' }] });
  });

  it('refuse what cannot be searched or named', async () => {
    const bad = { join: 'and', conditions: [{ field: 'nonsense', operator: '=', value: 1 }] };
    expect(await ask('power_search.save', { name: 'Bad', search: bad })).toMatchObject({
      ok: false,
      code: 'bad-search',
    });
    expect(await ask('power_search.save', { name: ' ', search: JAPAN })).toMatchObject({ ok: false, code: 'bad-name' });
    expect(await ask('power_search.save', { name: 'a\nb', search: JAPAN })).toMatchObject({ code: 'bad-name' });
    expect((await ask('power_search.fetch', {})).data).toEqual({ searches: [] });
  });

  it('[LS64] are bounded, also when many come at once', async () => {
    const rows = Array.from({ length: MAX_SAVED_SEARCHES - 1 }, (_, index) => ({
      user_id: ALPHA.id,
      name: `search ${index}`,
      search: JSON.stringify(JAPAN),
      updated_ms: 1,
    }));
    await storage.database.db.insertInto('power_search').values(rows).execute();
    for (const name of ['one', 'two', 'three']) {
      client.send('command', { id: `many-${name}`, name: 'power_search.save', args: { name, search: JAPAN } });
    }
    const answers = [await client.next('result'), await client.next('result'), await client.next('result')];
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'too-many')).toHaveLength(2);
    expect(await ask('power_search.save', { name: 'search 5', search: JAPAN })).toMatchObject({ ok: true });
  });
});

describe('searches over a socket', () => {
  it('[LS63] answer with what the user may see', async () => {
    const found = await ask('search.parent_orders', { search: JAPAN });
    expect(found).toMatchObject({ ok: true, message: '1 order', data: { total: 1 } });
    expect(JSON.stringify(found.data)).toContain('"rows":[[1,');
    const other = await signedIn(BETA);
    const ofOther = await ask('search.parent_orders', { search: JAPAN }, other);
    expect(JSON.stringify(ofOther.data)).toContain('"rows":[[3,');
    const prefixed = await ask('search.prefix', { prefix: 'vo' });
    expect(prefixed.data).toMatchObject({ symbols: [{ exchange_symbol: 'VOD', no_of_orders: 2 }] });
  });

  it('[LS73] progress is for who has the permit, and ends with its page', async () => {
    const other = await signedIn(BETA);
    expect(await ask('progress.start', {}, other)).toMatchObject({ ok: false, code: 'not-permitted' });
    client.send('command', { id: 'p', name: 'progress.start', args: {} });
    expect(await client.next('progress')).toMatchObject({
      id: 'p',
      snapshot: true,
      global_summary: { no_of_orders: 2 },
    });
    expect(await ask('progress.stop', {})).toMatchObject({ ok: true });
  });
});

function subscribe(from: TestClient, id: string, conditions: readonly object[]): void {
  from.send('subscribe', { id, topic: 'parent_orders', params: { where: { join: 'and', conditions } } });
}

function country(value: string) {
  return [{ field: 'country', operator: '=', value }];
}

describe('the budget of a user', () => {
  it('[LS75] one user who searches without end is told when to try again, and others search as before', async () => {
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await ask('search.parent_orders', { search: COSTLY }));
    const refused = answers.filter(({ ok }) => !ok);
    expect(answers.length - refused.length).toBe(10);
    expect(refused[0]).toMatchObject({
      code: 'busy',
      message: expect.stringMatching(/^You ask for more than your share of the server. Try again in \d+ s\.$/),
      data: { retry_after_seconds: expect.any(Number) },
    });
    const second = await signedIn(ALPHA);
    expect(await ask('search.parent_orders', { search: COSTLY }, second)).toMatchObject({ code: 'busy' });
    const other = await signedIn(BETA);
    expect(await ask('search.parent_orders', { search: JAPAN }, other)).toMatchObject({ ok: true, data: { total: 1 } });
  });

  it('[LS75] a live search is paid like any other, and a user has few over all connections', async () => {
    subscribe(client, 's1', country('JP'));
    expect((await client.next('snapshot')).rows.map(([id]) => id)).toEqual([1]);
    subscribe(client, 's2', country('US'));
    expect(await client.next('snapshot')).toMatchObject({ id: 's2', last: true });
    const second = await signedIn(ALPHA);
    subscribe(second, 's3', country('GB'));
    await second.next('snapshot');
    subscribe(second, 's4', country('FR'));
    expect(await second.next('result')).toMatchObject({
      id: 's4',
      code: 'too-many-subscriptions',
      message: 'You can have 3 live searches at most, over all pages. Close one first.',
    });
    second.send('unsubscribe', { id: 's3' });
    for (let count = 0; count < 10; count += 1) await ask('search.parent_orders', { search: COSTLY }, second);
    subscribe(second, 's5', COSTLY.conditions);
    expect(await second.next('result')).toMatchObject({ id: 's5', code: 'busy' });
  });
});
