import { randomIndex } from '@meridian/cost-model/sfc32';
import type { BootstrapPlan } from '@meridian/cost-model/statistics/cluster-bootstrap';

/** Sums of each cluster: a weighted mean of whole clusters needs no more of their orders. */
export type ClusterSums = { readonly weights: Float64Array; readonly products: Float64Array };

/** `clusters` names the cluster of each value. */
export function clusterSums(
  clusters: readonly string[],
  values: readonly number[],
  weights: readonly number[],
): ClusterSums {
  const positions = new Map<string, number>();
  for (const cluster of clusters) if (!positions.has(cluster)) positions.set(cluster, positions.size);
  const sums = { weights: new Float64Array(positions.size), products: new Float64Array(positions.size) };
  for (const [index, cluster] of clusters.entries()) {
    const position = positions.get(cluster) ?? 0;
    const weight = weights[index] ?? 0;
    sums.weights[position] = (sums.weights[position] ?? 0) + weight;
    sums.products[position] = (sums.products[position] ?? 0) + weight * (values[index] ?? 0);
  }
  return sums;
}

/** Weighted means of samples of whole clusters, drawn with replacement: the same draws as `clusterBootstrap` makes. */
export function bootstrapMeans({ weights, products }: ClusterSums, { rng, rounds }: BootstrapPlan): number[] {
  const means: number[] = [];
  const count = weights.length;
  for (let round = 0; round < rounds; round += 1) {
    let weight = 0;
    let product = 0;
    for (let drawn = 0; drawn < count; drawn += 1) {
      const position = randomIndex(rng, count);
      weight += weights[position] ?? 0;
      product += products[position] ?? 0;
    }
    if (weight > 0) means.push(product / weight);
  }
  return means;
}
