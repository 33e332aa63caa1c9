import { formatPrice } from '@meridian/domain/price-format';
import type { Instrument } from '../reference/instrument.ts';
import { tickSizeAtPrice, tickSizeAtTicks } from './price-units.ts';

type Quoted = Pick<Instrument, 'tickSize' | 'steps' | 'quoteConvention' | 'previousCloseTicks'>;

/** The notation of an instrument's prices: the tick at a given price, or at its close. */
export function priceTermsOf(instrument: Quoted, price: number | null = null) {
  const { previousCloseTicks, quoteConvention } = instrument;
  const tick = price === null ? tickSizeAtTicks(previousCloseTicks, instrument) : tickSizeAtPrice(price, instrument);
  return { tick_size: tick, quote_convention: quoteConvention };
}

/** A price as display text. */
export function priceText(price: number | null, instrument: Quoted): string {
  return formatPrice(price, priceTermsOf(instrument, price));
}
