import { describe, expect, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import { TEST_DAY } from '../kernel/testing/test-market.ts';
import { AccountActivity } from './account-activity.ts';
import { UseCurve } from './use-curve.ts';

const SCOPES = [
  { account: 'ALDGATE', alloc_account: null, version: 1 },
  { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', version: 2 },
];

function activityOf({ kernel, market, clock }: TestDesk): AccountActivity {
  const activity = new AccountActivity({
    orders: kernel.published.orders,
    instruments: TEST_INSTRUMENTS,
    market,
    nowMs: () => clock.nowMs,
    pastDays: () => [],
    scopes: () => SCOPES,
  });
  kernel.subscribe((committed) => activity.see(committed));
  return activity;
}

async function busyDesk(orders: number): Promise<TestDesk> {
  const desk = await openTestDesk();
  for (let count = 0; count < orders; count += 1) {
    await desk.newOrder({ strat: 'idle', order_qty: 1_000 });
    await desk.wait(60_000);
  }
  return desk;
}

describe('what an account did today', () => {
  it('tells the widest limit price on the dear side, and not that of a cheap one', async () => {
    const desk = await openTestDesk();
    const activity = activityOf(desk);
    await desk.newOrder({ strat: 'idle', order_side: 'BUY', limit_price: 104 });
    await desk.newOrder({ strat: 'idle', order_side: 'BUY', limit_price: 96 });
    const before = activity.rows()[0]?.widest_price_percent ?? 0;
    expect(before).toBeGreaterThan(3);
    expect(before).toBeLessThan(5);
    const change = { limit_price: 107, override_reason: 'Follows the market' };
    await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [2], ...change } });
    expect(activity.rows()[0]?.widest_price_percent).toBeGreaterThan(6);
  });

  it('forecasts the close from the pace of today, the same after a start', async () => {
    const desk = await busyDesk(10);
    const [whole, own] = activityOf(desk).rows();
    const left = (TEST_DAY.closeMs - desk.clock.nowMs) / 60_000;
    const gross = whole?.gross_usd ?? 0;
    // Eleven minutes have passed since the open, in which ten orders came.
    expect(whole?.forecast_usd).toBeCloseTo(gross + (gross / 11) * left, -1);
    expect(whole?.forecast_low_usd).toBeLessThan(whole?.forecast_usd ?? 0);
    expect(own?.forecast_usd).toBe(whole?.forecast_usd);
    const { journal, venue, clock } = desk;
    const again = await openTestDesk({ journal, venue, clock });
    expect(activityOf(again).rows()[0]?.forecast_usd).toBe(whole?.forecast_usd);
  });

  it('forecasts nothing from a few orders', async () => {
    const desk = await busyDesk(3);
    expect(activityOf(desk).rows()[0]).toMatchObject({ orders: 3, forecast_usd: null });
  });
});

describe('the curve of a use', () => {
  it('begins with the orders that are there, and goes on minute by minute', async () => {
    const desk = await busyDesk(3);
    const curve = new UseCurve();
    const see = () => {
      const rows = activityOf(desk).rows();
      curve.see(rows, desk.kernel.published.orders.parents.heads(), TEST_DAY.date, desk.clock.nowMs);
    };
    see();
    const first = curve.of('ALDGATE', 'ALDGATE-CORE').map(([, usd]) => usd);
    const [one = 0] = first;
    expect(first).toEqual([one, 2 * one, 3 * one, 3 * one]);
    see();
    expect(curve.of('ALDGATE', null)).toHaveLength(4);
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [1] } });
    desk.clock.nowMs += 60_000;
    see();
    expect(curve.of('ALDGATE', null).at(-1)?.[1]).toBe(2 * one);
    expect(curve.of('BOREALIS', null).at(-1)?.[1]).toBe(0);
  });
});
