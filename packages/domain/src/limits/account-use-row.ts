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
  'warnings',
  'rejects',
] as const;
