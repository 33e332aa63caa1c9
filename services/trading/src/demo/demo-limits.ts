import type { AccountLimits } from '@meridian/domain/order-checks/account-limits';
import { DEFAULT_RATE_PER_SECOND } from './flow/flow-options.ts';

/** For those who sit at the desk, and for the simulated clients at their usual pace: about three times what they send. */
const USERS_GROSS_USD = 2_000_000_000;
const CLIENTS_GROSS_USD = 8_000_000_000;

/** What an account of the demo world may do; the day's total grows with what its simulated clients send. */
export function demoLimits(ordersPerSecond: number): AccountLimits {
  return {
    warn_order_usd: 25_000_000,
    max_order_usd: 500_000_000,
    warn_percent_of_adv: 10,
    max_percent_of_adv: 50,
    max_gross_usd: USERS_GROSS_USD + (CLIENTS_GROSS_USD * ordersPerSecond) / DEFAULT_RATE_PER_SECOND,
  };
}
