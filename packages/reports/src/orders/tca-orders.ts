import { type Column, date, double, integer, label, nullable } from '@meridian/history/columns';
import { secondsOfDay, ZONED_ORDERS, zoneTable } from '@meridian/history/queries/rule-sql';
import { defineQuery } from '@meridian/history/reader/history-query';
import type { OrderSide } from '@meridian/domain/order-side';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import { allFiltersSql, type OrderFilter } from './order-filters.ts';

const price = nullable(double('Price'));
const usd = nullable(double('US dollars'));

const COLUMNS = {
  trade_date: date('Day'),
  parent_order_numeric_id: integer('Order'),
  account: label('Account'),
  alloc_account: label('Allocation account'),
  decision_id: nullable(label('Decision')),
  exchange_symbol: label('Symbol'),
  exchange_base_symbol: nullable(label('Root')),
  country: nullable(label('Country')),
  asset_class: label('Asset class'),
  asset_sub_class: nullable(label('Sub-class')),
  strat: label('Strategy'),
  order_side: label<OrderSide>('Side'),
  order_qty: double('Ordered'),
  filled_qty: double('Filled'),
  avg_fill_price: price,
  multiplier: nullable(double('Units per contract')),
  avg_fill_tick: nullable(double('Tick')),
  fx_rate: nullable(double('Dollars per unit')),
  start_timestamp: nullable(integer('Start')),
  end_timestamp: nullable(integer('End')),
  filled_usd: double('Filled'),
  target_usd: double('Ordered'),
  fees_usd: double('Fees'),
  volume_since_start: nullable(double('Volume of the market')),
  day_volume: nullable(double('Volume of the day')),
  adv: double('Average daily volume'),
  percent_of_adv: nullable(double('Size')),
  volume_percent: nullable(double('Participation')),
  volatility: double('Daily'),
  avg_spread_bps: nullable(double('Spread')),
  delay_usd: usd,
  trading_usd: usd,
  opportunity_usd: usd,
  shortfall_usd: usd,
  start_second: nullable(integer('Of the exchange’s day')),
  decision_price: price,
  arrival_mid: price,
  ivwap: price,
  ivwap_ex_own: price,
  day_vwap: price,
  day_close: price,
  day_open: price,
  twap: price,
  previous_close: price,
} satisfies { readonly [Name in keyof TcaOrder]: Column<TcaOrder[Name]> };

/** Names that past orders have otherwise. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  // Days older than that column have the instrument's tick alone.
  avg_fill_tick: 'coalesce("avg_fill_tick", "tick_size")',
  filled_usd: 'coalesce(filled_usd, 0)',
  target_usd: 'coalesce(target_usd, 0)',
  volume_percent: '"%Volume"',
  start_second: `CAST(${secondsOfDay('start_timestamp')} AS BIGINT)`,
};

function selected(): string {
  return Object.keys(COLUMNS)
    .map((name) => (EXPRESSIONS[name] === undefined ? name : `${EXPRESSIONS[name]} AS ${name}`))
    .join(', ');
}

/** Past orders that pass the filters, as reports count them. */
export function tcaOrders(dates: readonly string[], filters: readonly OrderFilter[]) {
  return defineQuery({
    name: 'tca-orders',
    tables: ['parent_orders'],
    parameters: {},
    columns: COLUMNS,
    sql: `, zones AS (${zoneTable(dates)}) SELECT ${selected()} FROM ${ZONED_ORDERS}
      WHERE ${allFiltersSql(filters)} ORDER BY trade_date, parent_order_numeric_id`,
  });
}
