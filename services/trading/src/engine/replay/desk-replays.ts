import { cellReader } from '../../topics/tables/columns.ts';
import type { TopicTables } from '../../topics/tables/topic-tables.ts';
import { OrderReplays, type OrderReplaysOptions } from './order-replays.ts';

const status = cellReader('parent_orders', 'status');

/** Replays of the desk's orders, with the status that its blotter shows. */
export function deskReplays({
  tables,
  ...options
}: Omit<OrderReplaysOptions, 'statusOf'> & { readonly tables: Pick<TopicTables, 'parent_orders'> }): OrderReplays {
  return new OrderReplays({
    ...options,
    statusOf: (id) => {
      const row = tables.parent_orders.row(id);
      return row === undefined ? null : status(row);
    },
  });
}
