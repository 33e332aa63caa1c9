import { randomIndex, seededRng } from '@meridian/cost-model/sfc32';
import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';

/** Days and symbols are put into so many groups by their hash: enough for an interval, whatever the number of fills. */
export const CLUSTER_COUNT = 256;

const ROUNDS = 400;
const LEVEL = 0.95;

/** Sums of one cluster. */
export type ClusterRow = { readonly cluster: number };

/** A mean of a ratio of sums: what is added up over what it is weighed by. */
export type Ratio<Row extends ClusterRow> = {
  readonly value: (row: Row) => number;
  readonly weight: (row: Row) => number;
};

export type ClusterMean = { readonly mean: number; readonly low: number; readonly high: number };

type Sums = { readonly values: Float64Array; readonly weights: Float64Array };

/** How often each cluster is drawn, round after round: the same in every answer. */
let drawn: Uint16Array | null = null;

/**
 * A mean with its 95 % interval by bootstrap: clusters of days and symbols are drawn, because what moves together is
 * drawn together. The draws do not depend on what else is asked, so that the same fills have the same interval on every
 * screen and in every report. Null where nothing has a weight.
 */
export function clusterMean<Row extends ClusterRow>(rows: readonly Row[], ratio: Ratio<Row>): ClusterMean | null {
  return meanOf(meansOf(sumsOf(rows, ratio)));
}

/** One mean less another, of the same fills or of others. */
export function clusterDifference<Row extends ClusterRow>(
  first: { readonly rows: readonly Row[]; readonly ratio: Ratio<Row> },
  second: { readonly rows: readonly Row[]; readonly ratio: Ratio<Row> },
): ClusterMean | null {
  const others = meansOf(sumsOf(second.rows, second.ratio));
  const means = meansOf(sumsOf(first.rows, first.ratio));
  return meanOf(means.map((value, at) => value - (others[at] ?? Number.NaN)));
}

function sumsOf<Row extends ClusterRow>(rows: readonly Row[], { value, weight }: Ratio<Row>): Sums {
  const sums = { values: new Float64Array(CLUSTER_COUNT), weights: new Float64Array(CLUSTER_COUNT) };
  for (const row of rows) {
    sums.values[row.cluster] = (sums.values[row.cluster] ?? 0) + value(row);
    sums.weights[row.cluster] = (sums.weights[row.cluster] ?? 0) + weight(row);
  }
  return sums;
}

/** The mean of all clusters, then of each round. Not a number where a round has no weight. */
function meansOf({ values, weights }: Sums): Float64Array {
  drawn ??= drawClusters();
  const means = new Float64Array(ROUNDS + 1);
  means[0] = total(values) / total(weights);
  // A venue is in few of the clusters on a short period; the others add nothing.
  const seen = [...weights.keys()].filter((at) => weights[at] !== 0 || values[at] !== 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round * CLUSTER_COUNT;
    let value = 0;
    let weight = 0;
    for (const at of seen) {
      const times = drawn[first + at] ?? 0;
      value += times * (values[at] ?? 0);
      weight += times * (weights[at] ?? 0);
    }
    means[round + 1] = weight > 0 ? value / weight : Number.NaN;
  }
  return means;
}

function drawClusters(): Uint16Array {
  const rng = seededRng('clusters');
  const counts = new Uint16Array(ROUNDS * CLUSTER_COUNT);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let draw = 0; draw < CLUSTER_COUNT; draw += 1) {
      const at = round * CLUSTER_COUNT + randomIndex(rng, CLUSTER_COUNT);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}

function total(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

function meanOf(means: Float64Array): ClusterMean | null {
  const [mean = Number.NaN, ...rounds] = means;
  const interval = percentileInterval(
    rounds.filter((value) => !Number.isNaN(value)),
    LEVEL,
  );
  return Number.isNaN(mean) || interval === null ? null : { mean, ...interval };
}
