import type { AccountLimits } from '@meridian/domain/order-checks/account-limits';

/** For an account that nobody has set limits for: small enough to be noticed before it hurts. */
const CAUTIOUS: AccountLimits = {
  warn_order_usd: 1_000_000,
  max_order_usd: 10_000_000,
  warn_percent_of_adv: 5,
  max_percent_of_adv: 20,
  max_gross_usd: 100_000_000,
};

export function unsetLimits(): AccountLimits {
  return CAUTIOUS;
}
