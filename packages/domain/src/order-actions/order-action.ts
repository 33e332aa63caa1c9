import { type NamedOrder, targetName } from './target-text.ts';

/** What can be done with parent orders that are there already. */
export const ORDER_ACTIONS = [
  'pause',
  'resume',
  'modify',
  'cancel-children',
  'release',
  'send-staged',
  'decide-doubt',
  'note',
  'cancel',
] as const;

export type OrderAction = (typeof ORDER_ACTIONS)[number];

type ActionWords = {
  readonly verb: string;
  /** Said once it is done. */
  readonly done: string;
  readonly noun: { readonly one: string; readonly many: string };
};

const ORDERS = { one: 'order', many: 'orders' };

const WORDS: Readonly<Record<OrderAction, ActionWords>> = {
  pause: { verb: 'Pause', done: 'Paused', noun: ORDERS },
  resume: { verb: 'Resume', done: 'Resumed', noun: ORDERS },
  modify: { verb: 'Modify', done: 'Modified', noun: ORDERS },
  'cancel-children': { verb: 'Cancel children of', done: 'Cancelling children of', noun: ORDERS },
  release: { verb: 'Release', done: 'Released', noun: ORDERS },
  'send-staged': { verb: 'Send', done: 'Sent', noun: { one: 'staged order', many: 'staged orders' } },
  'decide-doubt': { verb: 'Decide on', done: 'Decided on', noun: ORDERS },
  note: { verb: 'Note on', done: 'Saved note on', noun: ORDERS },
  cancel: { verb: 'Cancel', done: 'Cancelled', noun: ORDERS },
};

/** The beginning of the label, for a button whose row of buttons says the rest. */
export function actionCount(action: OrderAction, count: number): string {
  return `${WORDS[action].verb} ${count.toLocaleString('en-US')}`;
}

/** A button names its count, so that nobody cancels more than they think. */
export function actionLabel(action: OrderAction, count: number): string {
  const { noun } = WORDS[action];
  return `${actionCount(action, count)} ${count === 1 ? noun.one : noun.many}`;
}

/** `Cancel order`: for a list of keys, while no order is known. */
export function actionName(action: OrderAction): string {
  return `${WORDS[action].verb} ${WORDS[action].noun.one}`;
}

/** `Cancel TSLA SELL 47,271`, `Cancel 3 orders`: what a dialog, a menu or a key is about to do, and to what. */
export function actionOn(action: OrderAction, orders: readonly NamedOrder[]): string {
  return orders.length === 1 ? `${WORDS[action].verb} ${targetName(orders)}` : actionLabel(action, orders.length);
}

/** `Paused TSLA SELL 47,271`. */
export function actionDone(action: OrderAction, orders: readonly NamedOrder[]): string {
  return `${WORDS[action].done} ${targetName(orders)}`;
}

/** What takes an action back; null where nothing does. */
export function undoOf(action: OrderAction): 'pause' | 'resume' | null {
  if (action === 'pause') return 'resume';
  return action === 'resume' ? 'pause' : null;
}
