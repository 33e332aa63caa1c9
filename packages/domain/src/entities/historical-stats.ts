/** One trading day of an instrument. A day without trades has nulls. */
export type HistoricalStats = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly day_volume: number | null;
  /** (buy − sell) / total volume, from −1 to 1. */
  readonly trade_imbalance: number | null;
  readonly avg_spread_bps: number | null;
  readonly avg_depth: number | null;
  readonly day_high_mid: number | null;
  readonly day_low_mid: number | null;
  readonly day_vwap: number | null;
};
