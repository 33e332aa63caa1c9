import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { actionName, actionOn } from '@meridian/domain/order-actions/order-action';
import { moneyLeftText, sidesText } from '@meridian/domain/order-actions/target-text';
import type { ConfirmedAction } from './consequence.ts';

/** `Cancel TSLA SELL 47,271?`, or `Cancel 3 orders · 2 buy, 1 sell · $1.2M left`. */
export function dialogTitle(action: ConfirmedAction, takes: readonly ActionOrder[]): string {
  if (takes.length === 0) return actionName(action);
  if (takes.length === 1) return `${actionOn(action, takes)}${action === 'note' ? '' : '?'}`;
  const money = action === 'cancel' ? moneyLeftText(takes) : '';
  return [actionOn(action, takes), sidesText(takes), money].filter((part) => part !== '').join(' · ');
}

/** The label of the button, with its target. */
export function confirmLabel(action: ConfirmedAction, takes: readonly ActionOrder[]): string {
  if (action === 'note') return 'Save note';
  return takes.length === 0 ? actionName(action) : actionOn(action, takes);
}
