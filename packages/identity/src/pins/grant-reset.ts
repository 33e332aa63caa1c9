import type { Db, IdentityContext } from '../identity-context.ts';
import { digestOf, newSecretToken } from '../secret-token.ts';

export const RESET_GRANT_LIFETIME_MS = 10 * 60_000;

/** The result of a correct reset pin: a secret that sets the password once. */
export async function grantReset({ nowMs }: IdentityContext, db: Db, email: string): Promise<string> {
  const token = newSecretToken();
  await db
    .insertInto('reset_grant')
    .values({ token_hash: digestOf(token), email, expires_ms: nowMs() + RESET_GRANT_LIFETIME_MS, used_ms: null })
    .execute();
  return token;
}
