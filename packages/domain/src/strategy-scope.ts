import type { Owned } from './entities/strategy-settings.ts';

/** A null owner is available to all; a null allocation account, to every allocation of its account. */
export function isAvailableTo(
  owned: Owned,
  account: { readonly account: string; readonly alloc_account: string },
): boolean {
  const accountFits = owned.owner_account === null || owned.owner_account === account.account;
  const allocationFits = owned.owner_alloc_account === null || owned.owner_alloc_account === account.alloc_account;
  return accountFits && allocationFits;
}
