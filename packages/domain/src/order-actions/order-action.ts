/** What can be done with parent orders that are there already. */
export const ORDER_ACTIONS = [
  'pause',
  'resume',
  'modify',
  'cancel-children',
  'release',
  'send-staged',
  'note',
  'cancel',
] as const;

export type OrderAction = (typeof ORDER_ACTIONS)[number];

type ActionWords = { readonly verb: string; readonly noun: { readonly one: string; readonly many: string } };

const ORDERS = { one: 'order', many: 'orders' };

const WORDS: Readonly<Record<OrderAction, ActionWords>> = {
  pause: { verb: 'Pause', noun: ORDERS },
  resume: { verb: 'Resume', noun: ORDERS },
  modify: { verb: 'Modify', noun: ORDERS },
  'cancel-children': { verb: 'Cancel children of', noun: ORDERS },
  release: { verb: 'Release', noun: ORDERS },
  'send-staged': { verb: 'Send', noun: { one: 'staged order', many: 'staged orders' } },
  note: { verb: 'Note on', noun: ORDERS },
  cancel: { verb: 'Cancel', noun: ORDERS },
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
