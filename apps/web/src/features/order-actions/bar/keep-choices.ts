import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { areActionsBlocked, splitSelection } from '@meridian/domain/order-selection';

/** A button that reduces a selection to one kind of order, so that something can be done with it. */
export type KeepChoice = { readonly label: string; readonly run: () => void };

/** Releasing and working are different acts: one kind of order is kept first. */
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
