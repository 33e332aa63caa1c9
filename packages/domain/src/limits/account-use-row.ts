/** Today's use of an account or allocation account, as the live topic sends it. */
export type AccountUseRow = {
  readonly account: string;
  /** Null for the whole account. */
  readonly alloc_account: string | null;
  /** The version of its limits. */
  readonly version: number;
  /** Traded plus open notional. */
  readonly gross_usd: number;
  readonly traded_usd: number;
  readonly day_qty: number;
  readonly orders: number;
  readonly largest_order_usd: number;
  readonly largest_order_qty: number;
  readonly largest_percent_of_adv: number;
  /**
   * The largest distance of today's limit prices from the market, on the expensive side, in percent. Null without the
   * market-data permission.
   */
  readonly widest_price_percent: number | null;
  /** The forecast of gross_usd at the close, with its 80% band. Null without past days while today's pace is unknown. */
  readonly forecast_usd: number | null;
  readonly forecast_low_usd: number | null;
  readonly forecast_high_usd: number | null;
};

/** The fields of the live topic, key first. */
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
