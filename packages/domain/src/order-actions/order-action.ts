import { type NamedOrder, targetName } from './target-text.ts';

/** The actions on existing parent orders. */
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
  /** The text after the action is done. */
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

/** The start of the label, for a button whose toolbar says the rest. */
export function actionCount(action: OrderAction, count: number): string {
  return `${WORDS[action].verb} ${count.toLocaleString('en-US')}`;
}

/** A label with the count, so that nobody cancels more orders than intended. */
export function actionLabel(action: OrderAction, count: number): string {
  const { noun } = WORDS[action];
  return `${actionCount(action, count)} ${count === 1 ? noun.one : noun.many}`;
}

/** `Cancel order`: for a list of keys, without an order. */
export function actionName(action: OrderAction): string {
  return `${WORDS[action].verb} ${WORDS[action].noun.one}`;
}

/** `Cancel TSLA SELL 47,271`, `Cancel 3 orders`: the action with its target. */
export function actionOn(action: OrderAction, orders: readonly NamedOrder[]): string {
  return orders.length === 1 ? `${WORDS[action].verb} ${targetName(orders)}` : actionLabel(action, orders.length);
}

/** `Paused TSLA SELL 47,271`. */
export function actionDone(action: OrderAction, orders: readonly NamedOrder[]): string {
  return `${WORDS[action].done} ${targetName(orders)}`;
}

/** The action that undoes another. Null without one. */
export function undoOf(action: OrderAction): 'pause' | 'resume' | null {
  if (action === 'pause') return 'resume';
  return action === 'resume' ? 'pause' : null;
}
