import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import type { Parent } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import { accountUse, useWith } from './account-use.ts';

/** Today's use of an account without this order, which the sums include. */
export function useWithout(reading: Reading, { terms, usdPerLot = 0, lotSize = 1 }: Parent): AccountUse {
  const itself = { gross_usd: -terms.quantityLots * usdPerLot, day_qty: -terms.quantityLots * lotSize };
  return useWith(accountUse(reading, terms.account, terms.allocAccount), itself);
}
