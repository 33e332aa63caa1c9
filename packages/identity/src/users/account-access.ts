import type { DataPermissions } from '@meridian/domain/entities/permissions';

/** An account brings all its allocation accounts; an allocation account may also be granted alone. */
export function isAccountVisible(
  granted: DataPermissions,
  row: { readonly account: string; readonly alloc_account: string },
): boolean {
  return granted.accounts.includes(row.account) || granted.alloc_accounts.includes(row.alloc_account);
}
