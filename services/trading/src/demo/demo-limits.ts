import { type AccountLimits, NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { DEFAULT_RATE_PER_SECOND } from './flow/flow-options.ts';
import { REVIEW_ABOVE_ADV } from './flow/review-share.ts';

/** Orders of an allocation account on a day at the usual pace, in US dollars. Measured over some days. */
const USUAL_DAY_USD = 3_300_000_000;
/** Room for the desk's own users, also in a world without clients. */
const USERS_GROSS_USD = 2_000_000_000;
/** Most accounts use about half of their limit by the close. */
const USUAL_ROOM = 1.7;

/** Two people must agree on a change of its strategies, so that the demo shows an approval. */
const FOUR_EYES_ACCOUNT = 'DELPHINE-EU';

type Scope = { readonly alloc_account: string | null };

/**
 * Limits as shares of a usual day. The first account turns amber and red within the first hour, the second about noon,
 * the third in the afternoon. The fourth ends the day amber. Together they reject about 15% of a day's orders.
 */
const ROOM_OF: Readonly<Record<string, number>> = {
  'BOREALIS-01': 0.13,
  'CASTELLAN-LS': 0.45,
  'DELPHINE-US': 0.8,
  'EVERMARK-FUT': 1.2,
};

/** The first limits of the demo accounts. The day's total grows with the pace of the simulated clients. */
export function demoLimits({ alloc_account }: Scope, ordersPerSecond: number): AccountLimits {
  const pace = ordersPerSecond / DEFAULT_RATE_PER_SECOND;
  const room = (alloc_account === null ? undefined : ROOM_OF[alloc_account]) ?? USUAL_ROOM;
  // A small world shows other things. Nothing in it should be rejected by surprise.
  const gross = pace >= 1 ? room * USUAL_DAY_USD * pace : USERS_GROSS_USD + USUAL_ROOM * USUAL_DAY_USD * pace;
  const daily = { ...NO_LIMITS, max_gross_usd: gross, raise_needs_approval: true };
  // A whole account has about two allocation accounts, and less room than both together.
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
