import { formatPrice, formatPriceInFull } from './price-format.ts';
import type { PriceTerms } from './quote-convention.ts';

/** What is wrong with a price between two ticks, and which prices would do. */
export function offTickText(price: number, terms: PriceTerms & { readonly tick_size: number }): string {
  const { tick_size: tick } = terms;
  const below = Math.floor(price / tick) * tick;
  const [lower, upper] = [formatPrice(below, terms), formatPrice(below + tick, terms)];
  return `${formatPriceInFull(price, terms)} is between two ticks: enter ${lower} or ${upper}`;
}
