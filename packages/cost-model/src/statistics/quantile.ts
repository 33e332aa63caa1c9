/** The type-7 quantile: linear between order statistics. Null for an empty sample. */
export function quantile(values: readonly number[], share: number): number | null {
  return quantileOfSorted(
    [...values].sort((a, b) => a - b),
    share,
  );
}

/** As `quantile`, for a sample that is sorted already: several quantiles then cost one sort. */
export function quantileOfSorted(sorted: readonly number[], share: number): number | null {
  const last = sorted.length - 1;
  const position = last * Math.min(1, Math.max(0, share));
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.min(last, Math.floor(position) + 1)];
  if (below === undefined || above === undefined) return null;
  const part = position - Math.floor(position);
  // Weighted rather than below + part·(above − below), which overflows between extremes.
  return part === 0 ? below : below * (1 - part) + above * part;
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** The inner edges and both ends of `count` equally filled buckets. */
export function quantileEdges(values: readonly number[], count: number): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from({ length: count + 1 }, (_, index) => quantileOfSorted(sorted, index / count)).filter(
    (edge) => edge !== null,
  );
}
