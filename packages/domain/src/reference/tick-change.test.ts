import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finerUnit, isPriceOf, priceUnit } from './price-steps.ts';
import { finerTickProblem, type OrderOnTick, ordersAtNewTick, type TickChange } from './tick-change.ts';

const ORDER: OrderOnTick = {
  parent_order_numeric_id: 12,
  exchange_symbol: 'PFE',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  remaining_qty: 1_000,
  limit_price: 26.745,
  time_in_force: 'GTC',
  trade_date: '2026-11-18',
  is_finished: false,
};
const CENTS = [{ from_price: 0, tick_size: 0.01 }];
const HALVES = [{ from_price: 0, tick_size: 0.005 }];
const FINER: TickChange = {
  exchange_symbol: 'PFE',
  asset_class: 'EQUITY',
  before: CENTS,
  after: HALVES,
  isFiner: true,
  line: 2,
};
const COARSER: TickChange = { ...FINER, before: HALVES, after: CENTS, isFiner: false };
const DAY = '2026-11-19';

describe('a tick that changes', () => {
  it('to a coarser one names the working orders and the limits that it cannot express', () => {
    const sell = { ...ORDER, parent_order_numeric_id: 13, order_side: 'SELL' as const };
    const fits = { ...ORDER, parent_order_numeric_id: 14, limit_price: 26.74 };
    const found = ordersAtNewTick(COARSER, [ORDER, sell, fits], DAY);
    expect(found.map(({ parent_order_numeric_id: id, problem }) => [id, problem])).toEqual([
      [12, 'The limit 26.745 is no price at tick 0.01: child orders go at the next price below it.'],
      [13, 'The limit 26.745 is no price at tick 0.01: child orders go at the next price above it.'],
      [14, null],
    ]);
  });

  it('leaves out orders that are finished, and those of a day that ends before', () => {
    const finished = { ...ORDER, is_finished: true };
    const ofYesterday = { ...ORDER, time_in_force: 'DAY' as const };
    expect(ordersAtNewTick(COARSER, [finished, ofYesterday], DAY)).toEqual([]);
    expect(ordersAtNewTick(COARSER, [{ ...ofYesterday, trade_date: DAY }], DAY)).toHaveLength(1);
  });

  it('to a finer one waits for GTC orders, and for the next day where the day has orders', () => {
    expect(finerTickProblem(FINER, [ORDER], DAY)).toBe(
      'The tick of PFE cannot become finer while GTC orders are open in it: order 12. Cancel them first, and send them again on that day.',
    );
    const many = Array.from({ length: 22 }, (_, at) => ({
      ...ORDER,
      parent_order_numeric_id: at + 1,
      trade_date: DAY,
      is_finished: true,
    }));
    expect(finerTickProblem(FINER, many, DAY)).toMatch(
      /on a day with orders in it: orders 1, 2, .*, 20 and 2 more\. Import it from the next trading day on\.$/,
    );
    expect(finerTickProblem(FINER, many, '2026-11-20')).toBeNull();
    expect(finerTickProblem(FINER, [{ ...ORDER, time_in_force: 'DAY' }], DAY)).toBeNull();
    expect(finerTickProblem(COARSER, [ORDER], DAY)).toBeNull();
  });

  it('always has a unit that expresses every price of before and after', () => {
    const tick = fc.constantFrom(0.0001, 0.0005, 0.001, 0.005, 0.01, 0.02, 0.05, 0.25, 0.5, 1, 0.03125, 0.015625);
    fc.assert(
      fc.property(tick, tick, fc.integer({ min: 0, max: 1_000_000 }), (was, becomes, ticks) => {
        const unit = finerUnit(was, becomes) ?? was;
        const price = Number((ticks * was).toFixed(10));
        expect(isPriceOf([{ from_price: 0, tick_size: unit }], price)).toBe(true);
        expect(
          priceUnit([
            { from_price: 0, tick_size: unit },
            { from_price: 1, tick_size: becomes },
          ]),
        ).toBe(unit);
      }),
    );
  });
});
