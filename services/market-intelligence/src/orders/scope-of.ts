import type { User } from '@meridian/protocol/rest/identity-schemas';

/** Null is everything: administrators see every account. */
export function scopeOf({ is_admin, data_permissions }: User) {
  const { accounts, alloc_accounts } = data_permissions;
  return is_admin ? { accounts: null, allocAccounts: null } : { accounts, allocAccounts: alloc_accounts };
}
