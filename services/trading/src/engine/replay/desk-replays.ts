import { isAccountVisible } from '@meridian/domain/account-access';
import type { ReplayNeighbours } from '@meridian/protocol/live/replay-commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Cells } from '../../live/topic-source.ts';
import { cellReader } from '../../topics/tables/columns.ts';
import type { TopicTables } from '../../topics/tables/topic-tables.ts';
import { OrderReplays, type OrderReplaysOptions } from './order-replays.ts';

const status = cellReader('parent_orders', 'status');
const idOf = cellReader('parent_orders', 'parent_order_numeric_id');
const trader = cellReader('parent_orders', 'trader_id');
const day = cellReader('parent_orders', 'trade_date');
const received = cellReader('parent_orders', 'order_receive_time_since_epoch_milliseconds');
const account = cellReader('parent_orders', 'account');
const allocAccount = cellReader('parent_orders', 'alloc_account');

/** Replays of the desk's orders, with the status that its blotter shows. */
export function deskReplays({
  tables,
  ...options
}: Omit<OrderReplaysOptions, 'statusOf' | 'neighboursOf'> & {
  readonly tables: Pick<TopicTables, 'parent_orders'>;
}): OrderReplays {
  return new OrderReplays({
    ...options,
    statusOf: (id) => {
      const row = tables.parent_orders.look(id);
      return row === undefined ? null : status(row);
    },
    neighboursOf: (user, id) => neighboursOf(tables.parent_orders, user, id),
  });
}

/** The orders of the same trader and day before and after one, in the order in which they came. */
function neighboursOf(orders: TopicTables['parent_orders'], user: User, id: number): ReplayNeighbours {
  const own = orders.look(id);
  let [previous, next]: [Place | null, Place | null] = [null, null];
  if (own === undefined) return { previous: null, next: null };
  const [ownTrader, ownDay, at] = [trader(own), day(own), placeOf(own)];
  for (const key of orders.keys()) {
    const row = orders.look(key);
    if (row === undefined || trader(row) !== ownTrader || day(row) !== ownDay) continue;
    const place = placeOf(row);
    const isNearer = isBefore(place, at)
      ? previous === null || isBefore(previous, place)
      : next === null || isBefore(place, next);
    if (place.id === at.id || !isNearer) continue;
    const owned = { account: account(row), alloc_account: allocAccount(row) };
    if (!isAccountVisible(user.data_permissions, owned)) continue;
    if (isBefore(place, at)) previous = place;
    else next = place;
  }
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

type Place = { readonly id: number; readonly ms: number };

function placeOf(row: Cells): Place {
  return { id: idOf(row), ms: received(row) };
}

function isBefore(a: Place, b: Place): boolean {
  return a.ms < b.ms || (a.ms === b.ms && a.id < b.id);
}
