import { randomIndex, seededRng } from '@meridian/cost-model/sfc32';
import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';
import type { VenueFills } from '@meridian/history/queries/venue-fills';
import type { VenueMean } from '@meridian/protocol/rest/venue-analytics-calls';

/** A mean of a ratio of sums: what is added up over what it is weighed by. */
export type Ratio = { readonly value: (row: VenueFills) => number; readonly weight: (row: VenueFills) => number };

const ROUNDS = 200;
const LEVEL = 0.95;

type Sums = { readonly values: Float64Array; readonly weights: Float64Array };

/** By cluster: what moves together is drawn together. */
function clusterSums(rows: readonly VenueFills[], { value, weight }: Ratio): Sums {
  const positions = new Map<number, number>();
  for (const { cluster } of rows) if (!positions.has(cluster)) positions.set(cluster, positions.size);
  const sums = { values: new Float64Array(positions.size), weights: new Float64Array(positions.size) };
  for (const row of rows) {
    const at = positions.get(row.cluster) ?? 0;
    sums.values[at] = (sums.values[at] ?? 0) + value(row);
    sums.weights[at] = (sums.weights[at] ?? 0) + weight(row);
  }
  return sums;
}

function total(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The difference of two means over the same draws; without a second it is the first. */
function drawn(first: Sums, second: Sums | null, seed: string): readonly number[] {
  const rng = seededRng(seed);
  const count = first.weights.length;
  const estimates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = [0, 0, 0, 0];
    for (let draw = 0; draw < count; draw += 1) {
      const at = randomIndex(rng, count);
      sums[0] = (sums[0] ?? 0) + (first.values[at] ?? 0);
      sums[1] = (sums[1] ?? 0) + (first.weights[at] ?? 0);
      sums[2] = (sums[2] ?? 0) + (second?.values[at] ?? 0);
      sums[3] = (sums[3] ?? 0) + (second?.weights[at] ?? 0);
    }
    const [value = 0, weight = 0, otherValue = 0, otherWeight = 0] = sums;
    if (weight <= 0 || (second !== null && otherWeight <= 0)) continue;
    estimates.push(value / weight - (second === null ? 0 : otherValue / otherWeight));
  }
  return estimates;
}

function meanOf(first: Sums, second: Sums | null, seed: string): VenueMean {
  const weight = total(first.weights);
  const otherWeight = second === null ? 1 : total(second.weights);
  if (weight <= 0 || otherWeight <= 0) return null;
  const mean = total(first.values) / weight - (second === null ? 0 : total(second.values) / otherWeight);
  const interval = percentileInterval(drawn(first, second, seed), LEVEL);
  return interval === null ? null : { mean, ...interval };
}

/** A weighted mean with its 95 % interval by bootstrap over days and symbols; the same rows give the same interval. */
export function ratioMean(rows: readonly VenueFills[], ratio: Ratio): VenueMean {
  return meanOf(clusterSums(rows, ratio), null, 'venue');
}

/** One mean less another of the same fills. */
export function ratioDifference(rows: readonly VenueFills[], ratio: Ratio, less: Ratio): VenueMean {
  return meanOf(clusterSums(rows, ratio), clusterSums(rows, less), 'venue');
}

/** The mean of some fills less that of others, drawn independently. */
export function groupDifference(rows: readonly VenueFills[], others: readonly VenueFills[], ratio: Ratio): VenueMean {
  const [first, second] = [clusterSums(rows, ratio), clusterSums(others, ratio)];
  const [weight, otherWeight] = [total(first.weights), total(second.weights)];
  if (weight <= 0 || otherWeight <= 0) return null;
  const [own, other] = [drawn(first, null, 'one'), drawn(second, null, 'other')];
  const interval = percentileInterval(
    own.flatMap((value, at) => (other[at] === undefined ? [] : [value - other[at]])),
    LEVEL,
  );
  const mean = total(first.values) / weight - total(second.values) / otherWeight;
  return interval === null ? null : { mean, ...interval };
}
