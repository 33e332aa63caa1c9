import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_SIDES } from './order-side.ts';
import { slippage, slippageBps, type SlippageFields, slippageTicks, slippageUsd } from './slippage.ts';

/** 200 at 100.02, 300 at 100.05, 250 at 100.04 and 150 at 100.10. */
const PAID = (200 * 100.02 + 300 * 100.05 + 250 * 100.04 + 150 * 100.1) / 900;

const ORDER: SlippageFields = {
  order_side: 'BUY',
  avg_fill_price: PAID,
  filled_qty: 900,
  multiplier: null,
  avg_fill_tick: 0.01,
  asset_sub_class: null,
  fx_rate: 1,
};

const VECTORS = [
  ['decision', 99.95, 9.8938, 9.8889, 89],
  ['arrival', 100, 4.8889, 4.8889, 44],
  ['ivwap', 100.045, 0.3887, 0.3889, 3.5],
  ['day vwap', 100.12, -7.1026, -7.1111, -64],
  ['close', 100.2, -15.0809, -15.1111, -136],
] as const;

describe('slippage', () => {
  it.each(VECTORS)('of a buy against %s %d', (_name, benchmark, bps, ticks, usd) => {
    const cost = slippage(ORDER, benchmark);
    expect(cost.bps).toBeCloseTo(bps, 4);
    expect(cost.ticks).toBeCloseTo(ticks, 4);
    expect(cost.usd).toBeCloseTo(usd, 2);
  });

  it.each(VECTORS)('of a sell has the other sign against %s %d', (_name, benchmark, bps, ticks, usd) => {
    const cost = slippage({ ...ORDER, order_side: 'SELL SHORT' }, benchmark);
    expect(cost.bps).toBeCloseTo(-bps, 4);
    expect(cost.ticks).toBeCloseTo(-ticks, 4);
    expect(cost.usd).toBeCloseTo(-usd, 2);
  });

  it('counts BUY COVER as a buy', () => {
    expect(slippageBps('BUY COVER', 101, 100)).toBe(slippageBps('BUY', 101, 100));
    expect(slippageBps('BUY COVER', 101, 100)).toBeCloseTo(100, 9);
  });

  it.each([
    [-0.25, -0.5],
    [0.25, 0],
    [0, 0.25],
    [0.5, -0.5],
  ])('has no bps at or below zero (%d against %d), but has ticks and usd', (paid, benchmark) => {
    expect(slippageBps('BUY', paid, benchmark)).toBeNull();
    expect(slippageTicks('BUY', paid, benchmark, 0.25)).toBeCloseTo((paid - benchmark) / 0.25, 9);
    expect(slippageUsd('BUY', paid, benchmark, { filled_qty: 2, multiplier: 50, usdPerUnit: 1 })).toBeCloseTo(
      (paid - benchmark) * 100,
      9,
    );
  });

  it('has no bps for a calendar spread, even above zero', () => {
    const spread = { ...ORDER, avg_fill_price: 1.5, asset_sub_class: 'CALENDAR SPREAD', multiplier: 50 };
    const cost = slippage(spread, 1.25);
    expect(cost.bps).toBeNull();
    expect(cost.ticks).toBeCloseTo(25, 9);
    expect(cost.usd).toBeCloseTo(0.25 * 900 * 50, 6);
  });

  it('is unknown without a price, a tick or a rate', () => {
    expect(slippage({ ...ORDER, avg_fill_price: null }, 100)).toEqual({ bps: null, ticks: null, usd: null });
    expect(slippage(ORDER, null)).toEqual({ bps: null, ticks: null, usd: null });
    expect(slippageTicks('BUY', 101, 100, null)).toBeNull();
    expect(slippageTicks('BUY', 101, 100, 0)).toBeNull();
    expect(slippage({ ...ORDER, fx_rate: null }, 100).usd).toBeNull();
    expect(slippage({ ...ORDER, filled_qty: null }, 100).usd).toBeNull();
    expect(slippage({ ...ORDER, multiplier: 0 }, 100).usd).toBeNull();
  });

  it('is positive exactly when a buyer paid more or a seller got less', () => {
    const price = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_SIDES), price, price, (side, paid, benchmark) => {
        const worse = side.startsWith('BUY') ? paid > benchmark : paid < benchmark;
        expect((slippageBps(side, paid, benchmark) ?? 0) > 0).toBe(worse);
        expect((slippageTicks(side, paid, benchmark, 1) ?? 0) > 0).toBe(worse);
      }),
    );
  });
});
