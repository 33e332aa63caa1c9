/** Ascending. A typed array sorts numbers without a comparator, several times faster. */
export function sortedNumbers(values: readonly number[]): Float64Array {
  return new Float64Array(values).sort();
}

/** The type-7 quantile: linear between order statistics. Null for a sample that is empty or holds NaN. */
export function quantile(values: readonly number[], share: number): number | null {
  return quantileOfSorted(sortedNumbers(values), share);
}

/** As `quantile`, for a sample that is sorted already: several quantiles then cost one sort. */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number | null {
  const last = sorted.length - 1;
  // NaN sorts last, and a sample that holds one has no quantiles.
  if (Number.isNaN(sorted[last])) return null;
  const position = last * Math.min(1, Math.max(0, share));
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.min(last, Math.floor(position) + 1)];
  if (below === undefined || above === undefined) return null;
  const part = position - Math.floor(position);
  // Weighted sum, because below + part·(above − below) overflows between extremes.
  return part === 0 ? below : below * (1 - part) + above * part;
}

/** The edges of `count` equally filled buckets, including both ends. */
export function quantileEdges(values: readonly number[], count: number): readonly number[] {
  const sorted = sortedNumbers(values);
  return Array.from({ length: count + 1 }, (_, index) => quantileOfSorted(sorted, index / count)).filter(
    (edge) => edge !== null,
  );
}
