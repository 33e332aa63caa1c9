import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { areActionsBlocked, splitSelection } from '@meridian/domain/order-selection';

/** A button that reduces a mixed selection to one kind of order. */
export type KeepChoice = { readonly label: string; readonly run: () => void };

/** Pending and working orders have different actions, so the user first keeps one kind. */
export function keepChoices(
  orders: readonly ActionOrder[],
  onKeep: (orders: readonly ActionOrder[]) => void,
): readonly KeepChoice[] {
  if (!areActionsBlocked(orders)) return [];
  const { pending, working } = splitSelection(orders);
  const choice = (kept: readonly ActionOrder[], word: string) => ({
    label: `Keep ${kept.length.toLocaleString('en-US')} ${word}`,
    run: () => onKeep(kept),
  });
  return [choice(pending, 'pending'), choice(working, 'active')];
}
