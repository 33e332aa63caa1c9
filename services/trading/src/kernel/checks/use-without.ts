import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import type { Parent } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import { accountUse } from './account-use.ts';

/** What an account has used today besides this order, which is in the sum already. */
export function useWithout(
  reading: Reading,
  { terms, usdPerLot = 0 }: Parent,
): Pick<AccountUse, 'limits' | 'gross_usd'> {
  const { limits, gross_usd } = accountUse(reading, terms.account, terms.allocAccount);
  return { limits, gross_usd: Math.max(0, gross_usd - terms.quantityLots * usdPerLot) };
}
