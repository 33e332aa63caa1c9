import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';
import { equalMean, weightedMean } from '@meridian/cost-model/statistics/weighted-mean';
import {
  MIN_WINSORISE_SAMPLE,
  robustBounds,
  winsorise,
  type WinsoriseBounds,
} from '@meridian/cost-model/statistics/winsorise';
import { seededRng } from '@meridian/cost-model/sfc32';
import { bootstrapMeans, clusterSums } from './bootstrap-means.ts';

/** One order, or what orders were put together to. */
export type CostObservation = {
  readonly cost: number;
  /** Notional in dollars. */
  readonly weight: number;
  /** Day and symbol: orders of one move together. */
  readonly cluster: string;
};

export type CostPlan = {
  /** Share of the orders at each end whose cost is pulled in, in percent; null leaves costs alone. */
  readonly costThreshold: number | null;
  /** Share of the orders with the largest notional that are pulled in, in percent; null leaves them alone. */
  readonly notionalThreshold: number | null;
  /** For samples too small to have bounds of their own. */
  readonly costCaps: WinsoriseBounds;
  readonly rounds: number;
  /** The same seed gives the same ranges. */
  readonly seed: string;
};

export type Interval = { readonly low: number; readonly high: number };

export type CostStatistics = {
  readonly count: number;
  readonly notional: number;
  /** Weighted by notional. */
  readonly mean: number;
  readonly equalMean: number;
  /** Null for one order. */
  readonly standardError: number | null;
  readonly effectiveCount: number;
  /** 95 %; null for a single cluster, which has nothing to be drawn from, and where all draws are the same. */
  readonly interval: Interval | null;
  /** Too few to conclude from. */
  readonly isThin: boolean;
  readonly isWinsorised: boolean;
};

/** Below this many effective orders a mean is shown in grey. */
export const MIN_EFFECTIVE_COUNT = 30;
/** No cost beyond 500 bps counts in full where a sample is too small to say what is usual. */
export const BPS_CAPS: WinsoriseBounds = { low: -500, high: 500 };
export const NO_CAPS: WinsoriseBounds = { low: -Infinity, high: Infinity };
const LEVEL = 0.95;

/** A share of either end: 5 and 95 say the same. */
function endShare(threshold: number): number {
  const percent = threshold > 50 ? 100 - threshold : threshold;
  return Math.max(0, percent) / 100;
}

/** Means of costs with what they are worth; null without an order that has weight. */
export function costStatistics(observations: readonly CostObservation[], plan: CostPlan): CostStatistics | null {
  const rawCosts = observations.map(({ cost }) => cost);
  const rawWeights = observations.map(({ weight }) => weight);
  const costs = pullIn(rawCosts, plan.costThreshold, plan.costCaps);
  const weights = pullInAbove(rawWeights, plan.notionalThreshold);
  const weighted = weightedMean(costs, weights);
  const equal = equalMean(costs);
  if (weighted === null || equal === null) return null;
  const sums = clusterSums(
    observations.map(({ cluster }) => cluster),
    costs,
    weights,
  );
  const rounds =
    sums.weights.length < 2 ? [] : bootstrapMeans(sums, { rng: seededRng(plan.seed), rounds: plan.rounds });
  return {
    count: observations.length,
    notional: rawWeights.reduce((total, weight) => total + weight, 0),
    mean: weighted.mean,
    equalMean: equal.mean,
    standardError: weighted.standardError,
    effectiveCount: weighted.effectiveCount,
    interval: realInterval(percentileInterval(rounds, LEVEL)),
    isThin: weighted.effectiveCount < MIN_EFFECTIVE_COUNT,
    isWinsorised: observations.length >= MIN_WINSORISE_SAMPLE && plan.costThreshold !== null,
  };
}

/** Where nothing varies there is no range. */
function realInterval(interval: Interval | null): Interval | null {
  return interval === null || interval.low === interval.high ? null : interval;
}

/** Only the mean, where no table shows a range: that costs a thousand rounds less. */
export function weightedCost(
  costs: readonly number[],
  weights: readonly number[],
  { costThreshold, notionalThreshold, costCaps }: Omit<CostPlan, 'rounds' | 'seed'>,
): number | null {
  const pulled = pullIn(costs, costThreshold, costCaps);
  return weightedMean(pulled, pullInAbove(weights, notionalThreshold))?.mean ?? null;
}

/** Costs beyond what is usual are pulled in to it. */
export function pullIn(costs: readonly number[], threshold: number | null, caps: WinsoriseBounds): readonly number[] {
  if (threshold === null) return costs;
  const share = endShare(threshold);
  return winsorise(costs, robustBounds(costs, { low: share, high: 1 - share }, caps));
}

export function pullInAbove(weights: readonly number[], threshold: number | null): readonly number[] {
  if (threshold === null) return weights;
  return winsorise(weights, robustBounds(weights, { low: 0, high: 1 - endShare(threshold) }, NO_CAPS));
}
