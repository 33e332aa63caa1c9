import { seededRng } from '@meridian/cost-model/sfc32';
import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';
import { weightedMean } from '@meridian/cost-model/statistics/weighted-mean';
import type { CostGroup } from '@meridian/protocol/rest/calibration-calls';
import { bootstrapMeans, clusterSums } from '@meridian/tca/statistics/bootstrap-means';

/** An order with its group, what it cost and what had been expected. */
export type GroupedCost = {
  readonly group: string;
  readonly day: string;
  readonly symbol: string;
  readonly usd: number;
  readonly cost: number;
  readonly expected: number;
  readonly isInside: boolean;
};

const ROUNDS = 200;
const LEVEL = 0.95;
/** Below this the answer is that nobody can tell. */
const MIN_EFFECTIVE = 30;

function differenceOf(orders: readonly GroupedCost[]): number | null {
  let [usd, sum] = [0, 0];
  for (const order of orders) {
    usd += order.usd;
    sum += order.usd * (order.cost - order.expected);
  }
  return usd > 0 ? sum / usd : null;
}

function readingOf(effective: number, low: number, high: number): CostGroup['reading'] {
  if (effective < MIN_EFFECTIVE) return 'too-few';
  if (high < 0) return 'cheaper';
  return low > 0 ? 'costlier' : 'no-clear-change';
}

function groupOf(group: string, orders: readonly GroupedCost[], left_out: number): CostGroup | null {
  const weights = orders.map(({ usd }) => usd);
  const realised = weightedMean(
    orders.map(({ cost }) => cost),
    weights,
  );
  const expected = weightedMean(
    orders.map((order) => order.expected),
    weights,
  );
  const difference = differenceOf(orders);
  if (realised === null || expected === null || difference === null) return null;
  // What was traded on one day in one symbol met the same market.
  const sums = clusterSums(
    orders.map(({ day, symbol }) => `${day} ${symbol}`),
    orders.map((order) => order.cost - order.expected),
    weights,
  );
  const found = percentileInterval(
    bootstrapMeans(sums, { rng: seededRng('cost groups', group), rounds: ROUNDS }),
    LEVEL,
  );
  const { low, high } = found ?? { low: difference, high: difference };
  return {
    group,
    orders: orders.length,
    left_out,
    filled_usd: weights.reduce((sum, usd) => sum + usd, 0),
    effective_orders: realised.effectiveCount,
    realized_bps: realised.mean,
    expected_bps: expected.mean,
    difference_bps: difference,
    low_bps: low,
    high_bps: high,
    inside_percent: (100 * orders.filter(({ isInside }) => isInside).length) / orders.length,
    reading: readingOf(realised.effectiveCount, low, high),
  };
}

/** Realised against expected by group, the largest first; `leftOut` counts the orders of each that are not judged. */
export function costGroups(
  orders: readonly GroupedCost[],
  leftOut: ReadonlyMap<string, number> = new Map(),
): readonly CostGroup[] {
  return [...Map.groupBy(orders, ({ group }) => group)]
    .flatMap(([group, own]) => groupOf(group, own, leftOut.get(group) ?? 0) ?? [])
    .sort((a, b) => b.filled_usd - a.filled_usd);
}
