import type { OrderSide } from '@meridian/domain/order-side';
import { boolean, date, double, doubles, integer, label, nullable } from '@meridian/history/columns';
import { ZONED_ORDERS, zoneTable } from '@meridian/history/queries/rule-sql';
import { type AnswerOf, defineQuery } from '@meridian/history/reader/history-query';
import { allFiltersSql, type OrderFilter } from '../orders/order-filters.ts';

function chosen(day: string, filters: readonly OrderFilter[]): string {
  return `zones AS (${zoneTable([day])}),
    chosen AS (SELECT parent_order_numeric_id AS id, trader_id, strat, coalesce(tick_size, 0) AS tick, volatility
      FROM ${ZONED_ORDERS} WHERE ${allFiltersSql(filters)})`;
}

const SHARED = {
  child_order_numeric_id: integer('Child order'),
  parent_order_numeric_id: integer('Parent order'),
  account: label('Account'),
  alloc_account: label('Allocation account'),
  exchange_symbol: label('Symbol'),
  asset_class: label('Asset class'),
  order_side: label<OrderSide>('Side'),
  trader_id: label('Trader'),
  strat: label('Strategy'),
  snap_bid: nullable(double('Bid then')),
  snap_ask: nullable(double('Ask then')),
};

const SHARED_SQL = `c.child_order_numeric_id, c.parent_order_numeric_id, c.account, c.alloc_account, c.exchange_symbol,
  c.asset_class, c.order_side, chosen.trader_id, chosen.strat, c.snap_bid, c.snap_ask`;

/** Child orders of one day that reached a venue. */
export function watchedOrders(day: string, filters: readonly OrderFilter[]) {
  return defineQuery({
    name: 'watched-orders',
    tables: ['parent_orders', 'child_orders'],
    parameters: {},
    columns: {
      ...SHARED,
      price: nullable(double('Limit')),
      quantity: double('Ordered'),
      filled: double('Filled'),
      placed_ms: integer('Sent'),
      ended_ms: integer('Ended'),
      is_cancelled: boolean('Cancelled'),
      visible: nullable(double('Shown on its side then')),
    },
    sql: `, ${chosen(day, filters)} SELECT ${SHARED_SQL}, c.limit_price AS price, c.order_qty AS quantity,
        c.filled_qty AS filled, c.send_time_since_epoch_milliseconds AS placed_ms,
        greatest(c.last_update_timestamp, c.send_time_since_epoch_milliseconds) AS ended_ms,
        c.status IN ('OUT', 'PARTIAL_OUT') AS is_cancelled,
        CASE WHEN c.order_side IN ('BUY', 'BUY COVER') THEN c.snap_bid_size ELSE c.snap_ask_size END AS visible
      FROM child_orders c JOIN chosen ON chosen.id = c.parent_order_numeric_id
      WHERE c.send_time_since_epoch_milliseconds IS NOT NULL AND c.status <> 'REJECTED'
      ORDER BY placed_ms, c.child_order_numeric_id`,
  });
}

/** Fills of one day. */
export function watchedFills(day: string, filters: readonly OrderFilter[]) {
  return defineQuery({
    name: 'watched-fills',
    tables: ['parent_orders', 'executions'],
    parameters: {},
    columns: {
      ...SHARED,
      price: double('Price'),
      quantity: double('Quantity'),
      at_ms: integer('When'),
      liquidity: label('How it met the market'),
      contra_owner: nullable(label('Other side')),
      contra_account: nullable(label('Other side')),
      tick: double('Tick'),
      volatility: double('Daily'),
      country: nullable(label('Country')),
    },
    sql: `, ${chosen(day, filters)} SELECT ${SHARED_SQL}, c.last_fill_price AS price, c.last_fill_qty AS quantity,
        c.report_receive_time_since_epoch_milliseconds AS at_ms, c.liquidity, c.contra_owner, c.contra_account,
        chosen.tick, chosen.volatility, c.country
      FROM executions c JOIN chosen ON chosen.id = c.parent_order_numeric_id
      ORDER BY at_ms, c.broker_exec_id`,
  });
}

/** What the market of each symbol did on a day. */
export const marketDays = defineQuery({
  name: 'market-days',
  tables: ['day_stats'],
  parameters: {},
  columns: {
    trade_date: date('Day'),
    exchange_symbol: label('Symbol'),
    day_volume: double('Volume'),
    day_open: nullable(double('Open')),
    day_close: nullable(double('Close')),
    close_auction_volume: double('Volume'),
    volume_buckets: doubles('Volumes of five minutes'),
    session_open_ms: nullable(integer('Open')),
    session_close_ms: nullable(integer('Close')),
  },
  sql: `SELECT trade_date, exchange_symbol, day_volume, day_open, day_close, close_auction_volume, volume_buckets,
      session_open_ms, session_close_ms
    FROM day_stats ORDER BY trade_date, exchange_symbol`,
});

export type OrderRow = AnswerOf<ReturnType<typeof watchedOrders>>;
export type FillRow = AnswerOf<ReturnType<typeof watchedFills>>;
export type MarketDay = AnswerOf<typeof marketDays>;
