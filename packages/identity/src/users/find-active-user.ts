import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Db } from '../identity-context.ts';
import { findUserByEmail, findUserById, toUser } from './user-row.ts';

/** Null for a user that there is not, who is disabled or still owes a pin. */
export async function findActiveUser(
  db: Db,
  who: { readonly id: number } | { readonly email: string },
): Promise<User | null> {
  const row = 'id' in who ? await findUserById(db, who.id) : await findUserByEmail(db, who.email.toLowerCase());
  return row === null || row.is_disabled || row.needs_verification ? null : toUser(row);
}
