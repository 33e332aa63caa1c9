import type { OrderAmounts } from '@meridian/domain/entities/parent-order';
import type { MarketView } from '../../market/market-port.ts';
import { averageFillHalfTicks, filledLotsOf, openLotsOf } from '../children/exposure.ts';
import { priceOfHalfTicks } from '../price-units.ts';
import { instrumentIn, type ParentParts, type RowContext } from './row-context.ts';

/**
 * Amounts in US dollars: what is filled at its own price, the target at the price it arrived at, what is to come at the
 * market's. Only the last tells the market of now, and only those with the permit get to see it. A spread's own price
 * may be nothing at all, so its amounts are those of its near leg.
 */
export function amountsOf(parts: ParentParts, context: RowContext): OrderAmounts {
  const { parent, instrument } = parts;
  const rate = context.fx(instrument.currency);
  const usd = (lots: number, halfTicks: number | null) => {
    if (rate === null) return null;
    if (lots === 0) return 0;
    const price = halfTickPrice(halfTicks, instrument.tickSize);
    return price === null ? null : lots * price * instrument.lotSize * instrument.multiplier * rate;
  };
  const isSpread = instrument.legs !== null;
  const last = ofPricedInstrument(parts, context, lastHalfTicks);
  const close = ofPricedInstrument(parts, context, closeHalfTicks);
  const filledLots = filledLotsOf(parent);
  return {
    filled_usd: usd(filledLots, isSpread ? close : averageFillHalfTicks(parent)),
    target_usd: usd(parent.terms.quantityLots, isSpread ? close : (parent.arrivalHalfTicks ?? close)),
    open_usd: usd(openLotsOf(parent), last),
    remaining_usd: usd(parent.terms.quantityLots - filledLots, last),
    avg_daily_notional: usd(instrument.averageDailyLots, close),
  };
}

/** A price of the instrument itself, or of the near leg of a spread. */
function ofPricedInstrument(
  { instrument, view }: ParentParts,
  context: RowContext,
  priceOf: (view: MarketView) => number | null,
): number | null {
  if (instrument.legs === null) return priceOf(view);
  const near = instrumentIn(context, instrument.legs[0]);
  const price = priceOf(context.view(near.index));
  // Both legs of a spread tick alike; a unit of the spread is worth what its near leg is.
  return price === null ? null : price * (near.tickSize / instrument.tickSize);
}

/** Last, else the middle, else the previous close. */
function lastHalfTicks(view: MarketView): number | null {
  if (view.lastTicks !== null) return 2 * view.lastTicks;
  if (view.bidTicks !== null && view.askTicks !== null) return view.bidTicks + view.askTicks;
  return closeHalfTicks(view);
}

function closeHalfTicks({ previousCloseTicks }: MarketView): number | null {
  return previousCloseTicks === 0 ? null : 2 * previousCloseTicks;
}

/** The price of half ticks, or null where there is none. */
export function halfTickPrice(halfTicks: number | null, tickSize: number): number | null {
  return halfTicks === null ? null : priceOfHalfTicks(halfTicks, tickSize);
}
