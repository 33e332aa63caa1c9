import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, whyNothing } from '@meridian/domain/order-actions/action-plan';
import { actionTarget } from '@meridian/domain/order-actions/action-target';
import { type OrderAction, undoOf } from '@meridian/domain/order-actions/order-action';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { type ReactNode, useMemo, useState } from 'react';
import type { RowAction } from '../../components/data-grid/menu/menu-entries.ts';
import { useGridSelection } from '../../components/data-grid/use-grid-state.ts';
import { ActionBar } from '../../features/order-actions/bar/action-bar.tsx';
import { useOpenChildren } from '../../features/order-actions/bar/use-open-children.ts';
import { type ActionRequest, OrderActionDialog } from '../../features/order-actions/order-action-dialog.tsx';
import { useGiveAction } from '../../features/order-actions/use-give-action.ts';
import { readShownOrders, useOrders } from '../../features/order-actions/use-orders.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { actionEntries } from './action-entries.ts';
import { withPanel } from './panel-address.ts';
import { tellRefusal, useActionKeys } from './use-action-keys.ts';

export type OrderActions = {
  /** Entries for the context menu. */
  readonly rowActions: (keys: readonly RowKey[]) => readonly RowAction[];
  /** The action bar below the rows; null for users who may not act. */
  readonly bar: ReactNode;
  readonly dialog: ReactNode;
  /** Starts an action on one order, whatever is ticked. For the analytics panel; null for users who may not act. */
  readonly askFor: ((action: OrderAction, order: ActionOrder) => void) | null;
};

const NO_KEYS: ReadonlySet<RowKey> = new Set();
const NO_ORDERS: readonly ActionOrder[] = [];

const HIDDEN = 'A filter hides what is selected';

const NOTHING: OrderActions = { rowActions: () => [], bar: null, dialog: null, askFor: null };

/** Actions on the orders of a blotter: the ticked ones, else the open one. */
export function useOrderActions(handle: GridHandle | null, order: number | null, place: ActionPlace): OrderActions {
  const isPermitted = useSession((state) => state.auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  const asksForAll = usePreferences(({ confirmations }) => confirmations === 'all');
  const { giveAtOnce } = useGiveAction();
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const ticks = useGridSelection(handle);
  const target = useMemo(() => actionTarget<RowKey>(order, ticks), [order, ticks]);
  const open = useMemo(() => actionTarget<RowKey>(order, NO_KEYS).keys, [order]);
  const openOrders = useOrders(handle, isPermitted ? open : NO_KEYS, 'shown');
  const tickedOrders = useOrders(handle, isPermitted ? ticks : NO_KEYS, 'shown');
  const orders = target.kind === 'none' ? NO_ORDERS : target.kind === 'open' ? openOrders : tickedOrders;
  const openChildren = useOpenChildren(isPermitted && target.kind === 'open' ? order : null);
  const ask = (action: OrderAction, keys: ReadonlySet<RowKey>, known: readonly ActionOrder[] = NO_ORDERS) => {
    // Starting a waiting order runs the checks again, which needs a panel.
    if (action === 'send-staged' || action === 'release') {
      const kind = action === 'release' ? 'pending-parameters' : action;
      changeSearch((now) => withPanel(now, { kind, orders: [...keys].map(Number) }));
    } else if (isGivenAtOnce(action, known.length) && !asksForAll) {
      void giveAtOnce(action, known);
    } else setRequest({ action, keys, known });
  };
  /** Asks the grid first: the filters may have changed since the orders were read. */
  const onTarget = async (action: OrderAction) => {
    const shown = handle === null ? null : await readShownOrders(handle, target.keys);
    const why = shown === null ? 'The orders are still loading' : whyNothing(action, shown, place);
    if (why !== null)
      tellRefusal(action, shown ?? NO_ORDERS, target.keys.size > 0 && shown?.length === 0 ? HIDDEN : why);
    else ask(action, new Set((shown ?? NO_ORDERS).map((each) => each.parent_order_numeric_id)), shown ?? NO_ORDERS);
  };
  useActionKeys(isPermitted && handle !== null ? { orders, place } : null, (action) => void onTarget(action));
  if (!isPermitted) return NOTHING;
  const known = [...(tickedOrders ?? []), ...(openOrders ?? [])];
  return {
    rowActions: (keys) => actionEntries(keys, knownOf(keys, known), place, (action) => ask(action, new Set(keys))),
    bar: (
      <ActionBar
        target={{ orders, place, openChildren, hidden: orders === null ? 0 : target.keys.size - orders.length }}
        isChecked={target.kind === 'checked'}
        openOrder={order}
        onAction={(action) => void onTarget(action)}
        onKeep={(kept) => handle?.selection.set(kept.map((each) => each.parent_order_numeric_id))}
        onClear={() => handle?.selection.set([])}
      />
    ),
    dialog:
      request === null ? null : (
        <OrderActionDialog handle={handle} place={place} request={request} onClose={() => setRequest(null)} />
      ),
    askFor: (action, one) => ask(action, new Set([one.parent_order_numeric_id]), [one]),
  };
}

/** An undoable action on a single order may run without a dialog. Several orders always ask. */
function isGivenAtOnce(action: OrderAction, known: number): action is 'pause' | 'resume' {
  return undoOf(action) !== null && known === 1;
}

/** Null unless all of them are known. */
function knownOf(keys: readonly RowKey[], orders: readonly ActionOrder[]): readonly ActionOrder[] | null {
  const byKey = new Map<RowKey, ActionOrder>(orders.map((order) => [order.parent_order_numeric_id, order]));
  const known = keys.flatMap((key) => byKey.get(key) ?? []);
  return known.length === keys.length ? known : null;
}
