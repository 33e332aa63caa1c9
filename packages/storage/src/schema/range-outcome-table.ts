export type RangeOutcomeTable = {
  /** YYYY-MM-DD. */
  trade_date: string;
  parent_order_numeric_id: number;
  account: string;
  alloc_account: string;
  exchange_symbol: string;
  /** Calendar spreads are their own class. */
  asset_class: string;
  strat: string;
  /** The ticket's 80% range against arrival, and the actual cost. Positive is a cost. */
  low_ticks: number;
  high_ticks: number;
  cost_ticks: number;
};
