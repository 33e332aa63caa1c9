import { isStagingStrategy, parentsForChildActions, powerSearchOrdersForChildActions } from '../child-actions.ts';
import { hasHeldChange } from '../held-change.ts';
import { readDoubt } from '../order-doubt.ts';
import { areActionsBlocked } from '../order-selection.ts';
import type { OrderStatus } from '../order-status.ts';
import { isCompleted } from '../status-group.ts';
import type { ActionOrder } from './action-order.ts';
import type { OrderAction } from './order-action.ts';
import { orderName, ordersText } from './target-text.ts';

/** Where the orders were selected. The power search shows orders of all lists, so its child actions are narrower. */
export type ActionPlace = 'blotter' | 'power-search';

export type LeftOut = { readonly order: ActionOrder; readonly why: string };

export type ActionPlan = {
  readonly action: OrderAction;
  /** The orders that the action applies to. */
  readonly takes: readonly ActionOrder[];
  readonly leaves: readonly LeftOut[];
};

/** These only hold orders back or say something of them, so that a mixed selection is no reason to wait. */
const RESTRAINING: ReadonlySet<OrderAction> = new Set(['pause', 'cancel', 'cancel-children', 'note']);

/** Why an action is not possible with a selection as a whole, or all but a few. Null when it is. */
export function whyBlocked(orders: readonly ActionOrder[], action?: OrderAction): string | null {
  if (action !== undefined && RESTRAINING.has(action)) return null;
  return areActionsBlocked(orders)
    ? 'Pending and active orders are selected: pause or cancel them, or keep one kind'
    : null;
}

/** The selected orders that an action applies to, and the reasons for the others. */
export function planAction(action: OrderAction, orders: readonly ActionOrder[], place: ActionPlace): ActionPlan {
  const judged = orders.map((order) => ({ order, why: whyNot(action, order, place) }));
  return {
    action,
    takes: judged.flatMap(({ order, why }) => (why === null ? [order] : [])),
    leaves: judged.flatMap(({ order, why }) => (why === null ? [] : [{ order, why }])),
  };
}

/** Why an action applies to none of these orders. Null when it applies to one. */
export function whyNothing(action: OrderAction, orders: readonly ActionOrder[], place: ActionPlace): string | null {
  const blocked = whyBlocked(orders, action);
  const { takes, leaves } = planAction(action, orders, place);
  if (blocked !== null || takes.length > 0) return blocked;
  const reasons = new Set(leaves.map(({ why }) => why));
  const [first = 'No order is open'] = reasons;
  return reasons.size > 1 ? `${first}, and others` : first;
}

const MAX_NAMED = 3;

function lower(why: string): string {
  return `${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}

/** What an action left, and why: each by its name, or many by their reasons. Blank when it left nothing. */
export function leftText(leaves: readonly LeftOut[]): string {
  if (leaves.length === 0) return '';
  const reasons = [...new Set(leaves.map(({ why }) => why))];
  const parts =
    leaves.length <= MAX_NAMED
      ? leaves.map(({ order, why }) => `${orderName(order)} (${lower(why)})`)
      : reasons.map((reason) => `${leaves.filter(({ why }) => why === reason).length} ${lower(reason)}`);
  return `Left ${ordersText(leaves.length)}: ${parts.join(', ')}`;
}

const PENDING = 'Awaiting review';

/** Texts for how an order ended, with or without fills. */
const FINISHED: Readonly<Partial<Record<OrderStatus, string>>> = {
  FILLED: 'Already filled',
  OUT: 'Already cancelled',
  PARTIAL_OUT: 'Already cancelled',
  REJECTED: 'Rejected',
  PARTIAL_REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  PARTIAL_EXPIRED: 'Expired',
};

function whyNot(action: OrderAction, order: ActionOrder, place: ActionPlace): string | null {
  // A note can be added after the end.
  if (action === 'note') return null;
  if (isCompleted(order.status)) return FINISHED[order.status ?? 'FILLED'] ?? 'Already finished';
  const isPending = order.status === 'PENDING';
  switch (action) {
    case 'pause':
      if (isPending) return PENDING;
      return order.auto_trading_status ? null : 'Already paused';
    case 'resume':
      if (isPending) return PENDING;
      return order.auto_trading_status ? whyRunning(order) : null;
    case 'release':
      return isPending || hasHeldChange(order.diagnostic_info) ? null : 'Not awaiting review';
    case 'send-staged':
      if (isPending) return PENDING;
      return isStagingStrategy(order.strat) ? null : 'Not staged';
    case 'decide-doubt':
      return whyNoDecision(order);
    case 'cancel-children':
      return isPending ? PENDING : whyNoChildren(order, place);
    case 'modify':
    case 'cancel':
    default:
      return null;
  }
}

/** The order itself was not paused, so resuming it would change nothing. */
function whyRunning({ global_auto_trading_status }: ActionOrder): string {
  return global_auto_trading_status ? 'Not paused' : 'Paused for everyone: global auto-trading is off';
}

/** Nobody can decide before the venues' time to answer has passed. */
function whyNoDecision({ diagnostic_info }: ActionOrder): string | null {
  const doubt = readDoubt(diagnostic_info);
  if (doubt === null) return 'None of its child orders is in doubt';
  return doubt.isOverdue ? null : 'Its venues still have time to answer';
}

function whyNoChildren(order: ActionOrder, place: ActionPlace): string | null {
  if (parentsForChildActions([order]).length === 0) return 'Staged: no child orders yet';
  if (place === 'blotter' || powerSearchOrdersForChildActions([order]).length > 0) return null;
  return order.list_name === null
    ? 'Not on a list: cancel its children on the home screen'
    : 'On a load-balance list: the balancer owns its children';
}
