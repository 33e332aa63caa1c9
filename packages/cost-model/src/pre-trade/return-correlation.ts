import { clamp } from '../clamp.ts';
import { sum } from '../sum.ts';
import { innerProduct } from './inner-product.ts';

export type Matrix = readonly (readonly number[])[];

export type ReturnCorrelation = {
  readonly matrix: Matrix;
  /** Days behind it. Zero when the default stands for a missing past. */
  readonly days: number;
};

/** Correlation of two names without a past. */
export const DEFAULT_CORRELATION = 0.3;
/** Fewer days say nothing about a correlation. */
const MIN_DAYS = 10;

/** Returns with mean 0 and mean square 1. Null for a name that did not move or was not seen on every day. */
function standardised(returns: readonly (number | null)[]): readonly number[] | null {
  const known = returns.filter((value) => value !== null);
  if (known.length === 0 || known.length < returns.length) return null;
  const mean = sum(known) / known.length;
  const size = Math.sqrt(sum(known.map((value) => (value - mean) ** 2)) / known.length);
  return size > 0 ? known.map((value) => (value - mean) / size) : null;
}

/** The common factor: what the names do on average, again with mean square 1. Null when they cancel out. */
function factorOf(series: readonly (readonly number[])[], days: number): readonly number[] | null {
  const mean = Array.from({ length: days }, (_, day) => sum(series.map((each) => each[day] ?? 0)) / series.length);
  return standardised(mean);
}

function matrixOf(count: number, value: (row: number, column: number) => number): Matrix {
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => (row === column ? 1 : clamp(value(row, column), -1, 1))),
  );
}

/**
 * Correlation of names from their daily returns, drawn to one common factor: the more names for the days, the further.
 * A name without returns moves with the factor as the others do on average, so that the matrix stays a covariance.
 */
export function returnCorrelation(returns: readonly (readonly (number | null)[])[]): ReturnCorrelation {
  const count = returns.length;
  const days = returns[0]?.length ?? 0;
  const series = returns.map(standardised);
  const known = series.filter((each) => each !== null);
  const factor = days < MIN_DAYS || known.length === 0 ? null : factorOf(known, days);
  if (factor === null) return { matrix: matrixOf(count, () => DEFAULT_CORRELATION), days: 0 };
  const usual = sum(known.map((each) => innerProduct(each, factor) / days)) / known.length;
  const betas = series.map((each) => (each === null ? usual : innerProduct(each, factor) / days));
  const seen = series.map((each) => each ?? factor.map((value) => usual * value));
  const drawn = count / (count + days);
  const matrix = matrixOf(count, (row, column) => {
    const sample = innerProduct(seen[row] ?? [], seen[column] ?? []) / days;
    return drawn * (betas[row] ?? 0) * (betas[column] ?? 0) + (1 - drawn) * sample;
  });
  return { matrix, days };
}

/** The mean of what stands off the diagonal. Null for a single name. */
export function meanCorrelation(matrix: Matrix): number | null {
  const count = matrix.length;
  if (count < 2) return null;
  return (sum(matrix.map((row) => sum(row))) - count) / (count * (count - 1));
}
