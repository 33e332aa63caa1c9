import { usdText } from '@meridian/domain/cell-text';

/** An amount to the dollar: `$570,000`, `$46.48M`; blank without the permit. */
export function amountText(usd: number | null): string {
  return usdText(usd === null ? null : Math.round(usd));
}
