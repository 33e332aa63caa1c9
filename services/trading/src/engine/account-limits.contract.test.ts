import { createCheckedOrderStore } from '@meridian/storage/account-limits/checked-order-store';
import { createLimitStore, type LimitProposal } from '@meridian/storage/account-limits/limit-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { openSocketDesk, type SocketUser } from './testing/socket-desk.ts';

const trader = testUser({
  id: 1,
  email_id: 'trader@desk.example',
  are_actions_permitted: true,
  market_data_permit: true,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
});
const stranger = testUser({
  ...trader,
  id: 2,
  email_id: 'stranger@desk.example',
  data_permissions: { accounts: [], alloc_accounts: ['ALDGATE-GROWTH'] },
});

const ORDER = {
  strat: 'Staging',
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'AAPL',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  order_type: 'MARKET',
  order_qty: 1_000,
} as const;

const ADA = { userId: 9, email: 'ada@desk.example' };
const SETTLE_MS = 20_000;

let desk: Awaited<ReturnType<typeof openSocketDesk>>;
let one: SocketUser;

beforeAll(async () => {
  desk = await openSocketDesk([trader, stranger]);
  one = await desk.signIn(trader);
  const user = { name: 'Ada', short_name: 'AD', organisation: 'Desk', password_hash: '-', created_ms: 1 };
  await desk.database.db
    .insertInto('app_user')
    .values({ id: ADA.userId, email: ADA.email, ...user })
    .execute();
}, 60_000);

afterAll(() => desk.close());

/** Saves like an administrator elsewhere; the engine is notified as by the bus. */
async function change(alloc_account: string | null, after: LimitProposal['after']): Promise<void> {
  const store = createLimitStore({ database: desk.database, nowMs: () => Date.now() });
  const { accounts } = await store.ofDay();
  const version = accounts.find((each) => each.account === 'ALDGATE' && each.alloc_account === alloc_account)?.version;
  const proposal = { account: 'ALDGATE', alloc_account, version: version ?? 0, after, note: 'Test' };
  expect(await store.propose(proposal, ADA)).toMatchObject({ kind: 'proposed' });
  desk.limitsChanged();
}

let sizes = 1_000;

async function send(order: object = {}) {
  sizes += 1;
  return one.give('order.new', { ...ORDER, order_qty: sizes, ...order });
}

/** The use of limits is told once a second, so refusals may be there before the new version. */
function isChangedUse({ key, rejects, version }: Readonly<Record<string, unknown>>): boolean {
  return key === 'ALDGATE|' && Number(rejects) >= 3 && version === 2;
}

describe('a changed limit', () => {
  it('binds the next order, whether it is of the allocation account or of the whole one', async () => {
    expect((await send()).ok).toBe(true);
    await change('ALDGATE-CORE', { max_order_qty: 500 });
    await expect
      .poll(async () => (await send()).message, { timeout: SETTLE_MS })
      .toContain("is above ALDGATE-CORE's limit of 500 per order");
    expect((await send({ order_qty: 400 })).ok).toBe(true);
    await change(null, { max_gross_usd: 1_000 });
    await expect
      .poll(async () => (await send({ order_qty: 300 })).message, { timeout: SETTLE_MS })
      .toContain('ALDGATE has $0 left of its $1,000 daily limit');
    const other = { alloc_account: 'ALDGATE-GROWTH', order_qty: 200 };
    expect((await send(other)).message).toContain('ALDGATE has $0 left');
  });

  it('leaves what it refused written down, and counted for those who watch', async () => {
    const refused = createCheckedOrderStore({ database: desk.database, nowMs: () => Date.now() });
    await expect
      .poll(() => refused.ofDay({ granted: null, outcome: 'refused', limit: 1 }), { timeout: SETTLE_MS })
      .toMatchObject([
        {
          alloc_account: 'ALDGATE-GROWTH',
          by: trader.email_id,
          via: 'ticket',
          order_qty: 200,
          findings: [{ level: 'error', code: 'account-limit' }],
        },
      ]);
    const whole = await one.see('account_use', {}, isChangedUse);
    // Those that were sent before the engine had read the change count as well.
    expect(whole['orders']).toBeGreaterThanOrEqual(2);
    expect(whole['largest_order_qty']).toBeGreaterThanOrEqual(1_001);
    expect(whole['gross_usd']).toBeGreaterThan(0);
  });

  it('is seen by nobody who has only a part of the account, but for that part', async () => {
    const other = await desk.signIn(stranger);
    const seen = await other.see('account_use', {}, () => true);
    expect(seen).toMatchObject({ key: 'ALDGATE|ALDGATE-GROWTH' });
  });
});
