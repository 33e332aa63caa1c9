import { isAccountVisible } from '@meridian/domain/account-access';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ListedCase } from '@meridian/storage/reports/case-store';

/** Whoever traded the orders does not see the case about them, nor does anybody without the account. */
export function maySeeCase(user: User, row: ListedCase): boolean {
  if (row.traders.includes(user.trader_id)) return false;
  return user.is_admin || isAccountVisible(user.data_permissions, row);
}
