import { costByFills, costCase, costRow, isSameNumber } from '@meridian/domain/cost-case.fixture';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benchmarkCosts } from './benchmark-costs.ts';
import { orderFacts } from './order-facts.ts';

const ROW = {
  order_side: 'BUY',
  avg_fill_price: 100.048889,
  filled_qty: 900,
  filled_usd: 90_044,
  avg_fill_tick: 0.01,
  multiplier: 1,
  fx_rate: 1,
  ivwap: 100.045,
  arrival_mid: 100,
  day_vwap: 100.12,
  previous_close: null,
  attributes_json: '{"expected_ivwap_bps":0.5,"expected_ivwap_sd_bps":1}',
};

describe('cost against every benchmark', () => {
  it('is that of the worked example, with the range where the model has one', () => {
    const [ivwap, arrival, day, close] = benchmarkCosts(orderFacts(ROW));
    expect([ivwap?.bps, arrival?.bps, day?.bps].map((bps) => Number(bps?.toFixed(3)))).toEqual([0.389, 4.889, -7.103]);
    expect([ivwap?.usd, arrival?.usd, day?.usd].map((usd) => Math.round((usd ?? 0) * 10) / 10)).toEqual([3.5, 44, -64]);
    expect(ivwap?.range?.high).toBeCloseTo(1.78, 2);
    expect([arrival?.range, day?.range, close?.bps, close?.usd]).toEqual([null, null, null, null]);
  });

  it('turns for a sale, and says nothing before the first fill', () => {
    expect(benchmarkCosts(orderFacts({ ...ROW, order_side: 'SELL' }))[1]?.bps).toBeCloseTo(-4.889, 3);
    expect(benchmarkCosts(orderFacts({ ...ROW, avg_fill_price: null }))[0]?.bps).toBeNull();
  });

  it('a spread that cost half a tick less than its benchmark saved dollars of the spread, not of its near leg', () => {
    const spread = {
      order_side: 'BUY',
      asset_sub_class: 'CALENDAR SPREAD',
      avg_fill_price: 0.0625,
      avg_fill_tick: 1 / 64,
      filled_qty: 38,
      filled_usd: 38 * 1_000 * 110.5,
      multiplier: 1_000,
      fx_rate: 1,
      ivwap: 0.0625 + 0.5 / 64,
    };
    const [ivwap] = benchmarkCosts(orderFacts(spread));
    expect([ivwap?.bps, ivwap?.ticks]).toEqual([null, -0.5]);
    expect(ivwap?.usd).toBeCloseTo(-296.875, 6);
  });

  it('agrees with the fills counted one by one, in all three units', () => {
    fc.assert(
      fc.property(costCase, (order) => {
        const row = { ...costRow(order), ivwap: order.benchmarkTicks * order.tick };
        const [shown] = benchmarkCosts(orderFacts(row));
        const counted = costByFills(order);
        expect(isSameNumber(shown?.bps ?? null, counted.bps)).toBe(true);
        expect(isSameNumber(shown?.ticks ?? null, counted.ticks)).toBe(true);
        expect(isSameNumber(shown?.usd ?? null, counted.usd)).toBe(true);
      }),
    );
  });
});
