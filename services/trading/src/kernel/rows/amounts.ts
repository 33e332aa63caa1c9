import type { OrderAmounts } from '@meridian/domain/entities/parent-order';
import type { MarketView } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { averageFillHalfTicks, filledLotsOf, openLotsOf } from '../children/exposure.ts';
import { priceOfHalfTicks } from '../price-units.ts';
import { legFillPrice } from './leg-prices.ts';
import { instrumentIn, type ParentParts, type RowContext } from './row-context.ts';

/**
 * Amounts in US dollars: fills at their own price, the target at arrival, the open part at the market. Only the last
 * reveals the current market and needs the permission. A spread's price may be zero, so its near leg's is used.
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

/** The value of lots in US dollars at a price. Null without rate or price. */
export function usdOf({ currency, lotSize, multiplier }: Instrument, { fx }: Pick<RowContext, 'fx'>) {
  const rate = fx(currency);
  return (lots: number, price: number | null): number | null => {
    if (rate === null) return null;
    if (lots === 0) return 0;
    return price === null ? null : lots * price * lotSize * multiplier * rate;
  };
}

/** Last, else mid, else previous close. For a spread its near leg's. */
export function lastPrice(instrument: Instrument, context: RowContext): number | null {
  return ofPricedInstrument(instrument, context, lastHalfTicks);
}

/** The previous close; of a spread, its near leg's. */
export function closePrice(instrument: Instrument, context: RowContext): number | null {
  return ofPricedInstrument(instrument, context, closeHalfTicks);
}

/** The price of the instrument, or of a spread's near leg, whose units have the same value. */
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
