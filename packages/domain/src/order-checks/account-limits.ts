import type { AssetClass } from '../asset-class.ts';

export const OVERRIDE_RIGHTS = ['anyone', 'administrators', 'nobody'] as const;

export type OverrideRight = (typeof OVERRIDE_RIGHTS)[number];

/**
 * What an account or allocation account may do. Beyond a warning somebody has to say why, beyond a limit nothing goes.
 * Null is no limit. Amounts are in US dollars.
 */
export type AccountLimits = {
  readonly max_order_qty: number | null;
  readonly warn_order_usd: number | null;
  readonly max_order_usd: number | null;
  /** Shares and contracts of everything that is open or was traded today. */
  readonly max_day_qty: number | null;
  /** Of everything that is open or was traded today, buys and sells alike. */
  readonly max_gross_usd: number | null;
  readonly warn_percent_of_adv: number | null;
  readonly max_percent_of_adv: number | null;
  /** How far a limit price may lie from the market; null is the desk's own band. */
  readonly warn_price_percent: number | null;
  readonly max_price_percent: number | null;
  /** Null allows all. */
  readonly strategies: readonly string[] | null;
  readonly countries: readonly string[] | null;
  readonly asset_classes: readonly AssetClass[] | null;
  readonly may_override: OverrideRight;
  /** A new order above one of these waits for a person's review. */
  readonly review_above_usd: number | null;
  readonly review_above_percent_of_adv: number | null;
  /** A second person approves each raise. */
  readonly raise_needs_approval: boolean;
  /** A second person approves each change of the account's strategies and settings. */
  readonly strategy_change_needs_approval: boolean;
};

export type LimitField = keyof AccountLimits;

/** Binds nothing; real limits are written as what differs from it. */
export const NO_LIMITS: AccountLimits = {
  max_order_qty: null,
  warn_order_usd: null,
  max_order_usd: null,
  max_day_qty: null,
  max_gross_usd: null,
  warn_percent_of_adv: null,
  max_percent_of_adv: null,
  warn_price_percent: null,
  max_price_percent: null,
  strategies: null,
  countries: null,
  asset_classes: null,
  may_override: 'anyone',
  review_above_usd: null,
  review_above_percent_of_adv: null,
  raise_needs_approval: false,
  strategy_change_needs_approval: false,
};

/** Limits with what was done of them today; null limits: nobody has set any, so nothing may be sent. */
export type LimitUse = {
  readonly limits: AccountLimits | null;
  readonly gross_usd: number;
  readonly day_qty: number;
};

/** An allocation account, and the whole account that binds as well. */
export type AccountUse = LimitUse & {
  readonly account: string;
  readonly alloc_account: string;
  readonly whole_account: LimitUse;
};

export type NamedUse = LimitUse & { readonly name: string };

/** All that binds an order, the narrowest first. */
export function bindingUses(use: AccountUse): readonly NamedUse[] {
  const { account, alloc_account, whole_account } = use;
  const { limits, gross_usd, day_qty } = use;
  return [
    { name: alloc_account, limits, gross_usd, day_qty },
    { name: account, ...whole_account },
  ];
}
