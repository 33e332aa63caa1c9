import { sum } from '../sum.ts';
import { normalQuantile } from './normal-quantile.ts';

export type Forecast = { readonly mean: number; readonly low: number; readonly high: number };

/** Fewer days say nothing about how a series moves. */
const MIN_DAYS = 5;
const MAX_PERSISTENCE = 0.98;
const RANGE_LEVEL = 0.8;
const REACH = normalQuantile((1 + RANGE_LEVEL) / 2);

type Fitted = { readonly mean: number; readonly persistence: number; readonly errorSd: number; readonly last: number };

function meanOf(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** A series that falls back towards its mean: how much of a deviation is left a day later, and what stays unexplained. */
function fitSeries(values: readonly number[]): Fitted | null {
  const last = values.at(-1);
  if (values.length < MIN_DAYS || last === undefined) return null;
  const mean = meanOf(values);
  const deviations = values.map((value) => value - mean);
  const variance = sum(deviations.map((deviation) => deviation * deviation));
  const shared = sum(deviations.slice(1).map((deviation, day) => deviation * (deviations[day] ?? 0)));
  const persistence = variance === 0 ? 0 : Math.min(MAX_PERSISTENCE, Math.max(0, shared / variance));
  const errors = deviations.slice(1).map((deviation, day) => deviation - persistence * (deviations[day] ?? 0));
  // Two numbers were fitted to the same days.
  const errorSd = Math.sqrt(sum(errors.map((error) => error * error)) / Math.max(1, errors.length - 2));
  return { mean, persistence, errorSd, last };
}

/** The expected value some days ahead with its 80 % range; null for a series that is too short. */
export function forecastSeries(values: readonly number[], daysAhead: number): Forecast | null {
  const fitted = fitSeries(values);
  if (fitted === null) return null;
  const { mean, persistence, errorSd, last } = fitted;
  const centre = mean + persistence ** daysAhead * (last - mean);
  // Errors of the days between add up, each with what is left of it.
  const carried = sum(Array.from({ length: daysAhead }, (_, day) => persistence ** (2 * day)));
  // The mean is estimated from the same few days.
  const sd = errorSd * Math.sqrt(carried + 1 / values.length);
  return { mean: centre, low: centre - REACH * sd, high: centre + REACH * sd };
}

/** For what cannot be negative and moves by shares of itself: volumes, spreads, depths. Null when a value is not positive. */
export function forecastPositive(values: readonly number[], daysAhead: number): Forecast | null {
  if (!values.every((value) => value > 0)) return null;
  const found = forecastSeries(values.map(Math.log), daysAhead);
  if (found === null) return null;
  // The median: the mean of a skewed series would be dragged up by its largest days.
  return { mean: Math.exp(found.mean), low: Math.exp(found.low), high: Math.exp(found.high) };
}

/** For prices: the last one is the best guess, and the range grows with the root of time. */
export function forecastPrice(values: readonly number[], daysAhead: number): Forecast | null {
  const last = values.at(-1);
  if (values.length < MIN_DAYS || last === undefined) return null;
  const steps = values.slice(1).map((value, day) => value - (values[day] ?? value));
  const sd = Math.sqrt(sum(steps.map((step) => step * step)) / steps.length) * Math.sqrt(daysAhead);
  return { mean: last, low: last - REACH * sd, high: last + REACH * sd };
}
