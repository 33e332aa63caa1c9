import { describe, expect, it } from 'vitest';
import { benchmarkCosts } from './benchmark-costs.ts';
import { orderFacts } from './order-facts.ts';

const ROW = {
  order_side: 'BUY',
  avg_fill_price: 100.048889,
  filled_qty: 900,
  filled_usd: 90_044,
  tick_size: 0.01,
  multiplier: 1,
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
});
