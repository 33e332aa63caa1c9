import { type AccountLimits, NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { DEFAULT_RATE_PER_SECOND } from './flow/flow-options.ts';
import { REVIEW_ABOVE_ADV } from './flow/review-share.ts';

/** For those who sit at the desk, and for the simulated clients at their usual pace: about three times what they send. */
const USERS_GROSS_USD = 2_000_000_000;
const CLIENTS_GROSS_USD = 8_000_000_000;

/** Its strategies change by two people only, so that the desk can see how that goes. */
const FOUR_EYES_ACCOUNT = 'DELPHINE-EU';

type Scope = { readonly alloc_account: string | null };

/** Accounts that come near their limit while one looks: at their usual pace within minutes, an hour and half a day. */
const NARROW_GROSS_USD: Readonly<Record<string, number>> = {
  'BOREALIS-01': 380_000_000,
  'CASTELLAN-LS': 900_000_000,
  'DELPHINE-US': 2_000_000_000,
};

/** What the demo world's accounts begin with; the day's total grows with what its simulated clients send. */
export function demoLimits({ alloc_account }: Scope, ordersPerSecond: number): AccountLimits {
  const pace = ordersPerSecond / DEFAULT_RATE_PER_SECOND;
  const narrow = alloc_account === null ? undefined : NARROW_GROSS_USD[alloc_account];
  // A small world is looked at for other things, and nothing in it should be rejected by surprise.
  const gross = narrow !== undefined && pace >= 1 ? narrow * pace : USERS_GROSS_USD + CLIENTS_GROSS_USD * pace;
  const daily = { ...NO_LIMITS, max_gross_usd: gross, raise_needs_approval: true };
  // A whole account has two allocation accounts or so, and not the room of both at once.
  if (alloc_account === null) return { ...daily, max_gross_usd: 1.5 * gross };
  return {
    ...daily,
    warn_order_usd: 25_000_000,
    max_order_usd: 500_000_000,
    max_order_qty: 50_000_000,
    max_day_qty: 10 * Math.ceil(gross / 1_000) * 1_000,
    warn_percent_of_adv: 10,
    max_percent_of_adv: 50,
    warn_price_percent: 5,
    max_price_percent: 20,
    review_above_percent_of_adv: 100 * REVIEW_ABOVE_ADV,
    strategy_change_needs_approval: alloc_account === FOUR_EYES_ACCOUNT,
  };
}
