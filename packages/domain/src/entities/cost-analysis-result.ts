import type { OrderAmounts } from './parent-order.ts';

/** Progress and cost of a set of orders, weighted by notional. Null without fills. */
export type CostSummary = Pick<OrderAmounts, 'filled_usd' | 'target_usd' | 'open_usd' | 'remaining_usd'> & {
  readonly no_of_orders: number;
  /** Orders with at least a partial fill. */
  readonly no_of_filled: number;
  /** How many orders of equal fills would say as much. */
  readonly effective_orders: number;
  /** In shares or contracts. */
  readonly order_qty: number;
  readonly filled_qty: number;
  readonly complete_percent: number | null;
  /** Percent of the target ahead of the goals. Negative is behind. Orders without a goal are left out. */
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
  /** The model's expected cost of the fills so far. The standard deviation of the sum assumes independent errors. */
  readonly expected_ivwap_bps: number | null;
  readonly expected_ivwap_sd_bps: number | null;
  readonly expected_ivwap_usd: number | null;
  readonly expected_arrival_bps: number | null;
  readonly expected_arrival_sd_bps: number | null;
  readonly expected_arrival_usd: number | null;
};

export const COST_GROUPINGS = ['list', 'asset class', 'country'] as const;

export type CostGrouping = (typeof COST_GROUPINGS)[number];

/** Units of a cost. Several can be shown at once. */
export const COST_UNITS = ['bps', 'usd', 'ticks'] as const;

export type CostUnit = (typeof COST_UNITS)[number];

/** Units of what was executed. Several can be shown at once. */
export const EXECUTION_UNITS = ['usd', 'shares', '%'] as const;

export type ExecutionUnit = (typeof EXECUTION_UNITS)[number];

/** The orders in a summary: filled, not completed, or all. */
export const EXECUTION_STATUSES = ['filled', 'open', 'all'] as const;

export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];
