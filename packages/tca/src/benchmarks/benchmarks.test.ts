import * as fc from 'fast-check';
import { costByFills, costCase, costRow, isSameNumber } from '@meridian/domain/cost-case.fixture';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { describe, expect, it } from 'vitest';
import { BENCHMARK_NAMES, benchmarkCost, type CostedOrder } from './benchmark-costs.ts';
import { LIQUIDITY_KINDS, liquidityShares, venueToxicity } from './liquidity.ts';
import { markoutBps, markoutTicks, spreadsBps } from './spreads.ts';

const FILLS = [
  { size: 200, price: 100.02, liquidity: 'add' },
  { size: 300, price: 100.05, liquidity: 'remove' },
  { size: 250, price: 100.04, liquidity: 'mid' },
  { size: 150, price: 100.1, liquidity: 'remove' },
] as const;

const order: CostedOrder = {
  order_side: 'BUY',
  avg_fill_price: FILLS.reduce((total, { size, price }) => total + size * price, 0) / 900,
  filled_qty: 900,
  multiplier: 1,
  avg_fill_tick: 0.01,
  asset_sub_class: null,
  fx_rate: 1,
  decision_price: 99.95,
  arrival_mid: 100,
  ivwap: 100.045,
  ivwap_ex_own: 100.045,
  day_vwap: 100.12,
  day_close: 100.2,
  day_open: 100,
  twap: 100,
  previous_close: 100,
};

describe('cost against a benchmark', () => {
  it.each([
    ['decision', 9.8938, 9.8889, 89],
    ['arrival', 4.8889, 4.8889, 44],
    ['ivwap', 0.3887, 0.3889, 3.5],
    ['dvwap', -7.1026, -7.1111, -64],
    ['close', -15.0809, -15.1111, -136],
  ] as const)('of the order bought in four fills, against %s', (benchmark, bps, ticks, usd) => {
    expect(order.avg_fill_price).toBeCloseTo(100.048889, 6);
    const cost = benchmarkCost(order, benchmark);
    expect(cost.bps).toBeCloseTo(bps, 4);
    expect(cost.ticks).toBeCloseTo(ticks, 4);
    expect(cost.usd).toBeCloseTo(usd, 6);
  });

  it('turns its sign for a sale, whatever the benchmark', () => {
    for (const benchmark of BENCHMARK_NAMES) {
      const bought = benchmarkCost(order, benchmark);
      const sold = benchmarkCost({ ...order, order_side: 'SELL' }, benchmark);
      expect(sold.bps).toBeCloseTo(-(bought.bps ?? 0), 10);
      expect(sold.usd).toBeCloseTo(-(bought.usd ?? 0), 10);
    }
  });

  it('agrees with the fills counted one by one, as the rows and tabs of the desk do', () => {
    fc.assert(
      fc.property(costCase, (one) => {
        const cost = benchmarkCost(
          { ...order, ...costRow(one), arrival_mid: one.benchmarkTicks * one.tick },
          'arrival',
        );
        const counted = costByFills(one);
        expect(isSameNumber(cost.bps, counted.bps)).toBe(true);
        expect(isSameNumber(cost.ticks, counted.ticks)).toBe(true);
        expect(isSameNumber(cost.usd, counted.usd)).toBe(true);
      }),
    );
  });

  it('has no bps for a calendar spread or a price at or below zero, but ticks and dollars', () => {
    const spread = benchmarkCost({ ...order, asset_sub_class: 'CALENDAR SPREAD' }, 'arrival');
    expect(spread).toMatchObject({ bps: null });
    expect(spread.usd).toBeCloseTo(44, 6);
    const below = benchmarkCost({ ...order, arrival_mid: -1, avg_fill_price: -0.9 }, 'arrival');
    expect(below.bps).toBeNull();
    expect(below.ticks).toBeCloseTo(10, 6);
  });
});

describe('passiveness', () => {
  it('is the share of the quantity by how it met the market', () => {
    const shares = liquidityShares(FILLS);
    expect(shares.add).toBeCloseTo(22.22, 2);
    expect(shares.remove).toBeCloseTo(50, 10);
    expect(shares.mid).toBeCloseTo(27.78, 2);
  });

  it('adds up to all of it, and is nothing without a fill', () => {
    const fill = fc.record({
      size: fc.integer({ min: 1, max: 1000 }),
      liquidity: fc.constantFrom(...LIQUIDITY_KINDS),
    });
    fc.assert(
      fc.property(fc.array(fill, { minLength: 1, maxLength: 20 }), (fills) => {
        const shares = liquidityShares(fills);
        expect(LIQUIDITY_KINDS.reduce((total, kind) => total + shares[kind], 0)).toBeCloseTo(100, 6);
      }),
    );
    expect(liquidityShares([])).toEqual({ add: 0, mid: 0, remove: 0, auction: 0 });
  });
});

describe('spreads of a fill', () => {
  it('are what was paid, what the other side kept, and what the price moved', () => {
    const spreads = spreadsBps('BUY', 100.03, 100, 100.05);
    expect(spreads?.effective).toBeCloseTo(6, 8);
    expect(spreads?.realised).toBeCloseTo(-4, 8);
    expect(spreads?.impact).toBeCloseTo(10, 8);
    expect(spreadsBps('BUY', 1, 0, 1)).toBeNull();
  });

  it('always split what was paid into what was kept and what moved', () => {
    const price = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_SIDES), price, price, price, (side, paid, at, after) => {
        const spreads = spreadsBps(side, paid, at, after);
        const kept = (spreads?.realised ?? 0) + (spreads?.impact ?? 0);
        expect(Math.abs(kept - (spreads?.effective ?? 0))).toBeLessThan(1e-6 * (1 + Math.abs(kept)));
      }),
    );
  });
});

describe('markout', () => {
  it.each([
    [100.02, -0.9997],
    [100.05, 1.9994],
    [99.99, -3.9988],
  ])('of a purchase at 100.03 with the mid at %s is %s bps', (mid, bps) => {
    expect(markoutBps('BUY', 100.03, mid)).toBeCloseTo(bps, 4);
    expect(markoutBps('SELL', 100.03, mid)).toBeCloseTo(-bps, 4);
  });

  it('has ticks where it has no bps', () => {
    expect(markoutBps('BUY', -0.5, -0.4)).toBeNull();
    expect(markoutTicks('BUY', -0.5, -0.4, 0.05)).toBeCloseTo(2, 10);
    expect(markoutTicks('BUY', 1, 2, 0)).toBeNull();
  });
});

describe('venue toxicity', () => {
  it('is the loss of resting fills in half spreads of their own', () => {
    const fills = [
      { liquidity: 'add', size: 300, markoutHalves: -1 },
      { liquidity: 'mid', size: 100, markoutHalves: 1 },
      { liquidity: 'remove', size: 9000, markoutHalves: 50 },
    ] as const;
    expect(venueToxicity(fills)).toBeCloseTo(0.5, 10);
    expect(venueToxicity(fills.slice(2))).toBeNull();
  });
});
