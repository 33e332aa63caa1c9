import { isAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';

/** Fills come at one tick or the next, so that an order is never surer than a part of the spread. */
export const QUOTE_NOISE_SPREADS = 0.4;

/** What the market moves while an even schedule runs, in the unit of sigma; `days` are of volume time. */
export function timingRisk(sigma: number, days: number): number | null {
  return isAmount(sigma) && isAmount(days) ? sigma * Math.sqrt(days / 3) : null;
}

/** The part of the variance that comes from not knowing the parameters: gᵀΣg. */
export function parameterVariance(gradient: readonly number[], covariance: readonly (readonly number[])[]): number {
  const wrongShape = covariance.length !== gradient.length || covariance.some((row) => row.length !== gradient.length);
  if (wrongShape) throw new Error('the covariance does not fit the gradient');
  const product = covariance.map((row) => sum(row.map((value, column) => value * (gradient[column] ?? 0))));
  // A covariance that was estimated may be negative by a rounding error.
  return Math.max(0, sum(product.map((value, index) => value * (gradient[index] ?? 0))));
}

/** The standard deviation of one order's cost about its estimate. */
export function costSd(risk: number, parameters: number): number {
  return Math.hypot(risk, Math.sqrt(parameters));
}
