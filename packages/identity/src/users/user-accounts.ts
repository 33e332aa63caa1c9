import { isAccountVisible } from '@meridian/domain/account-access';
import type { Account } from '@meridian/domain/entities/auth-state';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Db, IdentityContext } from '../identity-context.ts';
import { findUserById, toUser } from './user-row.ts';

export type UserAccountsOutcome =
  | { readonly kind: 'found'; readonly accounts: Account[] }
  /** Another user's id, and the caller is not an administrator. Does not reveal whether that user exists. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' };

/** The accounts that a user may see: one's own, or anybody's for an administrator. */
export async function userAccounts(
  { database }: IdentityContext,
  viewer: User,
  userId: number,
): Promise<UserAccountsOutcome> {
  if (viewer.id === userId) return { kind: 'found', accounts: await accountsOf(database.db, viewer) };
  if (!viewer.is_admin) return { kind: 'forbidden' };
  const user = await findUserById(database.db, userId);
  return user === null
    ? { kind: 'not-found' }
    : { kind: 'found', accounts: await accountsOf(database.db, toUser(user)) };
}

export async function accountsOf(db: Db, user: User): Promise<Account[]> {
  return (await allAccounts(db)).filter((row) => isAccountVisible(user.data_permissions, row));
}

/** A desk has tens of accounts. The bound guards against a list loaded by mistake. */
export const MAX_ACCOUNTS = 10_000;

export async function allAccounts(db: Db): Promise<Account[]> {
  return db
    .selectFrom('account')
    .select(['account', 'alloc_account', 'custom_client_name'])
    .orderBy('account')
    .orderBy('alloc_account')
    .limit(MAX_ACCOUNTS)
    .execute();
}
