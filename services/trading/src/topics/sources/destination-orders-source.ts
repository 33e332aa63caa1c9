import type { DestinationOrder } from '@meridian/domain/entities/destination-order';
import { isActiveStatus } from '@meridian/domain/order-status';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { TopicScope, TopicSource } from '../../live/topic-source.ts';
import type { OrderActivity } from '../stuck/order-activity.ts';
import { cellReader } from '../tables/columns.ts';
import type { TopicTables } from '../tables/topic-tables.ts';
import { PublishedRows } from '../views/published-rows.ts';
import { rowScope } from '../views/row-scope.ts';

const status = cellReader('parent_orders', 'status');
const symbol = cellReader('parent_orders', 'exchange_symbol');
const side = cellReader('parent_orders', 'order_side');
const remainingQty = cellReader('parent_orders', 'remaining_qty');
const remainingUsd = cellReader('parent_orders', 'remaining_usd');
const childDestination = cellReader('child_orders', 'destination_name');
const childRemaining = cellReader('child_orders', 'remaining_qty');
const avoided = cellReader('order_signals', 'avoided_destinations');

const FIELDS = [
  'parent_order_numeric_id',
  'exchange_symbol',
  'order_side',
  'remaining_qty',
  'remaining_usd',
  'open_child_orders',
  'open_child_qty',
  'avoided_destinations',
] as const satisfies readonly (keyof DestinationOrder)[];

type Sources = { readonly tables: TopicTables; readonly activity: OrderActivity };

/** `destination_orders`: computed once a second, and only while somebody looks. */
export function destinationOrdersSource(sources: Sources) {
  const refreshes = new Set<() => void>();
  const source: TopicSource = {
    fields: FIELDS,
    scope: 'accounts',
    open: (params, scope, changed) => {
      const name = params['destination_name'];
      const destination = typeof name === 'string' ? name : null;
      const published = new PublishedRows(changed);
      const refresh = () => {
        const found = ordersAt(sources, destination, scope);
        published.retain(new Set(found.keys()));
        for (const [key, order] of found)
          published.put(
            key,
            FIELDS.map((field) => order[field]),
          );
      };
      refresh();
      published.open();
      refreshes.add(refresh);
      return {
        keys: () => published.keys(),
        row: (key) => published.row(key),
        close: () => void refreshes.delete(refresh),
      };
    },
  };
  return {
    source,
    refresh: () => {
      for (const refresh of refreshes) refresh();
    },
  };
}

function ordersAt(
  { tables, activity }: Sources,
  destination: string | null,
  scope: TopicScope,
): ReadonlyMap<RowKey, DestinationOrder> {
  const visible = rowScope(tables.parent_orders, scope, null);
  const found = new Map<RowKey, DestinationOrder>();
  for (const [key, { openChildren }] of activity.entries()) {
    const row = tables.parent_orders.look(key);
    if (row === undefined || !isActiveStatus(status(row)) || !visible.isVisible(row)) continue;
    const open = openAt(tables, openChildren, destination);
    const avoided_destinations = avoidedBy(tables, key);
    if (open.open_child_orders === 0 && !isRerouted(avoided_destinations, destination)) continue;
    found.set(key, {
      parent_order_numeric_id: Number(key),
      exchange_symbol: symbol(row),
      order_side: side(row),
      remaining_qty: remainingQty(row),
      // At the last price, so it needs the permit.
      remaining_usd: scope.market_data_permit ? remainingUsd(row) : null,
      ...open,
      avoided_destinations,
    });
  }
  return found;
}

function openAt({ child_orders }: TopicTables, keys: Iterable<RowKey>, destination: string | null) {
  let open_child_orders = 0;
  let open_child_qty = 0;
  for (const key of keys) {
    const child = child_orders.look(key);
    if (child === undefined || childDestination(child) !== destination) continue;
    open_child_orders += 1;
    open_child_qty += childRemaining(child) ?? 0;
  }
  return { open_child_orders, open_child_qty };
}

function avoidedBy({ order_signals }: TopicTables, key: RowKey): string | null {
  const signals = order_signals.look(key);
  return signals === undefined ? null : avoided(signals);
}

/** Rerouted away from this destination, or from any. */
function isRerouted(names: string | null, destination: string | null): boolean {
  if (names === null) return false;
  return destination === null || names.split(',').includes(destination);
}
