/** The value that a share of the sorted values does not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[at] ?? Number.NaN;
}

export function sortedNumbers(values: Iterable<number>): readonly number[] {
  return Float64Array.from(values).sort() as unknown as readonly number[];
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
