/** The market now; null without a quote, and always null to a user without the market-data permit. A spread's prices may be zero or negative. */
export type CurrentQuote = {
  readonly current_last: number | null;
  readonly current_last_size: number | null;
  readonly current_bid: number | null;
  readonly current_bid_size: number | null;
  readonly current_ask: number | null;
  readonly current_ask_size: number | null;
};

/** The market at the moment an order left or an event happened. */
export type SnapQuote = {
  readonly snap_bid: number | null;
  readonly snap_bid_size: number | null;
  readonly snap_ask: number | null;
  readonly snap_ask_size: number | null;
};
