import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { ActionPlace } from '@meridian/domain/order-actions/action-plan';
import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { RowAction } from '../../components/data-grid/menu/menu-entries.ts';
import { useGridSelection } from '../../components/data-grid/use-grid-state.ts';
import { BulkBar } from '../../features/order-actions/bulk-bar.tsx';
import type { ActionRequest } from '../../features/order-actions/order-action-dialog.tsx';
import { useOrders } from '../../features/order-actions/use-orders.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { actionEntries } from './action-entries.ts';
import { withPanel } from './panel-address.ts';
import { useActionKeys } from './use-action-keys.ts';

// With the forms of all strategies and their estimates it would be a good part of the first screen.
const OrderActionDialog = lazy(async () => ({
  default: (await import('../../features/order-actions/order-action-dialog.tsx')).OrderActionDialog,
}));

export type OrderActions = {
  /** For the context menu. */
  readonly rowActions: (keys: readonly RowKey[]) => readonly RowAction[];
  /** Over the bottom of the blotter. */
  readonly bar: ReactNode;
  readonly dialog: ReactNode;
};

const NO_KEYS: ReadonlySet<RowKey> = new Set();

const NOTHING: OrderActions = { rowActions: () => [], bar: null, dialog: null };

/** What can be done with the orders of a blotter: the selected ones, else the one whose details are shown. */
export function useOrderActions(handle: GridHandle | null, order: number | null, place: ActionPlace): OrderActions {
  const isPermitted = useSession((state) => state.auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const selected = useGridSelection(handle);
  const current = useMemo(() => new Set<RowKey>(order === null ? [] : [order]), [order]);
  const meant = selected.size > 0 ? selected : current;
  const orders = useOrders(handle, isPermitted ? meant : NO_KEYS);
  const ask = (action: OrderAction, keys: ReadonlySet<RowKey>) => {
    if (action !== 'send-staged') setRequest({ action, keys });
    else changeSearch((now) => withPanel(now, { kind: 'send-staged', orders: [...keys].map(Number) }));
  };
  useActionKeys(orders, place, (action) => ask(action, meant));
  if (!isPermitted) return NOTHING;
  return {
    rowActions: (keys) => actionEntries(keys, knownOf(keys, orders), place, (action) => ask(action, new Set(keys))),
    bar:
      selected.size === 0 || orders === null ? null : (
        <BulkBar
          orders={orders}
          place={place}
          onAction={(action) => ask(action, selected)}
          onKeep={(kept) => handle?.selection.set(kept.map((each) => each.parent_order_numeric_id))}
          onClear={() => handle?.selection.set([])}
        />
      ),
    dialog:
      request === null ? null : (
        <Suspense>
          <OrderActionDialog handle={handle} place={place} request={request} onClose={() => setRequest(null)} />
        </Suspense>
      ),
  };
}

/** Null unless all of them are known. */
function knownOf(keys: readonly RowKey[], orders: readonly ActionOrder[] | null): readonly ActionOrder[] | null {
  const wanted = new Set(keys);
  const known = (orders ?? []).filter((order) => wanted.has(order.parent_order_numeric_id));
  return known.length === keys.length ? known : null;
}
