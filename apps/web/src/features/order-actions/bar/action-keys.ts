import type { OrderAction } from '@meridian/domain/order-actions/order-action';

/** The key of each action as commands spell it; N opens a new order, so a note has T. */
export const ACTION_KEYS: Readonly<Partial<Record<OrderAction, string>>> = {
  pause: 'p',
  resume: 'r',
  modify: 'm',
  note: 't',
  cancel: 'Shift+x',
};

/** `P`, `⇧X`. */
export function actionKeyCap(action: OrderAction): string | null {
  return ACTION_KEYS[action]?.replace('Shift+', '⇧').toUpperCase() ?? null;
}
