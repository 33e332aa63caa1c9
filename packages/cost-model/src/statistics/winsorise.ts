import { clamp } from '../clamp.ts';
import { quantileOfSorted, sortedNumbers } from './quantile.ts';

export type WinsoriseBounds = { readonly low: number; readonly high: number };

/** Below this many observations their own quantiles say too little, and fixed caps serve instead. */
export const MIN_WINSORISE_SAMPLE = 40;

/** The values at two quantiles of the sample; null when it is empty. */
export function winsoriseBounds(values: readonly number[], low: number, high: number): WinsoriseBounds | null {
  const sorted = sortedNumbers(values);
  const lowest = quantileOfSorted(sorted, low);
  const highest = quantileOfSorted(sorted, high);
  return lowest === null || highest === null ? null : { low: lowest, high: highest };
}

/** Outliers moved to the bounds, so that they still count but do not rule. */
export function winsorise(values: readonly number[], bounds: WinsoriseBounds | null): readonly number[] {
  return bounds === null ? values : values.map((value) => clamp(value, bounds.low, bounds.high));
}

/** The sample's own bounds when it is large enough to have some, else the caps. */
export function robustBounds(
  values: readonly number[],
  shares: WinsoriseBounds,
  caps: WinsoriseBounds,
): WinsoriseBounds {
  if (values.length < MIN_WINSORISE_SAMPLE) return caps;
  return winsoriseBounds(values, shares.low, shares.high) ?? caps;
}
