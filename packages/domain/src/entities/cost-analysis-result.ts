import type { OrderAmounts } from './parent-order.ts';

/** Progress and cost of a set of orders, notional-weighted; null where nothing has filled. */
export type CostSummary = Pick<OrderAmounts, 'filled_usd' | 'target_usd' | 'open_usd' | 'remaining_usd'> & {
  readonly no_of_orders: number;
  readonly complete_percent: number | null;
  readonly cost_ivwap_bps: number | null;
  readonly cost_ivwap_ticks: number | null;
  readonly cost_ivwap_usd: number | null;
  readonly cost_arrival_mid_bps: number | null;
  readonly cost_arrival_mid_ticks: number | null;
  readonly cost_arrival_mid_usd: number | null;
  readonly cost_dvwap_bps: number | null;
  readonly cost_dvwap_ticks: number | null;
  readonly cost_dvwap_usd: number | null;
};

export const COST_GROUPINGS = ['list', 'asset class', 'country'] as const;

export type CostGrouping = (typeof COST_GROUPINGS)[number];
