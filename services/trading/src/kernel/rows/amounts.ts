import type { OrderAmounts } from '@meridian/domain/entities/parent-order';
import { averageFillHalfTicks, filledLotsOf, openLotsOf } from '../children/exposure.ts';
import { priceOfHalfTicks } from '../price-units.ts';
import { instrumentIn, type ParentParts, type RowContext } from './row-context.ts';

/** US dollars of one lot at a price in half ticks. */
type LotValue = (halfTicks: number) => number;

/**
 * Amounts in US dollars: what is filled at its own price, what is to come at the market's. A spread's own price may be
 * nothing at all, so its amounts are those of its near leg.
 */
export function amountsOf(parts: ParentParts, context: RowContext): OrderAmounts {
  const { parent, instrument } = parts;
  const rate = context.fx(instrument.currency);
  const reference = referenceHalfTicks(parts, context);
  if (rate === null || reference === null) {
    return { filled_usd: null, target_usd: null, open_usd: null, remaining_usd: null, avg_daily_notional: null };
  }
  const value: LotValue = (halfTicks) =>
    priceOfHalfTicks(halfTicks, instrument.tickSize) * instrument.lotSize * instrument.multiplier * rate;
  const isSpread = instrument.legs !== null;
  const average = averageFillHalfTicks(parent);
  const filledAt = isSpread || average === null ? reference : average;
  const targetAt = isSpread ? reference : (parent.arrivalHalfTicks ?? reference);
  const filledLots = filledLotsOf(parent);
  return {
    filled_usd: filledLots * value(filledAt),
    target_usd: parent.terms.quantityLots * value(targetAt),
    open_usd: openLotsOf(parent) * value(reference),
    remaining_usd: (parent.terms.quantityLots - filledLots) * value(reference),
    avg_daily_notional: instrument.averageDailyLots * value(reference),
  };
}

/** Last, else the middle, else the previous close; of the near leg for a spread. */
function referenceHalfTicks({ instrument, view }: ParentParts, context: RowContext): number | null {
  if (instrument.legs === null) return lastHalfTicks(view);
  const near = instrumentIn(context, instrument.legs[0]);
  const price = lastHalfTicks(context.view(near.index));
  // Both legs of a spread tick alike; a unit of the spread is worth what its near leg is.
  return price === null ? null : price * (near.tickSize / instrument.tickSize);
}

function lastHalfTicks(view: ParentParts['view']): number | null {
  if (view.lastTicks !== null) return 2 * view.lastTicks;
  if (view.bidTicks !== null && view.askTicks !== null) return view.bidTicks + view.askTicks;
  return view.previousCloseTicks === 0 ? null : 2 * view.previousCloseTicks;
}

/** The price of half ticks, or null where there is none. */
export function halfTickPrice(halfTicks: number | null, tickSize: number): number | null {
  return halfTicks === null ? null : priceOfHalfTicks(halfTicks, tickSize);
}
