import type { SampledOrder } from '@meridian/history/queries/setting-orders';
import { assert, asyncProperty, double, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const CLOSED_MS = Date.parse('2026-11-13T21:00:00Z');
const BUCKETS = 78;

const ORDER: SampledOrder = {
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  country: 'US',
  order_side: 'BUY',
  order_qty: 60_000,
  usd: 6e6,
  own_values: '{"as":"Quiet","st":"-1","et":"0"}',
  received_ms: CLOSED_MS - BUCKETS * 5 * 60_000,
  price: 100,
  spread: 0.02,
  tick_size: 0.01,
  multiplier: 1,
  volatility: 0.015,
  adv: 1e6,
  others_volume: 1e6,
  open_auction: 0,
  close_auction: 0,
  buckets: Array.from({ length: BUCKETS }, () => 1e6 / BUCKETS),
  closed_ms: CLOSED_MS,
};

const pov = (version: number, pr: number) => ({ version, resolved: { algorithm: 'pov', inherited: { pr } } }) as const;

async function changeOf(...orders: SampledOrder[]): Promise<number> {
  return (await compareVersions(orders, pov(1, 5), pov(2, 15)))?.change_bps ?? Number.NaN;
}

describe('two versions on the same orders', () => {
  it('do not differ when they are equal', async () => {
    const compared = await compareVersions([ORDER, { ...ORDER, usd: 1e6 }], pov(1, 10), pov(2, 10));
    expect(compared).toMatchObject({ orders: 2, usd: 7e6, change_bps: 0, low_bps: 0, high_bps: 0 });
    expect(compared?.after).toEqual({ ...compared?.before, version: 2 });
  });

  it('cost more, risk less and fill more with a higher rate', async () => {
    const compared = await compareVersions([ORDER, { ...ORDER, order_qty: 20_000 }], pov(1, 3), pov(2, 10));
    expect(compared?.after.cost_bps).toBeGreaterThan(compared?.before.cost_bps ?? Infinity);
    expect(compared?.after.risk_bps).toBeLessThan(compared?.before.risk_bps ?? 0);
    expect([compared?.before.fully_filled, compared?.after.fully_filled]).toEqual([1, 2]);
  });

  it('yield to the order’s own values', async () => {
    const own = { ...ORDER, own_values: '{"pr":8}' };
    expect(await compareVersions([own], pov(1, 3), pov(2, 10))).toMatchObject({ change_bps: 0, low_bps: null });
  });

  it('are not compared on orders that one of them cannot work', async () => {
    const dark = { version: 2, resolved: { algorithm: 'dark', inherited: {} } } as const;
    expect(await compareVersions([ORDER], pov(1, 3), dark)).toBeNull();
    expect(await compareVersions([], pov(1, 3), pov(2, 3))).toBeNull();
  });

  it('are weighted by notional: the mean lies between the orders', async () => {
    await assert(
      asyncProperty(
        double({ min: 1, max: 1e7, noNaN: true }),
        integer({ min: 1_000, max: 50_000 }),
        async (usd, qty) => {
          const other = { ...ORDER, usd, order_qty: qty };
          const ends = [await changeOf(ORDER), await changeOf(other)];
          const mean = await changeOf(ORDER, other);
          expect(mean).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9);
          expect(mean).toBeLessThanOrEqual(Math.max(...ends) + 1e-9);
        },
      ),
      { numRuns: 20 },
    );
  });
});
