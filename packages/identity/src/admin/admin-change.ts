import type { ClientOrigin } from '@meridian/protocol/ports/identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { transaction } from '@meridian/storage/transaction';
import { sql } from 'kysely';
import type { Db, IdentityContext } from '../identity-context.ts';

/** The acting administrator and the address. */
export type Administrator = { readonly user: User; readonly origin: ClientOrigin };

export type NotAdministrator = { readonly kind: 'not-administrator' };
export type UserNotFound = { readonly kind: 'not-found' };

export const NOT_ADMINISTRATOR: NotAdministrator = { kind: 'not-administrator' };
export const USER_NOT_FOUND: UserNotFound = { kind: 'not-found' };

// Any constant that differs from the other advisory locks of this database.
const ADMINISTRATION_LOCK = 7_220_010;

/**
 * Runs an administrator's changes one at a time and checks the right again inside the transaction. Two administrators
 * who remove each other's right cannot both succeed.
 */
export async function asAdministrator<Outcome>(
  { database }: IdentityContext,
  { user }: Administrator,
  change: (db: Db) => Promise<Outcome>,
): Promise<Outcome | NotAdministrator> {
  return transaction(database, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(${ADMINISTRATION_LOCK})`.execute(db);
    const actor = await db
      .selectFrom('app_user')
      .innerJoin('user_permission', 'user_permission.user_id', 'app_user.id')
      .select('is_admin')
      .where('app_user.id', '=', user.id)
      .where('is_disabled', '=', false)
      .executeTakeFirst();
    return actor?.is_admin === true ? change(db) : NOT_ADMINISTRATOR;
  });
}
