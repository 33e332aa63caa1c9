import type { CostedOrder } from '../benchmarks/benchmark-costs.ts';

/** A past parent order as reports count it. */
export type TcaOrder = CostedOrder & {
  readonly trade_date: string;
  readonly parent_order_numeric_id: number;
  readonly account: string;
  readonly alloc_account: string;
  readonly decision_id: string | null;
  readonly exchange_symbol: string;
  readonly exchange_base_symbol: string | null;
  readonly country: string | null;
  readonly asset_class: string;
  readonly strat: string;
  readonly order_qty: number;
  readonly filled_qty: number;
  /** Epoch milliseconds. */
  readonly start_timestamp: number | null;
  readonly end_timestamp: number | null;
  readonly filled_usd: number;
  readonly target_usd: number;
  readonly fees_usd: number;
  readonly volume_since_start: number | null;
  /** Of the market, over the whole day. */
  readonly day_volume: number | null;
  readonly adv: number;
  readonly percent_of_adv: number | null;
  /** Filled as a share of the market's volume while it worked, in percent. */
  readonly volume_percent: number | null;
  /** Daily, as a fraction of the price. */
  readonly volatility: number;
  readonly avg_spread_bps: number | null;
  readonly delay_usd: number | null;
  readonly trading_usd: number | null;
  readonly opportunity_usd: number | null;
  readonly shortfall_usd: number | null;
  /** Seconds of the exchange's own day at which it started. */
  readonly start_second: number | null;
};
