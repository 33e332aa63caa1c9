import type { Owned } from './entities/strategy-settings.ts';

type AccountOfOrder = { readonly account: string; readonly alloc_account: string };

/** A null owner means all accounts. A null allocation account means all allocations of the account. */
export function isAvailableTo(owned: Owned, account: AccountOfOrder): boolean {
  const accountFits = owned.owner_account === null || owned.owner_account === account.account;
  const allocationFits = owned.owner_alloc_account === null || owned.owner_alloc_account === account.alloc_account;
  return accountFits && allocationFits;
}

/** An allocation account's own ranks above its account's, and that above a shared one. */
export function closeness({ owner_account, owner_alloc_account }: Owned): number {
  return (owner_alloc_account === null ? 0 : 2) + (owner_account === null ? 0 : 1);
}

/** Of several with one name, the one that applies to the account's orders. */
export function closestOwned<Kind extends Owned>(owned: readonly Kind[], order: AccountOfOrder): Kind | undefined {
  const available = owned.filter((one) => isAvailableTo(one, order));
  return available.reduce<Kind | undefined>(
    (best, one) => (best === undefined || closeness(one) > closeness(best) ? one : best),
    undefined,
  );
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** The owner whose orders could use both. Null when none could. */
export function commonScope(one: Owned, other: Owned): Owned | null {
  if (differ(one.owner_account, other.owner_account)) return null;
  if (differ(one.owner_alloc_account, other.owner_alloc_account)) return null;
  return {
    owner_account: one.owner_account ?? other.owner_account,
    owner_alloc_account: one.owner_alloc_account ?? other.owner_alloc_account,
  };
}
