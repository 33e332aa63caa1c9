import { quantileEdges } from '@meridian/cost-model/statistics/quantile';

/** One bucket: from `low` up to, but not with, `high`; the last one has its end, too. */
export type Bucket = { readonly low: number; readonly high: number; readonly label: string };

/** Order size in percent of the average daily volume. */
export const SIZE_EDGES = [0, 1, 3, 5, 10, Infinity] as const;
const QUARTILES = 4;

export function bucketsOf(edges: readonly number[]): readonly Bucket[] {
  return edges.slice(1).map((high, index) => {
    const low = edges[index] ?? 0;
    return { low, high, label: labelOf(low, high, index === 0) };
  });
}

/** Four equally filled ones; equal edges are put together, so that no bucket is empty by nature. */
export function quantileBuckets(values: readonly number[]): readonly Bucket[] {
  const edges = [...new Set(quantileEdges(values, QUARTILES))];
  const [only] = edges;
  if (edges.length === 1 && only !== undefined) return [{ low: only, high: only, label: shortNumber(only) }];
  return bucketsOf(edges).map(({ low, high }) => ({
    low,
    high,
    label: `${shortNumber(low)} to ${shortNumber(high)}`,
  }));
}

/** The position of the bucket, or null for a value outside of all. */
export function bucketIndex(buckets: readonly Bucket[], value: number): number | null {
  const last = buckets.length - 1;
  for (const [index, { low, high }] of buckets.entries()) {
    if (value >= low && (value < high || (index === last && value === high))) return index;
  }
  return null;
}

function labelOf(low: number, high: number, isFirst: boolean): string {
  if (high === Infinity) return `${shortNumber(low)} and more`;
  return isFirst && low === 0 ? `below ${shortNumber(high)}` : `${shortNumber(low)} to ${shortNumber(high)}`;
}

function shortNumber(value: number): string {
  return String(Number(value.toPrecision(3)));
}
