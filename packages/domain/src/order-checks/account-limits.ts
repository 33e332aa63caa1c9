import type { AssetClass } from '../asset-class.ts';

export const OVERRIDE_RIGHTS = ['anyone', 'administrators', 'nobody'] as const;

export type OverrideRight = (typeof OVERRIDE_RIGHTS)[number];

/**
 * The limits of an account or allocation account. Exceeding a warning needs a reason; exceeding a limit is refused.
 * Null means no limit. Amounts are in US dollars.
 */
export type AccountLimits = {
  readonly max_order_qty: number | null;
  readonly warn_order_usd: number | null;
  readonly max_order_usd: number | null;
  /** Shares and contracts that are open or were traded today. */
  readonly max_day_qty: number | null;
  /** Notional that is open or was traded today, buys plus sells. */
  readonly max_gross_usd: number | null;
  readonly warn_percent_of_adv: number | null;
  readonly max_percent_of_adv: number | null;
  /** Share of the volume expected in the order's own time. Null means the desk's own. */
  readonly warn_percent_of_volume: number | null;
  readonly max_percent_of_volume: number | null;
  /** Maximum distance of a limit price from the market. Null means the desk's own band. */
  readonly warn_price_percent: number | null;
  readonly max_price_percent: number | null;
  /** Null allows all. */
  readonly strategies: readonly string[] | null;
  readonly countries: readonly string[] | null;
  readonly asset_classes: readonly AssetClass[] | null;
  readonly may_override: OverrideRight;
  /** A new order above one of these needs a review. */
  readonly review_above_usd: number | null;
  readonly review_above_percent_of_adv: number | null;
  /** A held order is released by somebody else than whoever sent or changed it. */
  readonly release_needs_another: boolean;
  /** A second person approves each raise. */
  readonly raise_needs_approval: boolean;
  /** A second person approves each change of the account's strategies and settings. */
  readonly strategy_change_needs_approval: boolean;
};

/** The desk's own bounds where an account has none. Distances of a limit price and shares of volume, in percent. */
export const DESK_LIMITS = {
  warn_price_percent: 5,
  max_price_percent: 20,
  warn_percent_of_volume: 25,
  max_percent_of_volume: 50,
} as const satisfies Partial<AccountLimits>;

export type LimitField = keyof AccountLimits;

/** No limit at all, and held orders are released by another person. Fixtures and defaults start from it. */
export const NO_LIMITS: AccountLimits = {
  max_order_qty: null,
  warn_order_usd: null,
  max_order_usd: null,
  max_day_qty: null,
  max_gross_usd: null,
  warn_percent_of_adv: null,
  max_percent_of_adv: null,
  warn_percent_of_volume: null,
  max_percent_of_volume: null,
  warn_price_percent: null,
  max_price_percent: null,
  strategies: null,
  countries: null,
  asset_classes: null,
  may_override: 'anyone',
  review_above_usd: null,
  review_above_percent_of_adv: null,
  release_needs_another: true,
  raise_needs_approval: false,
  strategy_change_needs_approval: false,
};

/** Limits and today's use. Null limits were never set, so no order may be sent. */
export type LimitUse = {
  readonly limits: AccountLimits | null;
  readonly gross_usd: number;
  readonly day_qty: number;
};

/** The use of an allocation account and of its whole account. Both limit an order. */
export type AccountUse = LimitUse & {
  readonly account: string;
  readonly alloc_account: string;
  readonly whole_account: LimitUse;
};

export type NamedUse = LimitUse & { readonly name: string };

/** All limits that apply to an order, narrowest first. */
export function bindingUses(use: AccountUse): readonly NamedUse[] {
  const { account, alloc_account, whole_account } = use;
  const { limits, gross_usd, day_qty } = use;
  return [
    { name: alloc_account, limits, gross_usd, day_qty },
    { name: account, ...whole_account },
  ];
}
