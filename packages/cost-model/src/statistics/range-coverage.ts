import { wilsonRange } from './wilson-range.ts';

/** Orders that the same market moves affected: one symbol on one day. */
export type CoverageCluster = { readonly orders: number; readonly held: number };

export type RangeCoverage = {
  readonly orders: number;
  readonly held: number;
  /** 0 to 1. */
  readonly share: number;
  /** The 95% confidence interval of the share. */
  readonly low: number;
  readonly high: number;
  /** The equivalent number of independent orders. */
  readonly effective: number;
  readonly verdict: 'holds' | 'too-narrow' | 'too-wide' | 'too-few';
};

/** The target of an 80% range. */
export const COVERAGE_GOAL = { low: 0.76, high: 0.84 } as const;
/** With fewer independent orders no judgement is made. */
const MIN_EFFECTIVE = 30;
/** From here on the confidence interval is no wider than the target, so the share itself is judged. */
const ENOUGH_EFFECTIVE = 385;

function verdictOf({ share, low, high, effective }: Omit<RangeCoverage, 'verdict'>): RangeCoverage['verdict'] {
  if (effective < MIN_EFFECTIVE) return 'too-few';
  if (share >= COVERAGE_GOAL.low && share <= COVERAGE_GOAL.high) return 'holds';
  const isTarget = high >= COVERAGE_GOAL.low && low <= COVERAGE_GOAL.high;
  if (isTarget && effective < ENOUGH_EFFECTIVE) return 'too-few';
  return share < COVERAGE_GOAL.low ? 'too-narrow' : 'too-wide';
}

/**
 * How often ranges held. Null without orders. A share outside its target is too few to tell while chance may explain it.
 */
export function rangeCoverage(clusters: readonly CoverageCluster[]): RangeCoverage | null {
  const orders = clusters.reduce((sum, each) => sum + each.orders, 0);
  if (orders === 0) return null;
  const held = clusters.reduce((sum, each) => sum + each.held, 0);
  const effective = orders ** 2 / clusters.reduce((sum, each) => sum + each.orders ** 2, 0);
  const share = held / orders;
  const { low, high } = wilsonRange(share, effective);
  const seen = { orders, held, share, low, high, effective };
  return { ...seen, verdict: verdictOf(seen) };
}
