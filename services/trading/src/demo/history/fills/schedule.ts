import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { at, LAST_CONTINUOUS_SLOT } from '../../../history/slots.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';

/** The time at which a share of the order is done, 0 to 1. */
export type Schedule = (share: number) => { readonly slot: number; readonly part: number };

/** How much faster an impatient order starts. */
const URGENCY = 2;

/** The share of its time that an order has used when a share of it is done. */
const SHAPES: Readonly<Partial<Record<StrategyName, (share: number) => number>>> = {
  optimal: (share) => 1 - Math.asinh((1 - share) * Math.sinh(URGENCY)) / URGENCY,
};

/** The last slot in which it works. A cancelled order ends earlier, by its share. */
export function lastWorkedSlot({ firstSlot, lastSlot, fate, fillShare, rateDoneSlot }: PlannedOrder): number {
  if (rateDoneSlot !== null) return rateDoneSlot;
  const last = Math.min(lastSlot, LAST_CONTINUOUS_SLOT);
  const isCut = fate === 'cancelled' || fate === 'venue-rejected';
  return isCut ? Math.max(firstSlot, firstSlot + Math.round((last - firstSlot) * fillShare)) : last;
}

function byTime(first: number, last: number): Schedule {
  const slots = last - first + 1;
  return (share) => {
    const position = first + share * slots;
    const slot = Math.min(last, Math.floor(position));
    return { slot, part: Math.min(0.999, position - slot) };
  };
}

function byVolume(others: Float64Array, first: number, last: number): Schedule {
  let total = 0;
  for (let slot = first; slot <= last; slot += 1) total += at(others, slot);
  if (total === 0) return byTime(first, last);
  return (share) => {
    let left = share * total;
    for (let slot = first; slot < last; slot += 1) {
      const lots = at(others, slot);
      if (left < lots) return { slot, part: Math.min(0.999, left / lots) };
      left -= lots;
    }
    return { slot: last, part: Math.min(0.999, left / Math.max(1, at(others, last))) };
  };
}

/** TWAP follows the clock, all others the volume. An urgent order runs ahead of it. */
export function scheduleOf(order: PlannedOrder, others: Float64Array): Schedule {
  const last = lastWorkedSlot(order);
  if (order.strat === 'twap') return byTime(order.firstSlot, last);
  const follow = byVolume(others, order.firstSlot, last);
  const shape = SHAPES[order.strat];
  return shape === undefined ? follow : (share) => follow(shape(share));
}
