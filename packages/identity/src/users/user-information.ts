import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { IdentityContext } from '../identity-context.ts';
import { emailKey } from '../plain-text.ts';
import { findUserByEmail, toUser } from './user-row.ts';

export type UserSettings = {
  server_time_zone: string;
  is_demo: boolean;
  max_connections: number;
  last_login_ms: number | null;
};

export type UserInformationOutcome =
  | { readonly kind: 'found'; readonly user: User; readonly settings: UserSettings }
  /** Another user's email, and the caller is not an administrator. Does not reveal whether that user exists. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' };

/** The user of an email: oneself, or anybody for an administrator. */
export async function userInformation(
  { database, serverTimeZone, isDemo }: IdentityContext,
  viewer: User,
  emailText: string,
): Promise<UserInformationOutcome> {
  const email = emailKey(emailText);
  if (email !== viewer.email_id && !viewer.is_admin) return { kind: 'forbidden' };
  const row = await findUserByEmail(database.db, email);
  if (row === null) return { kind: 'not-found' };
  return {
    kind: 'found',
    user: toUser(row),
    settings: {
      server_time_zone: serverTimeZone,
      is_demo: isDemo,
      max_connections: row.max_connections,
      last_login_ms: row.last_login_ms,
    },
  };
}
