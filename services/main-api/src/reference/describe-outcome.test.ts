import type { OrderOnTick, TickChange } from '@meridian/domain/reference/tick-change';
import { expect, it } from 'vitest';
import { describeOutcome, tickProblemsOn } from './describe-outcome.ts';

const CENTS = [{ from_price: 0, tick_size: 0.01 }];
const HALVES = [{ from_price: 0, tick_size: 0.005 }];
const change = (exchange_symbol: string, isFiner: boolean): TickChange => ({
  exchange_symbol,
  asset_class: 'EQUITY',
  before: isFiner ? CENTS : HALVES,
  after: isFiner ? HALVES : CENTS,
  isFiner,
  line: 2,
});
const order = (id: number, exchange_symbol: string, limit_price: number): OrderOnTick => ({
  parent_order_numeric_id: id,
  exchange_symbol,
  asset_class: 'EQUITY',
  order_side: 'BUY',
  remaining_qty: 100,
  limit_price,
  time_in_force: 'GTC',
  trade_date: '2026-11-18',
  is_finished: false,
});
const desk = {
  isReferenceLive: () => true,
  ordersOn: () => [order(1, 'PFE', 26.74), order(2, 'PFE', 26.745), order(3, 'MRK', 99.005)],
};

it('lists the working orders that a change of ticks meets, those first that it cannot express', () => {
  const outcome = { kind: 'previewed', changes: [], ticks: [change('PFE', false)] } as const;
  const { working_orders, working_orders_total } = describeOutcome('tick_tables', outcome, desk, '2026-11-19');
  expect(working_orders_total).toBe(2);
  expect(working_orders.map(({ parent_order_numeric_id: id, problem }) => [id, problem])).toEqual([
    [2, 'The limit 26.745 is no price at tick 0.01: child orders go at the next price below it.'],
    [1, null],
  ]);
});

it('says of each finer tick which orders it waits for', () => {
  const findings = tickProblemsOn(desk, '2026-11-19')([change('PFE', true), change('XOM', true), change('MRK', false)]);
  expect(findings).toEqual([
    {
      line: 2,
      message:
        'The tick of PFE cannot become finer while GTC orders are open in it: orders 1, 2. Cancel them first, and send them again on that day.',
    },
  ]);
});
