import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { LIMITS_CHANGED } from '@meridian/protocol/ports/limits';
import type { LimitedAccount } from '@meridian/protocol/rest/limit-schemas';
import { createCheckedOrderStore } from '@meridian/storage/account-limits/checked-order-store';
import { importLimits } from '@meridian/storage/account-limits/import-limits';
import { keepTradingDate } from '@meridian/storage/account-limits/trading-date';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const TODAY = '2026-11-16';
const FIRST = { ...NO_LIMITS, max_gross_usd: 420_000_000, max_order_usd: 50_000_000, raise_needs_approval: true };
const SCOPE = { account: 'BOREALIS', alloc_account: 'BOREALIS-01' };

const admin = await api.tokenOf('admin');
const trader = await api.tokenOf('trader');
const viewer = await api.tokenOf('viewer');

beforeEach(async () => {
  const { db } = api.database;
  await db.deleteFrom('limit_change').execute();
  await db.deleteFrom('account_limit').execute();
  await db.deleteFrom('checked_order').execute();
  await db.deleteFrom('outbox').where('topic', '=', LIMITS_CHANGED).execute();
  await keepTradingDate(db, TODAY, api.nowMs());
  await importLimits(api, () => FIRST, TODAY);
});

/** A second administrator, since nobody approves their own raise. */
async function asAdmin<Result>(name: 'trader', work: () => Promise<Result>): Promise<Result> {
  const { db } = api.database;
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', `${name}@meridian.local`)
    .executeTakeFirstOrThrow();
  const grant = (is_admin: boolean) =>
    db.updateTable('user_permission').set({ is_admin }).where('user_id', '=', id).execute();
  await grant(true);
  try {
    return await work();
  } finally {
    await grant(false);
  }
}

async function list(token: string): Promise<readonly LimitedAccount[]> {
  const { body } = await api.ask('GET', '/admin/limits', { token });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
  return body['accounts'] as LimitedAccount[];
}

function change(after: object, more: object = {}, token = admin) {
  const body = { ...SCOPE, version: 1, after, note: 'Index deletion', ...more };
  return api.ask('POST', '/admin/limits/changes', { token, body });
}

function decide(id: number, verb: string, token: string, body: object = {}) {
  return api.ask('POST', `/admin/limits/changes/${id}/${verb}`, { token, body });
}

async function pending(): Promise<number> {
  const found = (await list(admin)).flatMap((each) => each.pending);
  return found[0]?.id ?? 0;
}

describe('reading limits', () => {
  test('an administrator sees all accounts, others their own, nobody else any', async () => {
    expect((await list(admin)).filter(({ alloc_account }) => alloc_account === null)).toHaveLength(6);
    const own = await list(viewer);
    expect([...new Set(own.map(({ account }) => account))]).toEqual(['ALDGATE', 'BOREALIS']);
    expect((await api.ask('GET', '/admin/limits')).status).toBe(401);
    const path = '/admin/limits/history?account=FAIRHAVEN';
    expect((await api.ask('GET', path, { token: viewer })).status).toBe(404);
    expect((await api.ask('GET', path, { token: admin })).body).toMatchObject({ total: 1 });
  });

  test('an administrator sees every refused order of the day, others those of their accounts', async () => {
    const checkedOrders = createCheckedOrderStore(api);
    const refused = {
      at_ms: 1,
      trade_date: TODAY,
      account: 'FAIRHAVEN',
      alloc_account: 'FAIRHAVEN-A',
      outcome: 'refused',
      via: 'ticket',
      by: 'trader@meridian.local',
      exchange_symbol: 'NEE',
      order_side: 'BUY',
      order_qty: 280_000,
      parent_order_numeric_id: null,
      reason: null,
      findings: [{ level: 'error', code: 'account-limit', message: 'FAIRHAVEN-A has $17.3M left' }],
    } as const;
    await checkedOrders.append([
      { ...refused, findings: [...refused.findings] },
      { ...refused, account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', findings: [] },
      { ...refused, trade_date: '2026-11-13', findings: [] },
    ]);
    const rows = async (token: string) => (await api.ask('GET', '/admin/limits/checked_orders', { token })).body;
    expect(await rows(admin)).toMatchObject([{ account: 'ALDGATE' }, { account: 'FAIRHAVEN', by: refused.by }]);
    expect(await rows(viewer)).toMatchObject([{ account: 'ALDGATE' }]);
  });
});

describe('changing limits', () => {
  test('is for administrators', async () => {
    expect((await change({ max_gross_usd: 1 }, {}, trader)).status).toBe(403);
    expect((await decide(1, 'approve', viewer)).status).toBe(403);
  });

  test('a lowered limit applies at once, is announced and recorded', async () => {
    const { status, body } = await change({ max_gross_usd: 300_000_000 });
    expect([status, body]).toMatchObject([200, { account: { version: 2, limits: { max_gross_usd: 300_000_000 } } }]);
    const told = await api.database.db
      .selectFrom('outbox')
      .select('topic')
      .where('topic', '=', LIMITS_CHANGED)
      .execute();
    expect(told).toHaveLength(2);
    const path = `/admin/limits/history?account=${SCOPE.account}&alloc_account=${SCOPE.alloc_account}`;
    expect((await api.ask('GET', path, { token: trader })).body).toMatchObject({
      total: 2,
      changes: [
        { before: { max_gross_usd: 420_000_000 }, requested_by: 'admin@meridian.local', note: 'Index deletion' },
        { before: null },
      ],
    });
  });

  test('a raise waits for a second person, who is not its author', async () => {
    const { body } = await change({ max_gross_usd: 520_000_000 });
    expect(body).toMatchObject({
      account: { limits: { max_gross_usd: 420_000_000 }, pending: [{ state: 'pending' }] },
    });
    const id = await pending();
    const own = await decide(id, 'approve', admin);
    expect([own.status, own.body['code']]).toEqual([409, 'own-request']);
    const approved = await asAdmin('trader', () => decide(id, 'approve', trader));
    expect([approved.status, approved.body]).toMatchObject([
      200,
      { state: 'in_force', decided_by: 'trader@meridian.local' },
    ]);
    const raised = (await list(admin)).find(({ alloc_account }) => alloc_account === SCOPE.alloc_account);
    expect(raised?.limits?.max_gross_usd).toBe(520_000_000);
  });

  test('to reject needs a note', async () => {
    await change({ max_gross_usd: 520_000_000 });
    const id = await pending();
    const reject = (body: object) => asAdmin('trader', () => decide(id, 'reject', trader, body));
    expect((await reject({})).status).toBe(400);
    expect((await reject({ note: '   ' })).status).toBe(400);
    expect((await reject({ note: 'Too much for one day' })).body).toMatchObject({ state: 'rejected' });
    expect((await decide(id, 'withdraw', admin)).body).toMatchObject({ code: 'not-pending' });
  });

  test('the second of two writers sees both versions and the changes', async () => {
    await change({ max_gross_usd: 300_000_000 });
    const { status, body } = await change({ max_gross_usd: 350_000_000 });
    expect([status, body['code']]).toEqual([409, 'changed-meanwhile']);
    expect(body['message']).toBe(
      'You changed version 1, but the limits are at version 2 now. admin@meridian.local set Day notional, gross $420M → $300M. Look again before you save.',
    );
  });

  test.each([
    [{ max_gross_usd: -1 }, {}],
    [{ max_gross_usd: 'much' }, {}],
    [{ countries: ['Narnia'] }, {}],
    [{ may_override: 'everyone' }, {}],
    [{ unheard_of: 1 }, {}],
    [{}, {}],
    [{ max_gross_usd: 1 }, { note: ' ' }],
    [{ max_gross_usd: 1 }, { effective_date: '16.11.2026' }],
    [{ max_gross_usd: 1 }, { effective_date: '2020-01-01' }],
    [{ warn_order_usd: 60_000_000 }, {}],
  ])('refuses %j %j', async (after, more) => {
    const { status, body } = await change(after, more);
    expect([status, body]).toMatchObject([400, { message: expect.any(String) }]);
  });
});

function send(text: string, is_preview: boolean, token = admin) {
  return api.ask('POST', '/admin/limits/import', { token, body: { text, note: 'New mandates', is_preview } });
}

describe('a file of limits', () => {
  const HEAD = 'account,alloc_account,max_gross_usd,max_order_usd';

  test('is previewed line by line, then applied; a raise in it needs a second person', async () => {
    const text = `${HEAD}\nBOREALIS,BOREALIS-01,400000000,\nALDGATE,ALDGATE-CORE,500000000,50000000\n`;
    const preview = await send(text, true);
    expect(preview.body).toMatchObject({
      outcome: 'previewed',
      lines: [
        { line: 2, before: { max_gross_usd: 420_000_000 }, after: { max_gross_usd: 400_000_000 }, waits: false },
        { line: 3, after: { max_gross_usd: 500_000_000 }, waits: true },
      ],
    });
    expect((await list(admin)).every(({ version }) => version === 1)).toBe(true);
    expect((await send(text, false)).body).toMatchObject({ outcome: 'imported', findings: [] });
    const accounts = await list(admin);
    const of = (name: string) => accounts.find(({ alloc_account }) => alloc_account === name);
    expect(of('BOREALIS-01')?.limits?.max_gross_usd).toBe(400_000_000);
    expect(of('ALDGATE-CORE')).toMatchObject({
      limits: { max_gross_usd: 420_000_000 },
      pending: [{ after: { max_gross_usd: 500_000_000 }, note: 'New mandates' }],
    });
    expect((await send(`${HEAD}\nBOREALIS,BOREALIS-01,400000000,\n`, false)).body).toMatchObject({
      outcome: 'unchanged',
    });
  });

  test('with an invalid line changes nothing, and each such line is named', async () => {
    const text = `${HEAD}\nBOREALIS,BOREALIS-01,400000000,\nNOBODY,,1,\nALDGATE,ALDGATE-CORE,lots,\n`;
    expect((await send(text, false)).body).toMatchObject({
      outcome: 'refused',
      findings: [
        { line: 3, message: 'There is no such account.' },
        { line: 4, message: 'Day notional, gross: “lots” is not an amount of 0 or more, or none.' },
      ],
    });
    expect((await list(admin)).every(({ version }) => version === 1)).toBe(true);
    expect((await send(text, false, trader)).status).toBe(403);
  });
});
