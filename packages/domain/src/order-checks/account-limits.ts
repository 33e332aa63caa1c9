/** What an account may do; beyond a warning somebody has to say why, beyond a limit nothing goes. In US dollars. */
export type AccountLimits = {
  readonly warn_order_usd: number;
  readonly max_order_usd: number;
  readonly warn_percent_of_adv: number;
  readonly max_percent_of_adv: number;
  /** Of everything that the account has open or has traded today, buys and sells alike. */
  readonly max_gross_usd: number;
};

export type AccountUse = {
  readonly account: string;
  readonly alloc_account: string;
  readonly limits: AccountLimits;
  readonly gross_usd: number;
};
