import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyBlocked } from '@meridian/domain/order-actions/action-plan';
import {
  actionLabel,
  actionName,
  actionOn,
  ORDER_ACTIONS,
  type OrderAction,
} from '@meridian/domain/order-actions/order-action';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { CANCEL_MINE_LABEL, setCancelMineOpen } from '../../features/order-actions/cancel-mine/cancel-mine-state.ts';
import type { RowAction } from '../../components/data-grid/menu/menu-entries.ts';

/** Shown only where they apply: most orders are not waiting. */
const SELDOM: ReadonlySet<OrderAction> = new Set(['release', 'send-staged', 'decide-doubt']);

/** The actions in the context menu of rows. While the orders are unknown all are listed, and the dialog says what is not possible. */
export function actionEntries(
  keys: readonly RowKey[],
  orders: readonly ActionOrder[] | null,
  place: ActionPlace,
  ask: (action: OrderAction) => void,
): readonly RowAction[] {
  if (keys.length === 0) return [];
  const ofOrders = ORDER_ACTIONS.flatMap((action) => {
    const takes = orders === null ? null : planAction(action, orders, place).takes;
    const count = takes?.length ?? keys.length;
    if (count === 0 && SELDOM.has(action)) return [];
    return [
      {
        id: action,
        label: `${labelOf(action, takes, keys.length)}…`,
        isDisabled: count === 0 || (orders !== null && whyBlocked(orders, action) !== null),
        isDestructive: action === 'cancel',
        run: () => ask(action),
      },
    ];
  });
  const cancelMine = {
    id: 'cancel-mine',
    label: `${CANCEL_MINE_LABEL}…`,
    isDisabled: false,
    isDestructive: true,
    run: () => setCancelMineOpen(true),
  };
  return [...ofOrders, cancelMine];
}

function labelOf(action: OrderAction, takes: readonly ActionOrder[] | null, count: number): string {
  if (takes === null || takes.length === 0) return count === 1 ? actionName(action) : actionLabel(action, count);
  return actionOn(action, takes);
}
