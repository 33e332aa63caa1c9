import { randomIndex, seededRng } from '@meridian/cost-model/sfc32';
import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';
import type { VenueFillSums } from '@meridian/domain/venue-fill-sums';
import type { VenueMean } from '@meridian/protocol/rest/venue-analytics-calls';

/** A mean of a ratio of sums: what is added up over what it is weighed by. */
export type Ratio = { readonly value: (row: VenueFillSums) => number; readonly weight: (row: VenueFillSums) => number };

const ROUNDS = 200;
const LEVEL = 0.95;

type Sums = { readonly values: Float64Array; readonly weights: Float64Array };

/**
 * Means with their 95 % interval by bootstrap: clusters of days and symbols are drawn, because what moves together is
 * drawn together. All means of an answer use the same draws, and the same rows give the same interval.
 */
export class VenueMeans {
  readonly #positions = new Map<number, number>();
  /** How often each cluster is drawn, round after round. */
  readonly #drawn: Uint16Array;

  constructor(rows: readonly VenueFillSums[]) {
    for (const { cluster } of rows) if (!this.#positions.has(cluster)) this.#positions.set(cluster, this.#count);
    this.#drawn = drawClusters(this.#count);
  }

  mean(rows: readonly VenueFillSums[], ratio: Ratio): VenueMean {
    const sums = this.#sums(rows, ratio);
    return meanOf(this.#means(sums));
  }

  /** One mean less another, of the same fills or of others. */
  difference(
    rows: readonly VenueFillSums[],
    ratio: Ratio,
    others: readonly VenueFillSums[],
    otherRatio: Ratio,
  ): VenueMean {
    const first = this.#means(this.#sums(rows, ratio));
    const second = this.#means(this.#sums(others, otherRatio));
    return meanOf(first.map((value, at) => value - (second[at] ?? Number.NaN)));
  }

  get #count(): number {
    return this.#positions.size;
  }

  #sums(rows: readonly VenueFillSums[], { value, weight }: Ratio): Sums {
    const sums = { values: new Float64Array(this.#count), weights: new Float64Array(this.#count) };
    for (const row of rows) {
      const at = this.#positions.get(row.cluster) ?? 0;
      sums.values[at] = (sums.values[at] ?? 0) + value(row);
      sums.weights[at] = (sums.weights[at] ?? 0) + weight(row);
    }
    return sums;
  }

  /** The mean of all clusters, then of each round. Not a number where a round has no weight. */
  #means({ values, weights }: Sums): Float64Array {
    const count = this.#count;
    const means = new Float64Array(ROUNDS + 1);
    means[0] = total(values) / total(weights);
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round * count;
      let value = 0;
      let weight = 0;
      for (let at = 0; at < count; at += 1) {
        const times = this.#drawn[first + at] ?? 0;
        value += times * (values[at] ?? 0);
        weight += times * (weights[at] ?? 0);
      }
      means[round + 1] = weight > 0 ? value / weight : Number.NaN;
    }
    return means;
  }
}

function drawClusters(count: number): Uint16Array {
  const rng = seededRng('venue');
  const drawn = new Uint16Array(ROUNDS * count);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let draw = 0; draw < count; draw += 1) {
      const at = round * count + randomIndex(rng, count);
      drawn[at] = (drawn[at] ?? 0) + 1;
    }
  }
  return drawn;
}

function total(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

function meanOf(means: Float64Array): VenueMean {
  const [mean = Number.NaN, ...rounds] = means;
  const interval = percentileInterval(
    rounds.filter((value) => !Number.isNaN(value)),
    LEVEL,
  );
  return Number.isNaN(mean) || interval === null ? null : { mean, ...interval };
}
