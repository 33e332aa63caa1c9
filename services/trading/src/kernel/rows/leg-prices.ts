import { priceOfHalfTicks, priceOfTicks } from '../price-units.ts';
import type { ChildLane } from '../state/child.ts';
import type { FillSum, Parent } from '../state/parent.ts';
import { instrumentIn, type RowContext } from './row-context.ts';

/**
 * The average fill price of a spread's leg. Null without fills. A trade in the spread's own book is booked as exchanges
 * do: the near leg at its settlement, the far leg below it by the spread's price.
 */
export function legFillPrice(
  parent: Parent,
  lane: Exclude<ChildLane, 'own'>,
  context: Pick<RowContext, 'instruments' | 'view'>,
): number | null {
  const spread = instrumentIn(context, parent.terms.instrument);
  if (spread.legs === null) return null;
  const near = instrumentIn(context, spread.legs[0]);
  const leg = lane === 'near' ? near : instrumentIn(context, spread.legs[1]);
  const { own } = parent.fills;
  const legged = parent.fills[lane];
  const settlement = priceOfTicks(context.view(near.index).previousCloseTicks, near.tickSize);
  const booked = own.lots * settlement - (lane === 'near' ? 0 : valueOf(own, spread.tickSize));
  const lots = own.lots + legged.lots;
  return lots === 0 ? null : (booked + valueOf(legged, leg.tickSize)) / lots;
}

function valueOf({ value }: FillSum, tickSize: number): number {
  return priceOfHalfTicks(value, tickSize);
}
