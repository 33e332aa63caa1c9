import type { Refused } from '@meridian/protocol/ports/identity';
import { transaction } from '@meridian/storage/transaction';
import type { IdentityContext } from '../identity-context.ts';
import { SERVER_BUSY, WRONG_PASSWORD } from '../refusals.ts';
import { selectUsers } from '../users/user-row.ts';
import { checkOwnPassword, type OwnPasswordRequest } from './check-own-password.ts';
import { storePassword } from './store-password.ts';
import { weakPassword } from './weak-password.ts';

export type ChangePasswordRequest = OwnPasswordRequest & { readonly newPassword: string };

export type ChangePasswordOutcome =
  | { readonly kind: 'changed'; readonly endedSessions: number }
  | { readonly kind: 'weak-password'; readonly message: string }
  | Refused;

/** Changes the password of a signed-in user. This session and those it opened stay, all others end. */
export async function changePassword(
  context: IdentityContext,
  request: ChangePasswordRequest,
): Promise<ChangePasswordOutcome> {
  const { session, newPassword, origin } = request;
  const weakness = weakPassword(newPassword, session.user);
  if (weakness !== null) return { kind: 'weak-password', message: weakness };
  const check = await checkOwnPassword(context, request);
  if (check.kind === 'refused') return check;
  if (newPassword === request.password) {
    return { kind: 'weak-password', message: 'The new password is the present one. Choose another.' };
  }
  const hashed = await context.passwords.hash(newPassword);
  if (hashed.kind === 'busy') return SERVER_BUSY;
  return transaction(context.database, async ({ db }): Promise<ChangePasswordOutcome> => {
    const user = await selectUsers(db)
      .where('app_user.id', '=', session.user.id)
      .forNoKeyUpdate('app_user')
      .executeTakeFirst();
    // Somebody changed it since the check.
    if (user?.password_hash !== check.user.password_hash) return WRONG_PASSWORD;
    const how = { kind: 'password_changed' as const, sessionId: session.sessionId };
    return {
      kind: 'changed',
      endedSessions: await storePassword(context, db, { user, hash: hashed.result, ip: origin.ip, how }),
    };
  });
}
