import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { type ActionPlace, planAction, whyBlocked } from '@meridian/domain/order-actions/action-plan';
import { actionLabel, ORDER_ACTIONS, type OrderAction } from '@meridian/domain/order-actions/order-action';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { RowAction } from '../../components/data-grid/menu/menu-entries.ts';

/** The actions in the context menu of rows; while the orders are not known the dialog tells what it cannot do. */
export function actionEntries(
  keys: readonly RowKey[],
  orders: readonly ActionOrder[] | null,
  place: ActionPlace,
  ask: (action: OrderAction) => void,
): readonly RowAction[] {
  if (keys.length === 0) return [];
  const isBlocked = orders !== null && whyBlocked(orders) !== null;
  return ORDER_ACTIONS.flatMap((action) => {
    const count = orders === null ? keys.length : planAction(action, orders, place).takes.length;
    // Most orders wait for nothing: starting them is no choice worth a line.
    if (count === 0 && (action === 'release' || action === 'send-staged')) return [];
    return [
      {
        id: action,
        label: `${actionLabel(action, count === 0 ? keys.length : count)}…`,
        isDisabled: count === 0 || isBlocked,
        isDestructive: action === 'cancel',
        run: () => ask(action),
      },
    ];
  });
}
