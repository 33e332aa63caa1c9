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

/**
 * A series that falls back towards its mean: how much of a deviation is left a day later, and what stays unexplained.
 * Thousands of series are fitted for one answer, so it makes no list of its own.
 */
function fitSeries(values: readonly number[]): Fitted | null {
  const last = values.at(-1);
  if (values.length < MIN_DAYS || last === undefined) return null;
  const mean = meanOf(values);
  let [variance, shared, before] = [0, 0, 0];
  for (const value of values) {
    const deviation = value - mean;
    variance += deviation * deviation;
    shared += deviation * before;
    before = deviation;
  }
  const persistence = variance === 0 ? 0 : Math.min(MAX_PERSISTENCE, Math.max(0, shared / variance));
  let errors = 0;
  for (let day = 1; day < values.length; day += 1) {
    const error = (values[day] ?? 0) - mean - persistence * ((values[day - 1] ?? 0) - mean);
    errors += error * error;
  }
  // Two numbers were fitted to the same days, and the first day has no error.
  const errorSd = Math.sqrt(errors / Math.max(1, values.length - 3));
  return { mean, persistence, errorSd, last };
}

/** The forecast of a series for a number of days ahead. */
export type Forecaster = (daysAhead: number) => Forecast;

/** The expected value with its 80 % range, fitted once for all days ahead; null for a series that is too short. */
export function forecastSeries(values: readonly number[]): Forecaster | null {
  const fitted = fitSeries(values);
  if (fitted === null) return null;
  const { mean, persistence, errorSd, last } = fitted;
  return (daysAhead) => {
    const centre = mean + persistence ** daysAhead * (last - mean);
    // Errors of the days between add up, each with what is left of it.
    let carried = 0;
    for (let day = 0; day < daysAhead; day += 1) carried += persistence ** (2 * day);
    // The mean is estimated from the same few days.
    const sd = errorSd * Math.sqrt(carried + 1 / values.length);
    return { mean: centre, low: centre - REACH * sd, high: centre + REACH * sd };
  };
}

/** For what cannot be negative and moves by shares of itself: volumes, spreads, depths. Null when a value is not positive. */
export function forecastPositive(values: readonly number[]): Forecaster | null {
  if (!values.every((value) => value > 0)) return null;
  const found = forecastSeries(values.map(Math.log));
  if (found === null) return null;
  return (daysAhead) => {
    const { mean, low, high } = found(daysAhead);
    // The median: the mean of a skewed series would be dragged up by its largest days.
    return { mean: Math.exp(mean), low: Math.exp(low), high: Math.exp(high) };
  };
}

/** For prices: the last one is the best guess, and the range grows with the root of time. */
export function forecastPrice(values: readonly number[]): Forecaster | null {
  const last = values.at(-1);
  if (values.length < MIN_DAYS || last === undefined) return null;
  let squares = 0;
  for (let day = 1; day < values.length; day += 1) squares += ((values[day] ?? 0) - (values[day - 1] ?? 0)) ** 2;
  const variance = squares / (values.length - 1);
  return (daysAhead) => {
    const sd = Math.sqrt(variance * daysAhead);
    return { mean: last, low: last - REACH * sd, high: last + REACH * sd };
  };
}
