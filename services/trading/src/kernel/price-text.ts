import { formatPrice } from '@meridian/domain/price-format';
import type { Instrument } from '../reference/instrument.ts';

type Quoted = Pick<Instrument, 'tickSize' | 'quoteConvention'>;

/** What the instrument's prices are written by. */
export function priceTermsOf({ tickSize, quoteConvention }: Quoted) {
  return { tick_size: tickSize, quote_convention: quoteConvention };
}

/** A price as the desk reads it, for texts. */
export function priceText(price: number | null, instrument: Quoted): string {
  return formatPrice(price, priceTermsOf(instrument));
}
