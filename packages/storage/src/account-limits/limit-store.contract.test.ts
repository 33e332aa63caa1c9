import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDatabase } from '../testing.ts';
import { importLimits } from './import-limits.ts';
import { createLimitStore, type LimitProposal } from './limit-store.ts';
import { keepTradingDate } from './trading-date.ts';

const server = await startTestDatabase();
const { database } = server;
afterAll(() => server.stop());

const TODAY = '2026-11-16';
const TOMORROW = '2026-11-17';
const ADA = { userId: 1, email: 'ada@x.io' };
const BEN = { userId: 2, email: 'ben@x.io' };
const clock = { nowMs: 1_800_000_000_000 };
const options = { database, nowMs: () => clock.nowMs };
const store = createLimitStore(options);
const FIRST = { ...NO_LIMITS, max_gross_usd: 400, max_order_usd: 50, raise_needs_approval: true };

beforeEach(async () => {
  await sql`truncate account, account_limit, limit_change, outbox restart identity cascade`.execute(database.db);
  for (const { userId: id, email } of [ADA, BEN]) {
    const person = { name: email, short_name: 'X', organisation: 'Desk', password_hash: '-', created_ms: 1 };
    const user = { id, email, ...person };
    await database.db
      .insertInto('app_user')
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const rows = ['A-1', 'A-2'].map((alloc_account) => ({ account: 'A', alloc_account, custom_client_name: 'Client A' }));
  await database.db.insertInto('account').values(rows).execute();
  await keepTradingDate(database.db, TODAY, clock.nowMs);
  await importLimits(options, () => FIRST, TODAY);
});

async function current(alloc_account: string | null = 'A-1') {
  const { accounts } = await store.ofDay();
  const found = accounts.find((each) => each.alloc_account === alloc_account);
  if (found === undefined) throw new Error('no such account');
  return found;
}

async function propose(after: LimitProposal['after'], changes: Partial<LimitProposal> = {}, by = ADA) {
  const { version } = await current();
  return store.propose({ account: 'A', alloc_account: 'A-1', version, after, note: 'Client call', ...changes }, by);
}

async function pendingId(): Promise<number> {
  const [pending] = (await current()).pending;
  if (pending === undefined) throw new Error('nothing is pending');
  return pending.id;
}

describe('limits of accounts', () => {
  test('stand for the account and each allocation account, and an import leaves alone what a person changed', async () => {
    const { accounts, trade_date } = await store.ofDay();
    expect(trade_date).toBe(TODAY);
    expect(accounts.map(({ alloc_account, version }) => [alloc_account, version])).toEqual([
      [null, 1],
      ['A-1', 1],
      ['A-2', 1],
    ]);
    await propose({ max_gross_usd: 300 });
    await importLimits(options, () => ({ ...FIRST, max_gross_usd: 900 }), TODAY);
    expect([(await current('A-1')).limits?.max_gross_usd, (await current('A-2')).limits?.max_gross_usd]).toEqual([
      300, 900,
    ]);
  });

  test('an account that nobody has set limits for has none', async () => {
    await database.db
      .insertInto('account')
      .values({ account: 'B', alloc_account: 'B-1', custom_client_name: 'B' })
      .execute();
    expect(await current('B-1')).toMatchObject({ version: 0, limits: null });
  });

  test('a lowered limit holds at once, a raise waits, both asked for in one change', async () => {
    const outcome = await propose({ max_gross_usd: 500, max_order_usd: 40 });
    expect(outcome).toMatchObject({
      kind: 'proposed',
      changes: [
        { state: 'in_force', before: { max_order_usd: 50 }, after: { max_order_usd: 40 } },
        { state: 'pending', before: { max_gross_usd: 400 }, after: { max_gross_usd: 500 }, requested_by: ADA.email },
      ],
    });
    expect((await current()).limits).toMatchObject({ max_gross_usd: 400, max_order_usd: 40 });
    const { total, changes } = await store.history({ account: 'A', alloc_account: 'A-1' }, 10);
    expect([total, changes.map(({ state }) => state)]).toEqual([3, ['pending', 'in_force', 'in_force']]);
  });

  test('nobody approves their own raise, and another user does', async () => {
    await propose({ max_gross_usd: 500 });
    const id = await pendingId();
    expect(await store.decide({ id, state: 'in_force', note: null }, ADA)).toEqual({ kind: 'own-request' });
    expect((await current()).limits?.max_gross_usd).toBe(400);
    expect(await store.decide({ id, state: 'in_force', note: null }, BEN)).toMatchObject({
      change: { state: 'in_force', decided_by: BEN.email },
    });
    expect((await current()).limits?.max_gross_usd).toBe(500);
    expect(await store.decide({ id, state: 'rejected', note: 'late' }, BEN)).toMatchObject({ kind: 'not-pending' });
  });

  test('a request that nobody decides is over after an hour', async () => {
    await propose({ max_gross_usd: 500 });
    const id = await pendingId();
    clock.nowMs += 60 * 60_000;
    expect((await current()).pending).toEqual([]);
    expect(await store.decide({ id, state: 'in_force', note: null }, BEN)).toEqual({
      kind: 'not-pending',
      state: 'expired',
    });
    expect((await store.history({ account: 'A', alloc_account: 'A-1' }, 1)).changes).toMatchObject([
      { state: 'expired' },
    ]);
  });

  test('only its author withdraws a request, and a rejected one changes nothing', async () => {
    await propose({ max_gross_usd: 500 });
    const first = await pendingId();
    expect(await store.decide({ id: first, state: 'withdrawn', note: null }, BEN)).toEqual({ kind: 'not-yours' });
    expect(await store.decide({ id: first, state: 'withdrawn', note: null }, ADA)).toMatchObject({ kind: 'decided' });
    await propose({ max_gross_usd: 500 });
    await store.decide({ id: await pendingId(), state: 'rejected', note: 'Too much' }, BEN);
    expect((await current()).limits?.max_gross_usd).toBe(400);
  });

  test('the second of two writers is refused with both versions', async () => {
    const { version } = await current();
    expect(await propose({ max_gross_usd: 300 }, { version })).toMatchObject({ kind: 'proposed' });
    expect(await propose({ max_gross_usd: 350 }, { version }, BEN)).toMatchObject({
      kind: 'changed-meanwhile',
      yours: 1,
      version: 2,
      last: { requested_by: ADA.email, after: { max_gross_usd: 300 } },
    });
  });

  test('a raise whose limit changed meanwhile is not approved unseen', async () => {
    await propose({ max_gross_usd: 500 });
    const id = await pendingId();
    await propose({ max_gross_usd: 200 });
    expect(await store.decide({ id, state: 'in_force', note: null }, BEN)).toEqual({ kind: 'overtaken' });
  });

  test('after an approved raise of one day its author cannot make a part of it last as a reduction', async () => {
    await propose({ max_gross_usd: 500 }, { until_date: TODAY });
    await store.decide({ id: await pendingId(), state: 'in_force', note: null }, BEN);
    expect(await propose({ max_gross_usd: 450 })).toMatchObject({
      changes: [{ state: 'pending', before: { max_gross_usd: 400 }, after: { max_gross_usd: 450 } }],
    });
    await keepTradingDate(database.db, TOMORROW, clock.nowMs);
    expect((await current()).limits?.max_gross_usd).toBe(400);
  });

  test('a raise of the whole account waits where one of its allocation accounts needs approval', async () => {
    const whole = await current(null);
    await propose({ raise_needs_approval: false }, { alloc_account: null, version: whole.version });
    await store.decide({ id: (await current(null)).pending[0]?.id ?? 0, state: 'in_force', note: null }, BEN);
    const { version } = await current(null);
    expect(await propose({ max_gross_usd: 500 }, { alloc_account: null, version })).toMatchObject({
      changes: [{ state: 'pending' }],
    });
  });

  test('the first limits of an allocation account wait where its account needs approval, and have no end', async () => {
    await database.db
      .insertInto('account')
      .values({ account: 'A', alloc_account: 'A-3', custom_client_name: 'Client A' })
      .execute();
    const first = { alloc_account: 'A-3', version: 0 };
    expect(await propose({ max_gross_usd: 500 }, { ...first, until_date: TODAY })).toMatchObject({ kind: 'invalid' });
    expect(await propose({ max_gross_usd: 500 }, first)).toMatchObject({
      changes: [{ state: 'pending', before: null }],
    });
    expect((await current('A-3')).limits).toBeNull();
    await store.decide({ id: (await current('A-3')).pending[0]?.id ?? 0, state: 'in_force', note: null }, BEN);
    expect((await current('A-3')).limits?.max_gross_usd).toBe(500);
  });

  test('an author who comes back as another user with the same email cannot approve either', async () => {
    await propose({ max_gross_usd: 500 });
    const again = { userId: 9, email: 'Ada@x.io' };
    expect(await store.decide({ id: await pendingId(), state: 'in_force', note: null }, again)).toEqual({
      kind: 'own-request',
    });
  });

  test('a change of one day is over the day after, and one of tomorrow has not begun', async () => {
    await propose({ max_order_usd: 30 }, { until_date: TODAY });
    await propose({ max_gross_usd: 100 }, { effective_date: TOMORROW });
    expect(await current()).toMatchObject({
      limits: { max_order_usd: 30, max_gross_usd: 400 },
      upcoming: [{ after: { max_gross_usd: 100 } }],
    });
    await keepTradingDate(database.db, TOMORROW, clock.nowMs);
    expect((await current()).limits).toMatchObject({ max_order_usd: 50, max_gross_usd: 100 });
  });

  test.each([
    [{ warn_order_usd: 60 }, {}, 'The warning for order notional must not be above the limit.'],
    [{ max_gross_usd: 400 }, {}, 'Nothing would change.'],
    [{ max_gross_usd: 300 }, { effective_date: '2026-11-15' }, 'A change cannot begin before today, 2026-11-16.'],
    [{ max_gross_usd: 300 }, { until_date: '2026-11-15' }, 'A change cannot end before it begins.'],
  ])('refuses %j %j', async (after, changes, message) => {
    expect(await propose(after, changes)).toEqual({ kind: 'invalid', message });
    expect((await current()).version).toBe(1);
  });
});
