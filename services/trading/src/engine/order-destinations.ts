import { isAccountVisible } from '@meridian/domain/account-access';
import type { OrderActivity } from '../topics/stuck/order-activity.ts';
import { cellReader } from '../topics/tables/columns.ts';
import type { TopicTables } from '../topics/tables/topic-tables.ts';
import type { DestinationsOf } from './order-rate.ts';

const account = cellReader('parent_orders', 'account');
const allocAccount = cellReader('parent_orders', 'alloc_account');
const destinationName = cellReader('child_orders', 'destination_name');

/** Where an order has open child orders. An order of another account is nowhere. */
export function destinationsOf(
  tables: Pick<TopicTables, 'parent_orders' | 'child_orders'>,
  activity: Pick<OrderActivity, 'of'>,
): DestinationsOf {
  return (parentId, { data_permissions }) => {
    const parent = tables.parent_orders.look(parentId);
    if (parent === undefined) return [];
    const accounts = { account: account(parent), alloc_account: allocAccount(parent) };
    if (!isAccountVisible(data_permissions, accounts)) return [];
    const names = new Set<string>();
    for (const key of activity.of(parentId)?.openChildren ?? []) {
      const child = tables.child_orders.look(key);
      const name = child === undefined ? null : destinationName(child);
      if (name !== null) names.add(name);
    }
    return [...names];
  };
}
