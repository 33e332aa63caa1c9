import type { CostSummary } from '../entities/cost-analysis-result.ts';

/** Ten orders of a list that is behind and expensive. */
export function aCostSummary(change: Partial<CostSummary> = {}): CostSummary {
  return {
    no_of_orders: 10,
    no_of_filled: 9,
    effective_orders: 8.5,
    order_qty: 1_200_000,
    filled_qty: 499_200,
    complete_percent: 41.6,
    percent_ahead: -4.9,
    ahead_usd: -4_174_800,
    filled_usd: 35_430_000,
    target_usd: 85_200_000,
    open_usd: 1_000_000,
    remaining_usd: 49_770_000,
    cost_ivwap_bps: 2.7,
    cost_ivwap_ticks: 1.1,
    cost_ivwap_usd: 9_566.1,
    cost_arrival_mid_bps: 3.4,
    cost_arrival_mid_ticks: 1.4,
    cost_arrival_mid_usd: 12_046.2,
    cost_dvwap_bps: -1,
    cost_dvwap_ticks: -0.4,
    cost_dvwap_usd: -3_543,
    expected_ivwap_bps: 0.9,
    expected_ivwap_sd_bps: 0.625,
    expected_ivwap_usd: 3_188.7,
    expected_arrival_bps: 2.6,
    expected_arrival_sd_bps: 9,
    expected_arrival_usd: 9_211.8,
    ...change,
  };
}
