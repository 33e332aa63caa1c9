import { clamp } from '../clamp.ts';
import { quantileOfSorted, sortedNumbers } from './quantile.ts';

export type WinsoriseBounds = { readonly low: number; readonly high: number };

/** With fewer observations fixed caps are used instead of quantiles. */
export const MIN_WINSORISE_SAMPLE = 40;

/** The values at two quantiles of the sample; null when it is empty. */
export function winsoriseBounds(values: readonly number[], low: number, high: number): WinsoriseBounds | null {
  const sorted = sortedNumbers(values);
  const lowest = quantileOfSorted(sorted, low);
  const highest = quantileOfSorted(sorted, high);
  return lowest === null || highest === null ? null : { low: lowest, high: highest };
}

/** Moves outliers to the bounds, so that they count but do not dominate. */
export function winsorise(values: readonly number[], bounds: WinsoriseBounds | null): readonly number[] {
  return bounds === null ? values : values.map((value) => clamp(value, bounds.low, bounds.high));
}

/** The sample's own bounds if it is large enough, otherwise the caps. */
export function robustBounds(
  values: readonly number[],
  shares: WinsoriseBounds,
  caps: WinsoriseBounds,
): WinsoriseBounds {
  if (values.length < MIN_WINSORISE_SAMPLE) return caps;
  return winsoriseBounds(values, shares.low, shares.high) ?? caps;
}
