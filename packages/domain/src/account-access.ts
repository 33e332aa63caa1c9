import type { DataPermissions } from './entities/permissions.ts';

export type AccountOwned = { readonly account: string; readonly alloc_account: string };

/** An account brings all its allocation accounts; an allocation account may also be granted alone. */
export function isAccountVisible(granted: DataPermissions, row: AccountOwned): boolean {
  return granted.accounts.includes(row.account) || granted.alloc_accounts.includes(row.alloc_account);
}
