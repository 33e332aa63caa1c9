import type { ClientOrigin, Refused } from '@meridian/protocol/ports/identity';
import { transaction } from '@meridian/storage/transaction';
import type { Db, IdentityContext } from './identity-context.ts';
import { storePassword } from './passwords/store-password.ts';
import { weakPassword } from './passwords/weak-password.ts';
import { PIN_TIME_EXPIRED, type PinRefused } from './pins/check-pin.ts';
import { emailKey } from './plain-text.ts';
import { SERVER_BUSY } from './refusals.ts';
import { digestOf } from './secret-token.ts';
import { findUserByEmail } from './users/user-row.ts';

export type ResetPasswordRequest = {
  readonly email: string;
  readonly resetToken: string;
  readonly password: string;
  readonly origin: ClientOrigin;
};

export type ResetPasswordOutcome =
  | { readonly kind: 'reset'; readonly message: string }
  | { readonly kind: 'weak-password'; readonly message: string }
  /** The grant is unknown, used or expired. The response is that of an expired pin, which restarts the reset. */
  | PinRefused
  | Refused;

/** Sets a new password with the grant of a correct pin. Ends all sessions and mails the owner. */
export async function resetPassword(
  context: IdentityContext,
  request: ResetPasswordRequest,
): Promise<ResetPasswordOutcome> {
  const email = emailKey(request.email);
  // Checked before the grant is used up, so that the user can try a better password.
  const weakness = weakPassword(request.password, { email_id: email });
  if (weakness !== null) return { kind: 'weak-password', message: weakness };
  const hashed = await context.passwords.hash(request.password);
  if (hashed.kind === 'busy') return SERVER_BUSY;
  return transaction(context.database, async ({ db }) => {
    const isGranted = await useGrant(db, email, request.resetToken, context.nowMs());
    const user = isGranted ? await findUserByEmail(db, email) : null;
    if (user === null || user.is_disabled) return PIN_TIME_EXPIRED;
    await storePassword(context, db, {
      user,
      hash: hashed.result,
      ip: request.origin.ip,
      how: { kind: 'password_reset' },
    });
    return { kind: 'reset', message: 'The password was changed. Please sign in with it.' };
  });
}

async function useGrant(db: Db, email: string, token: string, nowMs: number): Promise<boolean> {
  const used = await db
    .deleteFrom('reset_grant')
    .where('token_hash', '=', digestOf(token))
    .where('email', '=', email)
    .where('expires_ms', '>', nowMs)
    .returning('email')
    .execute();
  return used.length === 1;
}
