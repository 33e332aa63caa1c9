import { isAccountVisible } from '@meridian/domain/account-access';
import type { IdentityService } from '@meridian/identity/create-identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ListedCase } from '@meridian/storage/reports/case-store';

export type SeesCase = (user: User, row: ListedCase) => boolean;

/**
 * Whoever traded the orders does not see the case about them, under whichever trader id they did, nor does anybody
 * without the account.
 */
export async function caseSight(identity: Pick<IdentityService, 'readTraderIds'>): Promise<SeesCase> {
  const idsOf = await identity.readTraderIds();
  return (user, row) => {
    const own = idsOf(user);
    if (row.traders.some((trader) => own.has(trader))) return false;
    return user.is_admin || isAccountVisible(user.data_permissions, row);
  };
}
