import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowContextOn } from '../testing/row-context.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { parentRow } from '../testing/whole-rows.ts';

/** Buys 900 of 1000, the worked example of the cost definitions; the decision was at 99.95, the market is at 100.20. */
async function boughtMost() {
  const desk = await openTestDesk();
  desk.market.move(0, { bidTicks: 9_994, askTicks: 9_996 });
  const { id } = await desk.newOrder({ order_qty: 1_000, limit_price: 110 });
  const fills = [
    [200, 20_004],
    [300, 20_010],
    [250, 20_008],
    [150, 20_020],
  ] as const;
  for (const [lots, price] of fills) {
    for (let left = lots; left > 0; ) {
      const { childId } = desk.venue.last;
      const take = Math.min(left, desk.venue.leaves(childId));
      desk.venue.fill(childId, take, price);
      left -= take;
      await desk.settle();
    }
  }
  desk.market.move(0, { bidTicks: 10_019, askTicks: 10_021 });
  // The first fill rested, the third met in the middle, the others crossed.
  const liquidityValue = { add: 200 * 20_004, remove: 300 * 20_010 + 150 * 20_020, mid: 250 * 20_008 };
  const parent = { ...desk.parent(id), arrivalHalfTicks: 20_000, liquidityValue };
  return { desk, id, parent };
}

describe('the shortfall of a live order', () => {
  it('has the parts of the worked example, and they add up to the cent', async () => {
    const { desk, parent } = await boughtMost();
    const row = parentRow(parent, rowContextOn(desk));
    expect(row).toMatchObject({ decision_price: 99.95, delay_usd: 45, trading_usd: 44, opportunity_usd: 25 });
    // 0.3 bps for what crossed, 0.1 at the mid, and a rebate of 0.15 for what rested.
    expect(row.fees_usd).toBeCloseTo((0.3 * 45_030 + 0.1 * 25_010 - 0.15 * 20_004) / 10_000, 2);
    expect(row.shortfall_usd).toBeCloseTo(45 + 44 + 25 + (row.fees_usd ?? Number.NaN), 10);
    expect(row.shortfall_bps).toBeCloseTo((10_000 * (row.shortfall_usd ?? 0)) / 99_950, 6);
  });

  it('stands still once the order is done, whatever the market does then', async () => {
    const { desk, id } = await boughtMost();
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    desk.venue.confirmCancel(desk.venue.last.childId);
    await desk.settle();
    const done = parentRow(desk.parent(id), rowContextOn(desk));
    expect(done.status).toBe('PARTIAL_OUT');
    desk.market.move(0, { bidTicks: 12_000, askTicks: 12_002 });
    const { opportunity_usd, shortfall_usd } = parentRow(desk.parent(id), rowContextOn(desk));
    expect({ opportunity_usd, shortfall_usd }).toEqual({ opportunity_usd: 25, shortfall_usd: done.shortfall_usd });
  });

  it('is blank for an order that had filled before fees were counted, rather than too small', async () => {
    const { desk, parent } = await boughtMost();
    const { liquidityValue: _, ...older } = parent;
    expect(parentRow(older, rowContextOn(desk))).toMatchObject({ fees_usd: null, shortfall_usd: null });
    const { decisionHalfTicks: _decision, ...oldest } = parent;
    expect(parentRow(oldest, rowContextOn(desk))).toMatchObject({ decision_price: null, shortfall_usd: null });
  });

  it('adds up to the cent at any price', async () => {
    const { desk, parent } = await boughtMost();
    const price = fc.integer({ min: 1, max: 40_000_001 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 20_000_000 }), (decision, arrival, bidTicks) => {
        desk.market.move(0, { bidTicks, askTicks: bidTicks + 3 });
        const priced = { ...parent, decisionHalfTicks: decision, arrivalHalfTicks: arrival };
        const row = parentRow(priced, rowContextOn(desk));
        const parts = [row.delay_usd, row.trading_usd, row.opportunity_usd, row.fees_usd];
        const cents = parts.reduce<number>((sum, part) => sum + Math.round(100 * (part ?? Number.NaN)), 0);
        expect(cents).toBe(Math.round(100 * (row.shortfall_usd ?? Number.NaN)));
      }),
    );
  });
});
