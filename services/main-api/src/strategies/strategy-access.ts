import type { AccountOwned } from '@meridian/domain/account-access';
import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';

function isForAll({ owner_account, owner_alloc_account }: Owned): boolean {
  return owner_account === null && owner_alloc_account === null;
}

/**
 * Which strategies a user may change. Shared ones belong to administrators, an account's to users with the whole
 * account, an allocation account's to its users. Authors may change their own while they see the account.
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
