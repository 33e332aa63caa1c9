import type { AssetClass } from '../asset-class.ts';

/** The fields that a rule can read. Null when unknown. */
export type FilterableOrder = {
  readonly account: string;
  readonly alloc_account: string;
  readonly trader_id: string;
  readonly list_name: string | null;
  readonly strat: string;
  readonly asset_class: AssetClass;
  readonly asset_sub_class: string | null;
  readonly exchange_symbol: string;
  readonly exchange_base_symbol: string;
  readonly country: string;
  readonly trade_currency: string;
  readonly category: string;
  readonly order_side: string;
  readonly order_type: string;
  readonly order_qty: number;
  readonly percent_of_adv: number | null;
  readonly notional_usd: number | null;
  readonly avg_spread_bps: number | null;
  /** Daily, in percent. */
  readonly volatility: number | null;
  /** Seconds after midnight on the exchange's clock. */
  readonly start_time: number | null;
  readonly end_time: number | null;
  readonly must_finish: boolean;
  readonly part_rate: number | null;
  readonly volume_cap: number | null;
};
