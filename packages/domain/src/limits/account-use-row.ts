/** What an account or allocation account did today, as it crosses to whoever watches limits. */
export type AccountUseRow = {
  readonly account: string;
  /** Null is the whole account. */
  readonly alloc_account: string | null;
  /** Of its limits. */
  readonly version: number;
  /** Traded and open. */
  readonly gross_usd: number;
  readonly traded_usd: number;
  readonly day_qty: number;
  readonly orders: number;
  readonly largest_order_usd: number;
  readonly largest_order_qty: number;
  readonly largest_percent_of_adv: number;
  /** How far a limit price of today lay on the dear side of the market, in percent; null without the market-data permit. */
  readonly widest_price_percent: number | null;
  /** Traded and open at the close at today's pace, with its 80% band; null while the pace is not known. */
  readonly forecast_usd: number | null;
  readonly forecast_low_usd: number | null;
  readonly forecast_high_usd: number | null;
};

/** The fields of the live topic, its key first. */
export const ACCOUNT_USE_FIELDS = [
  'key',
  'account',
  'alloc_account',
  'version',
  'gross_usd',
  'traded_usd',
  'day_qty',
  'orders',
  'largest_order_usd',
  'largest_order_qty',
  'largest_percent_of_adv',
  'widest_price_percent',
  'forecast_usd',
  'forecast_low_usd',
  'forecast_high_usd',
  'warnings',
  'rejects',
] as const;
