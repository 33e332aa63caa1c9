import type { OrderAmounts } from '@meridian/domain/entities/parent-order';
import type { MarketView } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { averageFillHalfTicks, filledLotsOf, openLotsOf } from '../children/exposure.ts';
import { priceOfHalfTicks } from '../price-units.ts';
import { legFillPrice } from './leg-prices.ts';
import { instrumentIn, type ParentParts, type RowContext } from './row-context.ts';

/**
 * Amounts in US dollars: what is filled at its own price, the target at the price it arrived at, what is to come at the
 * market's. Only the last tells the market of now, and only those with the permit get to see it. A spread's own price
 * may be nothing at all, so its amounts are those of its near leg.
 */
export function amountsOf({ parent, instrument }: ParentParts, context: RowContext): OrderAmounts {
  const usd = usdOf(instrument, context);
  const isSpread = instrument.legs !== null;
  const last = lastPrice(instrument, context);
  const close = closePrice(instrument, context);
  const filledLots = filledLotsOf(parent);
  const { tickSize } = instrument;
  const average = halfTickPrice(averageFillHalfTicks(parent), tickSize);
  const arrival = halfTickPrice(parent.arrivalHalfTicks, tickSize);
  return {
    filled_usd: usd(filledLots, isSpread ? legFillPrice(parent, 'near', context) : average),
    target_usd: usd(parent.terms.quantityLots, isSpread ? close : (arrival ?? close)),
    open_usd: usd(openLotsOf(parent), last),
    remaining_usd: usd(parent.terms.quantityLots - filledLots, last),
    avg_daily_notional: usd(instrument.averageDailyLots, close),
  };
}

/** What lots of an instrument are worth in US dollars at a price; null where rate or price is not known. */
export function usdOf({ currency, lotSize, multiplier }: Instrument, { fx }: Pick<RowContext, 'fx'>) {
  const rate = fx(currency);
  return (lots: number, price: number | null): number | null => {
    if (rate === null) return null;
    if (lots === 0) return 0;
    return price === null ? null : lots * price * lotSize * multiplier * rate;
  };
}

/** Last, else the middle, else the previous close; of a spread, its near leg's. */
export function lastPrice(instrument: Instrument, context: RowContext): number | null {
  return ofPricedInstrument(instrument, context, lastHalfTicks);
}

/** The previous close; of a spread, its near leg's. */
export function closePrice(instrument: Instrument, context: RowContext): number | null {
  return ofPricedInstrument(instrument, context, closeHalfTicks);
}

/** A price of the instrument itself, or of the near leg of a spread, whose units are worth the same. */
function ofPricedInstrument(
  instrument: Instrument,
  context: RowContext,
  priceOf: (view: MarketView) => number | null,
): number | null {
  const priced = instrument.legs === null ? instrument : instrumentIn(context, instrument.legs[0]);
  return halfTickPrice(priceOf(context.view(priced.index)), priced.tickSize);
}

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
