import { ALL_CALLS } from '@meridian/protocol/rest/all-calls';
import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { importLimits } from '@meridian/storage/account-limits/import-limits';
import { keepTradingDate } from '@meridian/storage/account-limits/trading-date';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleOf } from '../testing/example-of.ts';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());
const { db, pool } = api.database;

const admin = await api.tokenOf('admin');
const trader = await api.tokenOf('trader');

const HOSTILE = {
  'the first half of a pair': 'stop \ud83d',
  'the second half of a pair': '\ude00 stop',
  'halves in the wrong order': 'a\ude00\ud83db',
  'an emoji across the cut': `${'x'.repeat(199)}😀${'y'.repeat(20)}`,
  'an emoji just before the cut': `${'x'.repeat(198)}😀${'y'.repeat(20)}`,
  'text that runs the other way': '\u202egnp.exe\u2066',
  'an escaped NUL': 'a\\u0000b',
};
const TEXTS = Object.entries(HOSTILE);
const TODAY = '2026-11-16';

beforeEach(async () => {
  await pool.query('truncate limit_change, account_limit, security_event restart identity cascade');
  await keepTradingDate(db, TODAY, api.nowMs());
  await importLimits(api, () => ({ ...NO_LIMITS, max_order_usd: 50, raise_needs_approval: true }), TODAY);
});

async function events(kind?: string) {
  const rows = await db.selectFrom('security_event').select(['kind', 'detail', 'ip']).orderBy('id').execute();
  return kind === undefined ? rows : rows.filter((row) => row.kind === kind);
}

const SCOPE = { account: 'BOREALIS', alloc_account: 'BOREALIS-01' };
const setLimit = (note: string, max_order_usd = 40) =>
  api.ask('POST', '/admin/limits/changes', {
    token: admin,
    body: { ...SCOPE, version: 1, after: { max_order_usd }, note },
  });

async function trade() {
  const { body } = await api.ask('GET', '/admin/users?search=trader', { token: admin });
  const [user] = Object.values(body);
  return JSON.parse(JSON.stringify(user));
}

async function grant(reason: string) {
  const { id, version, is_disabled, max_connections, ...flags } = await trade();
  const { is_admin, are_actions_permitted, dashboard_permit, log_permit, python_permit } = flags;
  const { market_impact_permit, market_data_permit, surveillance_permit, data_permissions } = flags;
  const one = { is_admin, are_actions_permitted, dashboard_permit, log_permit, python_permit };
  const permissions = { ...one, market_impact_permit, market_data_permit, surveillance_permit, data_permissions };
  const body = { version, permissions, is_disabled, max_connections: max_connections + 1, reason };
  return api.ask('PUT', `/admin/users/${id}`, { token: admin, body });
}

const PENALTY = { data: { micCode: 'XNAS' } };
const BROKERS = 'exec_broker,name\nALGO,Algo Markets\n';

describe.each(TEXTS)('what is done with %s in its reason', (_name, text) => {
  test('leaves its entry in the security log: limits, users, accounts, exports', async () => {
    expect((await setLimit(text)).status).toBe(200);
    expect(await events('limits_changed')).toMatchObject([
      { ip: '198.51.100.1', detail: { changes: { max_order_usd: { before: 50, after: 40 } } } },
    ]);
    expect((await grant(text)).status).toBe(200);
    const [{ detail } = { detail: {} }] = await events('user_updated');
    expect(detail).toMatchObject({ changes: { max_connections: {} } });
    const file = `account,alloc_account,custom_client_name\nNEW,NEW-1,${text.replaceAll(/[,"\n]/g, '')}\n`;
    const upload = { text: file, is_preview: false, reason: text };
    expect((await api.ask('POST', '/admin/accounts/upload', { token: admin, body: upload })).status).toBeLessThan(500);
    const asked = `/admin/security_log/file?search=${encodeURIComponent(text.toWellFormed()).slice(0, 90)}`;
    const before = (await events('exported')).length;
    const { status } = await api.ask('GET', asked, { token: admin }).catch(() => ({ status: 200 }));
    expect((await events('exported')).length - before).toBe(status === 200 ? 1 : 0);
  });
});

/** While it runs the security log takes no entries. */
async function away(work: () => Promise<void>): Promise<void> {
  await pool.query('alter table security_event rename to security_event_away');
  try {
    await work();
  } finally {
    await pool.query('alter table security_event_away rename to security_event');
  }
}

describe('an entry that cannot be kept', () => {
  test('keeps limits as they are', async () => {
    await away(async () => expect((await setLimit('Index deletion')).status).toBe(500));
    const rows = await db.selectFrom('limit_change').select('after').where('requested_by', 'is not', null).execute();
    expect(rows).toEqual([]);
  });

  test('keeps a file from leaving', async () => {
    const path = `/admin/reference/instruments/file?date=${TODAY}`;
    expect((await api.ask('GET', path, { token: admin })).status).toBe(200);
    await away(async () => expect((await api.ask('GET', path, { token: admin })).status).toBe(500));
  });

  test('keeps the venues as they are', async () => {
    await away(async () =>
      expect((await api.ask('POST', '/venue', { token: trader, body: PENALTY })).status).toBe(500),
    );
    expect((await api.ask('POST', '/venue', { token: trader, body: PENALTY })).status).toBeLessThan(300);
    expect(await events('configuration_changed')).toMatchObject([{ detail: { action: 'created' } }]);
  });
});

describe('the security log says what changed', () => {
  test('who asked for a higher limit, who decided, and what it was and is', async () => {
    expect((await setLimit('Index deletion', 60)).status).toBe(200);
    const { id } = await db
      .selectFrom('limit_change')
      .select('id')
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow();
    const path = `/admin/limits/changes/${id}/withdraw`;
    expect((await api.ask('POST', path, { token: admin, body: {} })).status).toBe(200);
    expect(await events('limits_changed')).toMatchObject([
      { detail: { state: 'pending', changes: { max_order_usd: { before: 50, after: 60 } }, reason: 'Index deletion' } },
      { detail: { state: 'withdrawn', requested_by: 'admin@meridian.local' } },
    ]);
  });

  test('which rows of reference data an import changed', async () => {
    const file = { kind: 'brokers', text: BROKERS, mode: 'merge', effective_from: TODAY, source_name: 'brokers.csv' };
    const body = { ...file, is_preview: false };
    const { status, body: answer } = await api.ask('POST', '/admin/reference/import', { token: admin, body });
    expect([status, answer['outcome']]).toEqual([200, 'imported']);
    expect(await events('reference_imported')).toMatchObject([{ detail: { source_name: 'brokers.csv', added: 1 } }]);
  });
});

/** The same value with another text wherever it has one that people type. */
function withText(value: unknown, text: string): unknown {
  if (value === 'a') return text;
  if (Array.isArray(value)) return value.map((inner) => withText(inner, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withText(inner, text)]));
}

const WRITES = ALL_CALLS.filter(({ service, body }) => service === 'main' && body !== undefined);

describe.each(WRITES.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call: RestCall) => {
  test('is never broken by a text', async () => {
    const path = call.path.replace(/:\w+/g, '1');
    const token = call.path.startsWith('/auth') ? undefined : admin;
    for (const text of Object.values(HOSTILE)) {
      const body = withText(exampleOf(call.body ?? {}), text);
      const { status } = await api.ask(call.method, path, { token, body });
      expect(status).toBeLessThan(500);
    }
  });
});
