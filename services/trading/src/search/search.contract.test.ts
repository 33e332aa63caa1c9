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
  desk = await startDesk({ users: [ALPHA, BETA], commands });
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
