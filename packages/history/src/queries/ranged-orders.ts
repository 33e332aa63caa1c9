import type { OrderSide } from '@meridian/domain/order-side';
import { boolean, date, double, integer, label, nullable, text } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';

/** Filled orders of one day as they were sent, with the session and the close before, to see what their tickets said. */
export const rangedOrders = defineQuery({
  name: 'ranged-orders',
  tables: ['parent_orders', 'day_stats'],
  parameters: {},
  columns: {
    trade_date: date('The exchange day'),
    parent_order_numeric_id: integer('The order'),
    account: label('Account'),
    alloc_account: label('Allocation account'),
    bestex_id: label('Instrument'),
    order_side: label<OrderSide>('BUY, BUY COVER, SELL or SELL SHORT'),
    order_qty: double('Quantity'),
    original_order_qty: double('As first sent'),
    limit_price: nullable(double('Limit')),
    strat: label('Name of the strategy'),
    start_time: nullable(label('Start time code')),
    end_time: nullable(label('End time code')),
    must_finish: boolean('Whether it had to be done at any cost'),
    part_rate: nullable(double('Wanted share of the volume')),
    volume_cap: nullable(double('Share of the volume not to exceed')),
    strategy_parameters: nullable(text('JSON text under short keys')),
    arrival_mid: nullable(double('Mid when it began')),
    avg_fill_price: nullable(double('Average')),
    complete_percent: nullable(double('Share that filled')),
    was_halted: boolean('Whether trading was halted while it worked'),
    received_ms: integer('When it came'),
    previous_close: nullable(double('Close of the day before; of the near leg for a spread')),
    open_ms: nullable(integer('When its market opened')),
    close_ms: nullable(integer('When its market closed')),
  },
  sql: `SELECT p.trade_date, p.parent_order_numeric_id, p.account, p.alloc_account, p.bestex_id, p.order_side, p.order_qty,
      p.original_order_qty, p.limit_price, p.strat, p.start_time, p.end_time, p.must_finish, p.part_rate, p.volume_cap,
      p.strategy_parameters, p.arrival_mid, p.avg_fill_price, p.complete_percent, p.was_halted,
      p.order_receive_time_since_epoch_milliseconds AS received_ms,
      coalesce(leg.previous_close, own.previous_close) AS previous_close,
      own.session_open_ms AS open_ms, own.session_close_ms AS close_ms
    FROM parent_orders p
    JOIN day_stats own ON own.trade_date = p.trade_date AND own.bestex_id = p.bestex_id
    LEFT JOIN day_stats leg ON leg.trade_date = p.trade_date AND p.asset_sub_class IS NOT NULL
      AND leg.exchange_symbol = split_part(p.exchange_symbol, '-', 1)
    WHERE p.decision_id IS NULL AND p.fill_count > 0
    ORDER BY p.parent_order_numeric_id`,
});

export type RangedOrder = AnswerOf<typeof rangedOrders>;
