import { quantile } from '../statistics/quantile.ts';

export const LEVERAGE_CAP_SHARE = 0.99;

/** Regressors moved down to their 99th percentile: robust weights look at residuals only and miss a far-out size. */
export function capLeverage(values: readonly number[], share = LEVERAGE_CAP_SHARE): readonly number[] {
  const cap = quantile(values, share);
  return cap === null ? values : values.map((value) => Math.min(value, cap));
}
