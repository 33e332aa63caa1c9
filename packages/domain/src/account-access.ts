import type { DataPermissions } from './entities/permissions.ts';

export type AccountOwned = { readonly account: string; readonly alloc_account: string };

/** A granted account includes all its allocation accounts. An allocation account can also be granted alone. */
export function isAccountVisible(granted: DataPermissions, row: AccountOwned): boolean {
  return granted.accounts.includes(row.account) || granted.alloc_accounts.includes(row.alloc_account);
}
