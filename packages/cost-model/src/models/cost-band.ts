import { normalQuantile } from '../statistics/normal-quantile.ts';

/** The two ranges of every estimate. */
export const COST_BAND_LEVELS = [0.5, 0.8] as const;

export type CostBand = { readonly level: number; readonly low: number; readonly high: number };

/** The range around the mean that contains a share `level` of orders. Infinite for a level of 1 or more. */
export function costBand(mean: number, sd: number, level: number): CostBand {
  const reach = sd === 0 ? 0 : sd * normalQuantile((1 + Math.max(0, level)) / 2);
  return { level, low: mean - reach, high: mean + reach };
}

export function costBands(mean: number, sd: number): readonly CostBand[] {
  return COST_BAND_LEVELS.map((level) => costBand(mean, sd, level));
}
