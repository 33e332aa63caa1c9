/**
 * The current market. Null without a quote or without the market-data permission. A spread's prices may be zero or
 * negative.
 */
export type CurrentQuote = {
  readonly current_last: number | null;
  readonly current_last_size: number | null;
  readonly current_bid: number | null;
  readonly current_bid_size: number | null;
  readonly current_ask: number | null;
  readonly current_ask_size: number | null;
};

/** The market when an order was sent or an event happened. */
export type SnapQuote = {
  readonly snap_bid: number | null;
  readonly snap_bid_size: number | null;
  readonly snap_ask: number | null;
  readonly snap_ask_size: number | null;
};
