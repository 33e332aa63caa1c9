import { CLOSING_SLOT, total } from '../../../history/slots.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';
import type { PlannedFill } from './planned-fill.ts';
import { lastWorkedSlot } from './schedule.ts';

/** From its start to its last fill when done, else to the end of its work. In slots, both inclusive. */
export type OrderInterval = { readonly firstSlot: number; readonly endSlot: number };

export function orderInterval(order: PlannedOrder, fills: readonly PlannedFill[]): OrderInterval {
  const { firstSlot, lots, strat } = order;
  const filled = fills.reduce((sum, fill) => sum + fill.lots, 0);
  const lastFill = fills.at(-1)?.slot ?? firstSlot;
  const isClosing = strat === 'close' || strat === 'moc';
  const lastWorked = isClosing && order.fate === 'filled' ? CLOSING_SLOT : lastWorkedSlot(order);
  return { firstSlot, endSlot: filled === lots ? lastFill : Math.max(lastFill, lastWorked, firstSlot) };
}

/** Sum over a range of slots. */
export function sumOver(values: Float64Array, { firstSlot, endSlot }: OrderInterval): number {
  return total(values, firstSlot, endSlot + 1);
}
