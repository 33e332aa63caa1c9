import { wilsonRange } from './wilson-range.ts';

/** Orders that the same moves of the market touched: one name, one day. */
export type CoverageCluster = { readonly orders: number; readonly held: number };

export type RangeCoverage = {
  readonly orders: number;
  readonly held: number;
  /** 0 to 1. */
  readonly share: number;
  /** Where the true share lies with 95 % certainty. */
  readonly low: number;
  readonly high: number;
  /** As many independent orders would say as much. */
  readonly effective: number;
  readonly verdict: 'holds' | 'too-narrow' | 'too-wide' | 'too-few';
};

/** An 80 % range is meant to hold so often. */
export const COVERAGE_GOAL = { low: 0.76, high: 0.84 } as const;
/** Fewer independent orders than this say nothing. */
export const MIN_EFFECTIVE = 30;

function verdictOf(low: number, high: number, effective: number): RangeCoverage['verdict'] {
  if (effective < MIN_EFFECTIVE) return 'too-few';
  if (high < COVERAGE_GOAL.low) return 'too-narrow';
  return low > COVERAGE_GOAL.high ? 'too-wide' : 'holds';
}

/** How often ranges held; null without an order. A range is wrong when chance alone cannot have kept it off its goal. */
export function rangeCoverage(clusters: readonly CoverageCluster[]): RangeCoverage | null {
  const orders = clusters.reduce((sum, each) => sum + each.orders, 0);
  if (orders === 0) return null;
  const held = clusters.reduce((sum, each) => sum + each.held, 0);
  const effective = orders ** 2 / clusters.reduce((sum, each) => sum + each.orders ** 2, 0);
  const share = held / orders;
  const { low, high } = wilsonRange(share, effective);
  return { orders, held, share, low, high, effective, verdict: verdictOf(low, high, effective) };
}
