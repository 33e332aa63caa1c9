import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillQuality } from './fill-quality.ts';

const fill = (order_side: string, last_fill_price: number, last_fill_qty: number) => ({
  order_side,
  last_fill_price,
  last_fill_qty,
  snap_bid: 99.98,
  snap_ask: 100.02,
});

describe('where fills stood in the spread', () => {
  it('is passive at the near side, aggressive at the far side, and mid between', () => {
    const quality = fillQuality([fill('BUY', 99.98, 100), fill('BUY', 100.02, 200), fill('BUY', 100, 100)]);
    expect(quality.passivePercent).toBeCloseTo(25, 6);
    expect(quality.aggressivePercent).toBeCloseTo(50, 6);
    expect(quality.midPercent).toBeCloseTo(25, 6);
    expect(quality.spreadCapturedPercent).toBeCloseTo(-25, 6);
  });

  it('captures at most half of the spread before it, when the market sweeps through a resting order', () => {
    // Two levels below the bid that the sale met: the depth of the book is no spread.
    const swept = fill('BUY', 99.94, 100);
    expect(fillQuality([swept]).spreadCapturedPercent).toBe(100);
    expect(fillQuality([swept, fill('BUY', 100, 100)]).spreadCapturedPercent).toBeCloseTo(50, 6);
    expect(fillQuality([fill('SELL', 99.9, 100)]).spreadCapturedPercent).toBe(-100);
  });

  it('leaves out auctions, which have one price and no spread', () => {
    const uncross = { ...fill('BUY', 99.9, 1_000), time_in_force: 'CLS' };
    expect(fillQuality([uncross]).spreadCapturedPercent).toBeNull();
    expect(fillQuality([uncross, fill('BUY', 100, 10)]).spreadCapturedPercent).toBeCloseTo(0, 6);
  });

  it('stays within half a spread, whatever the fills', () => {
    const price = fc.integer({ min: 9_900, max: 10_100 }).map((ticks) => ticks / 100);
    const any = fc.tuple(fc.constantFrom('BUY', 'SELL'), price, fc.integer({ min: 1, max: 500 }));
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (fills) => {
        const captured = fillQuality(fills.map((each) => fill(...each))).spreadCapturedPercent ?? Number.NaN;
        expect(Math.abs(captured)).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });

  it('turns for a sale, and leaves out fills without a quote', () => {
    expect(fillQuality([fill('SELL SHORT', 100.02, 10)]).passivePercent).toBeCloseTo(100, 6);
    expect(fillQuality([{ ...fill('BUY', 100, 10), snap_bid: null }]).passivePercent).toBeNull();
  });
});
