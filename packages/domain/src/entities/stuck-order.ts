export const STUCK_REASONS = [
  'in doubt',
  'limit away',
  'volume cap',
  'highest rate',
  'next child too small',
  'destination down',
  'venue rejects',
  'no market data',
  'auction only',
  'no liquidity',
] as const;

export type StuckReason = (typeof STUCK_REASONS)[number];

export const STUCK_GROUPINGS = ['destination', 'list', 'country', 'tactic', 'venue'] as const;

export type StuckGrouping = (typeof STUCK_GROUPINGS)[number];

/** A summary counts stuck parent orders or stuck child orders. */
export const STUCK_LEVELS = ['parent', 'child'] as const;

export type StuckLevel = (typeof STUCK_LEVELS)[number];

/** One line of a summary of stuck orders. A null name collects the orders without one. */
export type StuckSummary = {
  readonly name: string | null;
  readonly no_of_orders: number;
  /** Left to trade. Most of a stuck order is not at any venue. */
  readonly remaining_usd: number | null;
};
