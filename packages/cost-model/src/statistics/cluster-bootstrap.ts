import { randomIndex, type Rng } from '../sfc32.ts';
import { quantileOfSorted, sortedNumbers } from './quantile.ts';

export type BootstrapPlan = { readonly rng: Rng; readonly rounds: number };

const MAX_ROUNDS = 10_000;

/**
 * Estimates from clusters drawn with replacement. Items that move together (a day, a day and symbol) are drawn
 * together. A null estimate is left out.
 */
export function clusterBootstrap<T>(
  items: readonly T[],
  clusterOf: (item: T) => string,
  estimate: (sample: readonly T[]) => readonly number[] | null,
  plan: BootstrapPlan,
): readonly (readonly number[])[] {
  if (!Number.isInteger(plan.rounds) || plan.rounds < 1 || plan.rounds > MAX_ROUNDS) {
    throw new Error(`bootstrap rounds must be from 1 to ${MAX_ROUNDS}`);
  }
  const clusters = [...Map.groupBy(items, clusterOf).values()];
  const estimates: (readonly number[])[] = [];
  for (let round = 0; round < plan.rounds && clusters.length > 0; round += 1) {
    const sample = clusters.flatMap(() => clusters[randomIndex(plan.rng, clusters.length)] ?? []);
    const estimated = estimate(sample);
    if (estimated !== null) estimates.push(estimated);
  }
  return estimates;
}

/** The central range of one statistic over the rounds; null when no round had an estimate. */
export function percentileInterval(
  estimates: readonly number[],
  level: number,
): { readonly low: number; readonly high: number } | null {
  const sorted = sortedNumbers(estimates);
  const low = quantileOfSorted(sorted, (1 - level) / 2);
  const high = quantileOfSorted(sorted, (1 + level) / 2);
  // Equal estimates differ by rounding, which must not turn the range around.
  return low === null || high === null ? null : { low, high: Math.max(low, high) };
}
