import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocatedLots, type AuctionInterest } from './allocation.ts';
import { AuctionCurve, uncrossOf } from './auction-curve.ts';

function curveOf(interests: readonly AuctionInterest[], stepTicks = 1): AuctionCurve {
  const curve = new AuctionCurve(1000, stepTicks);
  for (const { side, limitTick, lots } of interests) curve.add(side, limitTick, lots);
  return curve;
}

const buy = (limitTick: number | null, lots: number): AuctionInterest => ({ side: 1, limitTick, lots });
const sell = (limitTick: number | null, lots: number): AuctionInterest => ({ side: -1, limitTick, lots });

describe('uncross', () => {
  it('has no price without two sides', () => {
    expect(uncrossOf(curveOf([]))).toBeNull();
    expect(uncrossOf(curveOf([buy(null, 100), buy(1001, 5)]))).toBeNull();
    expect(uncrossOf(curveOf([buy(999, 5), sell(1001, 5)]))).toBeNull();
  });

  it('chooses the price with the largest volume', () => {
    const uncross = uncrossOf(curveOf([buy(1002, 10), buy(1000, 10), sell(999, 5), sell(1001, 12)]));
    expect(uncross).toEqual({ priceTick: 1001, pairedLots: 10, imbalanceLots: -7 });
  });

  it('chooses the smallest imbalance, then the price nearest to the reference', () => {
    expect(uncrossOf(curveOf([buy(1005, 10), sell(995, 10)]))).toMatchObject({ priceTick: 1000, imbalanceLots: 0 });
    expect(uncrossOf(curveOf([buy(null, 10), sell(null, 4)]))).toMatchObject({ priceTick: 1000, imbalanceLots: 6 });
  });

  it('treats limits beyond its prices as market orders or as never trading', () => {
    const curve = curveOf([buy(100_000, 7), buy(-100_000, 9), sell(-100_000, 5), sell(100_000, 9)]);
    expect([curve.marketBuy, curve.marketSell]).toEqual([7, 5]);
    expect(uncrossOf(curve)?.pairedLots).toBe(5);
  });

  it('counts a limit between two prices at the one that it allows', () => {
    expect(uncrossOf(curveOf([buy(1007, 5), sell(1000, 5)], 5))?.priceTick).toBe(1000);
    expect(uncrossOf(curveOf([buy(1004, 5), sell(1003, 5)], 5))).toBeNull();
  });
});

describe('allocation', () => {
  it('serves orders without a limit first, then better limits, then those at the price', () => {
    const orders = [buy(null, 10), buy(1010, 10), buy(1000, 20), sell(990, 25)];
    const curve = curveOf(orders);
    const uncross = uncrossOf(curve) ?? { priceTick: 0, pairedLots: 0, imbalanceLots: 0 };
    expect(uncross).toMatchObject({ priceTick: 1000, pairedLots: 25 });
    expect(orders.map((each) => allocatedLots(each, curve, uncross))).toEqual([10, 10, 5, 25]);
    expect(allocatedLots(buy(999, 5), curve, uncross)).toBe(0);
  });

  const interests = fc.array(
    fc.record({
      side: fc.constantFrom<1 | -1>(1, -1),
      limitTick: fc.option(fc.integer({ min: 960, max: 1040 })),
      lots: fc.integer({ min: 1, max: 500 }),
    }),
    { maxLength: 40 },
  );

  it('never trades more than was paired, nor at a worse price than the limit', () => {
    fc.assert(
      fc.property(interests, fc.integer({ min: 1, max: 7 }), (orders, stepTicks) => {
        const curve = curveOf(orders, stepTicks);
        const uncross = uncrossOf(curve) ?? { priceTick: 1000, pairedLots: 0, imbalanceLots: 0 };
        const allocated = (side: 1 | -1) =>
          orders.reduce((sum, each) => sum + (each.side === side ? allocatedLots(each, curve, uncross) : 0), 0);
        expect(allocated(1)).toBeLessThanOrEqual(uncross.pairedLots);
        expect(allocated(-1)).toBeLessThanOrEqual(uncross.pairedLots);
        for (const each of orders) {
          const lots = allocatedLots(each, curve, uncross);
          const isWorse = each.limitTick !== null && each.side * each.limitTick < each.side * uncross.priceTick;
          expect(lots).toBeLessThanOrEqual(isWorse ? 0 : each.lots);
        }
      }),
    );
  });

  it('fills the smaller side in full', () => {
    fc.assert(
      fc.property(interests, (orders) => {
        const curve = curveOf(orders);
        const uncross = uncrossOf(curve) ?? { priceTick: 1000, pairedLots: 0, imbalanceLots: 0 };
        const smaller = uncross.imbalanceLots > 0 ? -1 : 1;
        const allocated = orders.reduce(
          (sum, each) => sum + (each.side === smaller ? allocatedLots(each, curve, uncross) : 0),
          0,
        );
        expect(allocated).toBe(uncross.pairedLots);
      }),
    );
  });
});
