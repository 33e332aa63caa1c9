import type { OrderAmounts } from './parent-order.ts';

/** Progress and cost of a set of orders, notional-weighted; null where nothing has filled. */
export type CostSummary = Pick<OrderAmounts, 'filled_usd' | 'target_usd' | 'open_usd' | 'remaining_usd'> & {
  readonly no_of_orders: number;
  /** Orders with a fill, if only in part. */
  readonly no_of_filled: number;
  readonly complete_percent: number | null;
  /** Ahead of the goals in percent of the target; negative is behind. Orders without a goal do not count. */
  readonly percent_ahead: number | null;
  readonly ahead_usd: number | null;
  readonly cost_ivwap_bps: number | null;
  readonly cost_ivwap_ticks: number | null;
  readonly cost_ivwap_usd: number | null;
  readonly cost_arrival_mid_bps: number | null;
  readonly cost_arrival_mid_ticks: number | null;
  readonly cost_arrival_mid_usd: number | null;
  readonly cost_dvwap_bps: number | null;
  readonly cost_dvwap_ticks: number | null;
  readonly cost_dvwap_usd: number | null;
  /** What the model expects of the fills so far; sd is of the sum, each order's error independent. */
  readonly expected_ivwap_bps: number | null;
  readonly expected_ivwap_sd_bps: number | null;
  readonly expected_ivwap_usd: number | null;
  readonly expected_arrival_bps: number | null;
  readonly expected_arrival_sd_bps: number | null;
  readonly expected_arrival_usd: number | null;
};

export const COST_GROUPINGS = ['list', 'asset class', 'country'] as const;

export type CostGrouping = (typeof COST_GROUPINGS)[number];

/** What a cost can be told in; more than one may be shown. */
export const COST_UNITS = ['bps', 'usd', 'ticks'] as const;

export type CostUnit = (typeof COST_UNITS)[number];

/** Which orders a summary is about: with a fill, not completed, or every one. */
export const EXECUTION_STATUSES = ['filled', 'open', 'all'] as const;

export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];
