import { formatPrice, formatPriceInFull } from './price-format.ts';
import { type TickTerms, tickOf } from './price-tick.ts';
import type { PriceTerms } from './quote-convention.ts';

/** The error for a price between two ticks, with the nearest valid prices. */
export function offTickText(price: number, terms: PriceTerms & TickTerms): string {
  const tick = tickOf(price, terms);
  const written = { ...terms, tick_size: tick };
  const below = Math.floor(price / tick) * tick;
  const [lower, upper] = [formatPrice(below, written), formatPrice(below + tick, written)];
  return `${formatPriceInFull(price, written)} is between two ticks: enter ${lower} or ${upper}`;
}
