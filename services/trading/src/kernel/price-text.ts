import { formatPrice } from '@meridian/domain/price-format';
import type { Instrument } from '../reference/instrument.ts';
import { tickSizeAtPrice, tickSizeAtTicks } from './price-units.ts';

type Quoted = Pick<Instrument, 'tickSize' | 'steps' | 'quoteConvention' | 'previousCloseTicks'>;

/** What the instrument's prices are written by: the tick at a price of its own, or at its close. */
export function priceTermsOf(instrument: Quoted, price: number | null = null) {
  const { previousCloseTicks, quoteConvention } = instrument;
  const tick = price === null ? tickSizeAtTicks(previousCloseTicks, instrument) : tickSizeAtPrice(price, instrument);
  return { tick_size: tick, quote_convention: quoteConvention };
}

/** A price as the desk reads it, for texts. */
export function priceText(price: number | null, instrument: Quoted): string {
  return formatPrice(price, priceTermsOf(instrument, price));
}
