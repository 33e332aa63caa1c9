import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auctionLots, beforeAuctionGoal } from './auction-quantity.ts';

const contra = (imbalanceLots: number, pairedLots = 1000) => ({ side: 'contra' as const, imbalanceLots, pairedLots });
const same = (imbalanceLots: number, pairedLots = 1000) => ({ side: 'same' as const, imbalanceLots, pairedLots });

describe('auction quantity', () => {
  it('is a fifth of the expected auction, or the order', () => {
    expect(auctionLots(10_000, 20_000, null)).toBe(4000);
    expect(auctionLots(1000, 20_000, null)).toBe(1000);
    expect(auctionLots(10_000, 0, null)).toBe(0);
    expect(auctionLots(10_000, Number.NaN, null)).toBe(0);
  });

  it('grows with an imbalance to take and shrinks with one to join, to three tenths at least', () => {
    expect(auctionLots(10_000, 20_000, contra(400))).toBe(4800);
    expect(auctionLots(10_000, 20_000, same(400))).toBe(3200);
    expect(auctionLots(10_000, 20_000, same(5000))).toBe(1200);
  });

  it('ignores an imbalance without paired volume', () => {
    expect(auctionLots(10_000, 20_000, contra(400, 0))).toBe(4000);
    expect(auctionLots(10_000, 20_000, same(Number.NaN))).toBe(4000);
  });

  it('is whole and never more than the order', () => {
    const side = fc.constantFrom('contra' as const, 'same' as const);
    const imbalance = fc.option(fc.record({ side, pairedLots: fc.nat(10_000), imbalanceLots: fc.nat(10_000) }));
    fc.assert(
      fc.property(fc.nat(100_000), fc.double(), imbalance, (lots, expected, published) => {
        const quantity = auctionLots(lots, expected, published);
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= lots).toBe(true);
      }),
    );
  });
});

describe('work before the auction', () => {
  it('grows towards it', () => {
    expect([0, 0.25, 0.5, 0.75, 1, 2].map((progress) => beforeAuctionGoal(1000, progress))).toEqual([
      0, 63, 250, 563, 1000, 1000,
    ]);
    expect(beforeAuctionGoal(1000, -1)).toBe(0);
    expect(beforeAuctionGoal(1000, Number.NaN)).toBe(0);
  });
});
