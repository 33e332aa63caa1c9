import { sum } from '../sum.ts';
import { innerProduct } from './inner-product.ts';
import type { Matrix } from './return-correlation.ts';

/** One standard deviation of an order by parts of the day, in dollars: positive for a buy, negative for a sell. */
export type Loading = readonly number[];

export type ListRisk = {
  readonly total: number;
  /** What each order adds. They sum to the total, and one that hedges the others is negative. */
  readonly contributions: readonly number[];
  /** The risk of the list without each order. */
  readonly without: readonly number[];
  /** The orders' own risks added up, as if nothing netted. */
  readonly apart: number;
};

/** Correlated sums of all loadings as each order sees them. */
export function correlatedLoadings(loadings: readonly Loading[], correlation: Matrix): readonly number[][] {
  const parts = loadings[0]?.length ?? 0;
  return loadings.map((_, row) =>
    Array.from({ length: parts }, (_, part) =>
      sum(loadings.map((loading, column) => (correlation[row]?.[column] ?? 0) * (loading[part] ?? 0))),
    ),
  );
}

/** The risk of orders that are worked side by side, split by Euler's rule. */
export function listRisk(loadings: readonly Loading[], correlation: Matrix): ListRisk {
  const seen = correlatedLoadings(loadings, correlation);
  const shares = loadings.map((loading, index) => innerProduct(loading, seen[index] ?? []));
  // An estimated correlation may be negative by a rounding error.
  const variance = Math.max(0, sum(shares));
  const total = Math.sqrt(variance);
  return {
    total,
    contributions: shares.map((share) => (total > 0 ? share / total : 0)),
    without: loadings.map((loading, index) => {
      const own = innerProduct(loading, loading);
      return Math.sqrt(Math.max(0, variance - 2 * (shares[index] ?? 0) + own));
    }),
    apart: sum(loadings.map((loading) => Math.sqrt(innerProduct(loading, loading)))),
  };
}
