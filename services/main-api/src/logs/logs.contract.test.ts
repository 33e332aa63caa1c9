import { appendLogEntries } from '@meridian/storage/event-log/append-log-entries';
import { orderLogEntry, serviceLine } from '@meridian/storage/event-log/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const evermark = { account: 'EVERMARK', alloc_account: 'EVERMARK-FUT' };

beforeAll(() =>
  appendLogEntries(api.database.db, [
    orderLogEntry({ timestamp: 1, log_message: 'one', numeric_id: 7, list_name: 'BASKET 1', log_level: 'critical' }),
    orderLogEntry({ timestamp: 2, log_message: 'two', numeric_id: 7, scope: 'parent' }),
    orderLogEntry({
      timestamp: 3,
      log_message: 'three',
      numeric_id: 8,
      symbol: 'BP',
      ...evermark,
      list_name: 'BASKET 1',
    }),
    serviceLine('four', 4),
  ]),
);

async function ask(path: string, name: 'admin' | 'trader' = 'trader') {
  const { status, headers, body } = await api.ask('GET', path, { token: await api.tokenOf(name) });
  const texts = Array.isArray(body) ? body.map(({ log_message }) => String(log_message)).join(' ') : body;
  return { status, total: headers.get('x-total-count'), texts, body };
}

describe('GET /logs', () => {
  test('returns rows of own accounts and rows without an account, newest first, with the total', async () => {
    expect(await ask('/logs')).toMatchObject({ status: 200, total: '3', texts: 'four two one' });
    expect(await ask('/logs', 'admin')).toMatchObject({ total: '4', texts: 'four three two one' });
  });

  test('returns the desk’s fields without the owner', async () => {
    expect((await ask('/logs?limit=1&offset=2')).body).toEqual([
      {
        timestamp: 1,
        log_level: 'critical',
        list_name: 'BASKET 1',
        numeric_id: 7,
        symbol: 'VOD',
        side: 'BUY',
        size: 100,
        file_name: 'kernel',
        log_message: 'one',
      },
    ]);
  });

  test.each([
    ['?limit=2&offset=1', '3', 'two one'],
    ['?sort=timestamp:asc', '3', 'one two four'],
    ['?log_level=CRITICAL', '1', 'one'],
    ['?log_level=loud', '0', ''],
    ['?scope=parent', '1', 'two'],
    ['?search=TWO', '1', 'two'],
    ['?search=vod', '2', 'two one'],
    ['?search=three', '0', ''],
    ['?from_ms=2&to_ms=3', '1', 'two'],
  ])('%s', async (query, total, texts) => {
    expect(await ask(`/logs${query}`)).toMatchObject({ status: 200, total, texts });
  });

  test.each(['?limit=0', '?limit=1001', '?offset=-1', '?sort=size', '?scope=all', '?from_ms=x'])(
    '%s is refused',
    async (query) => {
      expect(await ask(`/logs${query}`)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    },
  );

  test('needs the log permission', async () => {
    expect((await api.ask('GET', '/logs')).status).toBe(401);
    const viewer = await api.ask('GET', '/logs', { token: await api.tokenOf('viewer') });
    expect(viewer).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
  });
});

describe('GET /logs/order and /logs/list-name', () => {
  test('give the log of one order', async () => {
    expect(await ask('/logs/order?numeric_id=7')).toMatchObject({ total: '2', texts: 'two one' });
    expect(await ask('/logs/order?numeric_id=7&log_level=critical')).toMatchObject({ total: '1', texts: 'one' });
    expect((await ask('/logs/order')).status).toBe(400);
    expect((await ask('/logs/order?numeric_id=9007199254740993000')).status).toBe(400);
    expect((await ask('/logs?search=%00')).status).toBe(400);
  });

  test('returns the log of one list, limited to own accounts', async () => {
    const path = `/logs/list-name?list_name=${encodeURIComponent('BASKET 1')}`;
    expect(await ask(path)).toMatchObject({ total: '1', texts: 'one' });
    expect(await ask(path, 'admin')).toMatchObject({ total: '2', texts: 'three one' });
    expect((await ask('/logs/list-name')).status).toBe(400);
  });

  test("answer for somebody else's order as for none", async () => {
    const foreign = await ask('/logs/order?numeric_id=8');
    expect(foreign).toEqual(await ask('/logs/order?numeric_id=999'));
    expect(foreign).toMatchObject({ status: 200, total: '0', body: [] });
    expect(await ask('/logs/order?numeric_id=8', 'admin')).toMatchObject({ total: '1', texts: 'three' });
  });
});
