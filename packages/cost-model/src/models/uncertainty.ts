import { isAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';

/** Fills fall on one tick or the next, so the uncertainty is at least this part of the spread. */
export const QUOTE_NOISE_SPREADS = 0.4;
/** The mid of a calendar spread also strays from the difference of its legs. */
export const CALENDAR_NOISE_SPREADS = 0.45;

/** The market risk of an even schedule, in the unit of sigma. `days` are volume time. */
export function timingRisk(sigma: number, days: number): number | null {
  return isAmount(sigma) && isAmount(days) ? sigma * Math.sqrt(days / 3) : null;
}

/** The variance from parameter uncertainty: gᵀΣg. */
export function parameterVariance(gradient: readonly number[], covariance: readonly (readonly number[])[]): number {
  const wrongShape = covariance.length !== gradient.length || covariance.some((row) => row.length !== gradient.length);
  if (wrongShape) throw new Error('the covariance does not fit the gradient');
  const product = covariance.map((row) => sum(row.map((value, column) => value * (gradient[column] ?? 0))));
  // An estimated covariance may be negative by a rounding error.
  return Math.max(0, sum(product.map((value, index) => value * (gradient[index] ?? 0))));
}

/** The standard deviation of one order's cost about its estimate. */
export function costSd(risk: number, parameters: number): number {
  return Math.hypot(risk, Math.sqrt(parameters));
}
