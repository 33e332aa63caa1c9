import type { Sfc32 } from '@meridian/cost-model/sfc32';

type MeansPlan = { readonly rng: Sfc32; readonly rounds: number };

/** Sums of each cluster: a weighted mean of whole clusters needs no more of their orders. */
export type ClusterSums = { readonly weights: Float64Array; readonly products: Float64Array };

/** `clusters` names the cluster of each value. */
export function clusterSums(
  clusters: readonly string[],
  values: readonly number[],
  weights: readonly number[],
): ClusterSums {
  const positions = new Map<string, number>();
  const places = new Uint32Array(clusters.length);
  for (const [index, cluster] of clusters.entries()) {
    const known = positions.get(cluster);
    places[index] = known ?? positions.size;
    if (known === undefined) positions.set(cluster, positions.size);
  }
  const sums = { weights: new Float64Array(positions.size), products: new Float64Array(positions.size) };
  for (const [index, place] of places.entries()) {
    const weight = weights[index] ?? 0;
    sums.weights[place] = (sums.weights[place] ?? 0) + weight;
    sums.products[place] = (sums.products[place] ?? 0) + weight * (values[index] ?? 0);
  }
  return sums;
}

/** Weighted means of samples of whole clusters, drawn with replacement: the same draws as `clusterBootstrap` makes. */
export function bootstrapMeans({ weights, products }: ClusterSums, { rng, rounds }: MeansPlan): number[] {
  const means: number[] = [];
  const drawn = new Uint32Array(weights.length);
  // Both sums of a cluster lie side by side, so that a draw reads memory once.
  const pairs = new Float64Array(2 * weights.length);
  for (let place = 0; place < weights.length; place += 1) {
    pairs[2 * place] = weights[place] ?? 0;
    pairs[2 * place + 1] = products[place] ?? 0;
  }
  for (let round = 0; round < rounds; round += 1) {
    rng.fillIndexes(drawn, weights.length);
    let weight = 0;
    let product = 0;
    for (let place = 0; place < drawn.length; place += 1) {
      const at = 2 * (drawn[place] ?? 0);
      weight += pairs[at] ?? 0;
      product += pairs[at + 1] ?? 0;
    }
    if (weight > 0) means.push(product / weight);
  }
  return means;
}
