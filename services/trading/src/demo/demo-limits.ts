import type { AccountLimits } from '@meridian/domain/order-checks/account-limits';
import { DEFAULT_RATE_PER_SECOND } from './flow/flow-options.ts';

/** What an account of the demo world may do; the day's total grows with the pace of the simulated clients. */
export function demoLimits(ordersPerSecond: number): AccountLimits {
  return {
    warn_order_usd: 25_000_000,
    max_order_usd: 500_000_000,
    warn_percent_of_adv: 10,
    max_percent_of_adv: 50,
    max_gross_usd: GROSS_USD * Math.max(1, ordersPerSecond / DEFAULT_RATE_PER_SECOND),
  };
}

const GROSS_USD = 20_000_000_000;
