import type { OrderSide } from '@meridian/domain/order-side';
import { reportNumberText } from '@meridian/domain/reports/report-cell';
import { double, integer, label } from '@meridian/history/columns';
import { ZONED_ORDERS, zoneTable } from '@meridian/history/queries/rule-sql';
import { type AnswerOf, defineQuery } from '@meridian/history/reader/history-query';
import { countText } from '../pages/page-parts.ts';
import { allFiltersSql, type OrderFilter } from './order-filters.ts';

/** So many are named; the others are counted. */
const NAMED = 5;

/** Orders of the days that never started, the largest first, with how many there are. */
export function idleOrders(dates: readonly string[], filters: readonly OrderFilter[]) {
  return defineQuery({
    name: 'idle-orders',
    tables: ['parent_orders'],
    parameters: {},
    columns: {
      exchange_symbol: label('Symbol'),
      order_side: label<OrderSide>('Side'),
      order_qty: double('Ordered'),
      count: integer('Of all'),
    },
    sql: `, zones AS (${zoneTable(dates)})
      SELECT exchange_symbol, order_side, order_qty, count(*) OVER () AS count FROM ${ZONED_ORDERS}
      WHERE ${allFiltersSql(filters)}
      ORDER BY coalesce(target_usd, 0) DESC, trade_date, parent_order_numeric_id LIMIT ${NAMED}`,
  });
}

export type IdleOrder = AnswerOf<ReturnType<typeof idleOrders>>;

/** Orders that did nothing have no cost: left unsaid, a report would read as if they had been free. */
export function neverStartedLine(orders: readonly IdleOrder[]): string | null {
  const count = orders[0]?.count ?? 0;
  if (count === 0) return null;
  const named = orders.map(
    (order) => `${order.exchange_symbol} ${order.order_side} ${reportNumberText(order.order_qty, 0)}`,
  );
  const others = count > named.length ? ` and ${reportNumberText(count - named.length, 0)} more` : '';
  return `${countText(count, 'order')} never started and ${count === 1 ? 'has' : 'have'} no cost: ${named.join(', ')}${others}.`;
}
