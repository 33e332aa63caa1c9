import { isStagingStrategy, parentsForChildActions, powerSearchOrdersForChildActions } from '../child-actions.ts';
import { areActionsBlocked } from '../order-selection.ts';
import { isCompleted } from '../status-group.ts';
import type { ActionOrder } from './action-order.ts';
import type { OrderAction } from './order-action.ts';

/** Where the orders were selected: the power search shows orders of every list, so its child actions are narrower. */
export type ActionPlace = 'blotter' | 'power-search';

export type LeftOut = { readonly order: ActionOrder; readonly why: string };

export type ActionPlan = {
  readonly action: OrderAction;
  /** The orders that the action is for. */
  readonly takes: readonly ActionOrder[];
  readonly leaves: readonly LeftOut[];
};

/** Why nothing at all can be done with a selection; null when something can. */
export function whyBlocked(orders: readonly ActionOrder[]): string | null {
  return areActionsBlocked(orders)
    ? 'Pending and active orders are selected together. Releasing and working an order are different acts: keep one kind.'
    : null;
}

/** Which of the selected orders an action takes, and why it leaves the others. */
export function planAction(action: OrderAction, orders: readonly ActionOrder[], place: ActionPlace): ActionPlan {
  const judged = orders.map((order) => ({ order, why: whyNot(action, order, place) }));
  return {
    action,
    takes: judged.flatMap(({ order, why }) => (why === null ? [order] : [])),
    leaves: judged.flatMap(({ order, why }) => (why === null ? [] : [{ order, why }])),
  };
}

const DONE = 'Done: nothing more happens to it';
const PENDING = 'Waits for review';

function whyNot(action: OrderAction, order: ActionOrder, place: ActionPlace): string | null {
  // A decision can be written down after the fact.
  if (action === 'note') return null;
  if (isCompleted(order.status)) return DONE;
  const isPending = order.status === 'PENDING';
  switch (action) {
    case 'pause':
      if (isPending) return PENDING;
      return order.auto_trading_status ? null : 'Paused already';
    case 'resume':
      if (isPending) return PENDING;
      return order.auto_trading_status ? 'Not paused' : null;
    case 'release':
      return isPending ? null : 'Does not wait for review';
    case 'send-staged':
      if (isPending) return PENDING;
      return isStagingStrategy(order.strat) ? null : 'Not staged';
    case 'cancel-children':
      return isPending ? PENDING : whyNoChildren(order, place);
    case 'modify':
    case 'cancel':
    default:
      return null;
  }
}

function whyNoChildren(order: ActionOrder, place: ActionPlace): string | null {
  if (parentsForChildActions([order]).length === 0) return 'Staged: it has no child orders until it is sent';
  if (place === 'blotter' || powerSearchOrdersForChildActions([order]).length > 0) return null;
  return order.list_name === null
    ? 'Not on a list: its children are left alone here'
    : 'On a load-balance list: its children belong to the balancer';
}
