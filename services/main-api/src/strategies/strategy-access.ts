import type { AccountOwned } from '@meridian/domain/account-access';
import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';

function isForAll({ owner_account, owner_alloc_account }: Owned): boolean {
  return owner_account === null && owner_alloc_account === null;
}

/**
 * What a user may do to whose strategies. Everybody's are the administrators'; an account's are of those who have the
 * whole account, an allocation's of those who have it, and one's own are one's own as long as one sees the account.
 */
export function strategyWriter(user: User, accounts: readonly AccountOwned[]): ConfigurationWriter {
  const hasOwner = (owned: Owned) =>
    owned.owner_alloc_account !== null ||
    (owned.owner_account !== null && user.data_permissions.accounts.includes(owned.owner_account));
  return {
    userId: user.id,
    email: user.email_id,
    accessTo: (owned, createdBy) => {
      if (!isForAll(owned) && !accounts.some((account) => isAvailableTo(owned, account))) return 'none';
      const mayWrite = user.is_admin || createdBy === user.id || hasOwner(owned);
      return user.are_actions_permitted && mayWrite ? 'write' : 'read';
    },
  };
}
