import { LAST_CONTINUOUS_SLOT, at } from '../../../history/slots.ts';
import { type PlannedOrder, wasWorked } from '../orders/planned-order.ts';

/** A participation order works until its rate has done its share. The volume expected at planning does not matter. */
export function atItsRate(order: PlannedOrder, others: Float64Array): PlannedOrder {
  const { partRate, lots, fillShare, firstSlot, lastSlot, fate } = order;
  if (partRate === null || !wasWorked(order)) return order;
  const perOther = partRate / (100 - partRate);
  const wanted = Math.max(1, Math.floor(lots * fillShare));
  let done = 0;
  for (let slot = firstSlot; slot <= LAST_CONTINUOUS_SLOT; slot += 1) {
    const next = done + perOther * at(others, slot);
    if (next >= wanted) {
      // The end of the nearest minute.
      const isBefore = slot > firstSlot && wanted - done < next - wanted;
      const rateDoneSlot = isBefore ? slot - 1 : slot;
      // An unfinished order stops with what its rate has done.
      const part = Math.min(1, Math.max(1, Math.round(isBefore ? done : next)) / lots);
      const stopped = fate === 'filled' ? {} : { fillShare: part };
      return { ...order, ...stopped, rateDoneSlot, lastSlot: Math.max(lastSlot, rateDoneSlot) };
    }
    done = next;
  }
  const reached = Math.min(1, Math.floor(done) / lots);
  return { ...order, fillShare: reached, rateDoneSlot: LAST_CONTINUOUS_SLOT, lastSlot: LAST_CONTINUOUS_SLOT };
}
