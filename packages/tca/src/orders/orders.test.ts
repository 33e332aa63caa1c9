import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benchmarkCost } from '../benchmarks/benchmark-costs.ts';
import { aggregateOrders } from './aggregate-orders.ts';
import { stitchOrders } from './stitch-orders.ts';
import type { TcaOrder } from './tca-order.ts';
import { tcaOrder } from './testing.ts';

const sessions = new Map(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map((day, index) => [day, index]));

const count = (list: readonly { filled_qty: number }[]) => list.reduce((all, one) => all + one.filled_qty, 0);

function working(from: number, to: number, volume: number, ivwap: number): TcaOrder {
  return tcaOrder({ start_timestamp: from, end_timestamp: to, volume_since_start: volume, ivwap, day_volume: 9_000 });
}

const union = (...some: readonly TcaOrder[]) => aggregateOrders(some, 1)[0];

describe('aggregation', () => {
  const orders = [
    tcaOrder({
      parent_order_numeric_id: 1,
      start_timestamp: 500,
      arrival_mid: 100,
      filled_qty: 100,
      avg_fill_price: 101,
    }),
    tcaOrder({
      parent_order_numeric_id: 2,
      start_timestamp: 100,
      arrival_mid: 99,
      filled_qty: 300,
      avg_fill_price: 103,
    }),
    tcaOrder({ parent_order_numeric_id: 3, strat: 'pov', filled_qty: 100, avg_fill_price: 101 }),
    tcaOrder({ parent_order_numeric_id: 4, order_side: 'SELL' }),
  ];

  it('by default leaves orders alone', () => {
    expect(aggregateOrders(orders, 0)).toBe(orders);
  });

  it('counts the volume of the same minutes once, so that a group never traded more than its day had', () => {
    const [whole, part, beyond, later] = [
      working(0, 1_000, 6_000, 100),
      working(200, 400, 2_000, 90),
      working(500, 1_500, 4_000, 110),
      working(2_000, 3_000, 5_000, 100),
    ];
    expect(union(whole, part)).toMatchObject({ volume_since_start: 6_000, ivwap: 100 });
    expect(union(whole, { ...whole })?.volume_since_start).toBe(6_000);
    expect(union(beyond, whole)?.volume_since_start).toBe(8_000);
    expect(union(beyond, whole)?.ivwap).toBeCloseTo((6_000 * 100 + 2_000 * 110) / 8_000, 9);
    expect(union(whole, later)?.volume_since_start).toBe(9_000);
    expect(union(whole, tcaOrder({ volume_since_start: null }))?.volume_since_start).toBeNull();
  });

  it('by day, side and symbol takes the earliest arrival and adds quantities up', () => {
    const [bought, sold] = aggregateOrders(orders, 1);
    expect(bought).toMatchObject({ filled_qty: 500, arrival_mid: 99, strat: 'several', filled_usd: 300_300 });
    expect(bought?.avg_fill_price).toBeCloseTo(102.2, 10);
    expect(benchmarkCost(bought ?? tcaOrder(), 'arrival').bps).toBeCloseTo((3.2 / 99) * 10_000, 6);
    expect(sold).toMatchObject({ order_side: 'SELL', strat: 'vwap' });
  });

  it('by strategy, too, keeps strategies apart', () => {
    expect(aggregateOrders(orders, 2).map(({ strat, filled_qty }) => [strat, filled_qty])).toEqual([
      ['vwap', 400],
      ['pov', 100],
      ['vwap', 1000],
    ]);
  });

  it('neither loses nor adds a share', () => {
    const order = fc
      .record({
        exchange_symbol: fc.constantFrom('AAA', 'BBB'),
        order_side: fc.constantFrom('BUY' as const, 'SELL' as const),
        filled_qty: fc.integer({ min: 0, max: 1000 }),
        start_timestamp: fc.option(fc.integer({ min: 0, max: 1000 })),
      })
      .map(tcaOrder);
    fc.assert(
      fc.property(fc.array(order, { maxLength: 20 }), fc.constantFrom(1 as const, 2 as const), (some, logic) => {
        expect(count(aggregateOrders(some, logic))).toBe(count(some));
      }),
    );
  });
});

describe('stitching', () => {
  const first = tcaOrder({
    trade_date: '2026-11-11',
    decision_id: 'D1',
    order_qty: 1000,
    filled_qty: 600,
    avg_fill_price: 50.1,
    arrival_mid: 50,
  });
  const second = tcaOrder({
    ...first,
    trade_date: '2026-11-12',
    parent_order_numeric_id: 2,
    order_qty: 400,
    filled_qty: 400,
    avg_fill_price: 50.6,
    arrival_mid: 50.5,
  });

  it('holds the fills of all days against the first arrival, and shows what drifted', () => {
    const [stitched, ...others] = stitchOrders([second, first], sessions);
    expect(others).toEqual([]);
    expect(stitched).toMatchObject({ days: 2, filled_qty: 1000, order_qty: 1000 });
    expect(stitched?.stitched_bps).toBeCloseTo(60, 6);
    expect(stitched?.naive_bps).toBeCloseTo(19.92, 2);
    expect(stitched?.drift_bps).toBeCloseTo(40, 6);
  });

  it('turns its signs for a sale', () => {
    const sold = [tcaOrder({ ...first, order_side: 'SELL' }), tcaOrder({ ...second, order_side: 'SELL' })];
    expect(stitchOrders(sold, sessions)[0]?.stitched_bps).toBeCloseTo(-60, 6);
  });

  it('allows one session in between and no more', () => {
    const early = tcaOrder({ ...first, trade_date: '2026-11-10' });
    expect(stitchOrders([early, second], sessions)).toHaveLength(1);
    expect(stitchOrders([early, { ...second, trade_date: '2026-11-13' }], sessions)).toHaveLength(2);
  });

  it('keeps apart what is another account, side or decision', () => {
    for (const other of [{ account: 'BOREALIS' }, { order_side: 'SELL' as const }, { decision_id: 'D2' }]) {
      expect(stitchOrders([first, { ...second, ...other }], sessions)).toHaveLength(2);
    }
    const singles = [tcaOrder({ ...first, decision_id: null }), tcaOrder({ ...second, decision_id: null })];
    expect(stitchOrders(singles, sessions)).toHaveLength(2);
  });

  it('takes the step between two contracts out at a roll', () => {
    const future = { asset_class: 'FUTURE', exchange_base_symbol: 'ES', day_close: 50.2 };
    const rolled = [
      { ...first, ...future, exchange_symbol: 'ESZ6' },
      { ...second, ...future, exchange_symbol: 'ESH7', previous_close: 60.2, arrival_mid: 60.5, avg_fill_price: 60.6 },
    ];
    const [stitched] = stitchOrders(rolled, sessions);
    expect(stitched?.symbol).toBe('ES');
    expect(stitched?.stitched_bps).toBeCloseTo(60, 6);
    expect(stitched?.drift_bps).toBeCloseTo(40, 6);
  });

  it('has no bps for a spread', () => {
    const [spread] = stitchOrders([{ ...first, asset_sub_class: 'CALENDAR SPREAD' }], sessions);
    expect(spread).toMatchObject({ stitched_bps: null, drift_bps: null });
  });
});
