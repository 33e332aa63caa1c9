import { quantile } from '../statistics/quantile.ts';

export const LEVERAGE_CAP_SHARE = 0.99;

/** Caps regressors at their 99th percentile. Robust weights look only at residuals and would miss an extreme size. */
export function capLeverage(values: readonly number[], share = LEVERAGE_CAP_SHARE): readonly number[] {
  const cap = quantile(values, share);
  return cap === null ? values : values.map((value) => Math.min(value, cap));
}
