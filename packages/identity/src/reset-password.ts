import { type ClientOrigin, type Refused, USER_CHANGED, type UserChanged } from '@meridian/protocol/ports/identity';
import { appendToOutbox } from '@meridian/storage/outbox';
import { transaction } from '@meridian/storage/transaction';
import type { Db, IdentityContext } from './identity-context.ts';
import { mailToOutbox } from './mail/mail-outbox.ts';
import { passwordChangedMail } from './mail/mail-templates.ts';
import { weakPassword } from './passwords/weak-password.ts';
import { PIN_TIME_EXPIRED, type PinRefused } from './pins/check-pin.ts';
import { emailKey } from './plain-text.ts';
import { SERVER_BUSY } from './refusals.ts';
import { digestOf } from './secret-token.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { endSessions, sessionsEndedMessages } from './sessions/end-sessions.ts';
import { findUserByEmail, type UserRow } from './users/user-row.ts';

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

const REASON = 'The password was changed.';
const NOTICE_LIFETIME_MS = 24 * 60 * 60_000;

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
    await changePassword(context, db, { user, hash: hashed.result, ip: request.origin.ip });
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

async function changePassword(
  { nowMs, keys }: IdentityContext,
  db: Db,
  { user, hash, ip }: { readonly user: UserRow; readonly hash: string; readonly ip: string },
): Promise<void> {
  const now = nowMs();
  // The pin came by mail, so the address is verified too.
  const changed = { password_hash: hash, needs_verification: false };
  await db.updateTable('app_user').set(changed).where('id', '=', user.id).execute();
  await db.deleteFrom('reset_grant').where('email', '=', user.email).execute();
  await db.deleteFrom('login_failure').where('email', '=', user.email).execute();
  const ended = await endSessions(db, { userId: user.id }, REASON, now);
  const detail = { ended_sessions: ended.length };
  await recordSecurityEvent(db, { kind: 'password_reset', actorId: user.id, subjectId: user.id, ip, detail }, now);
  const payload: UserChanged = { user_id: user.id };
  await appendToOutbox(
    db,
    [
      { topic: USER_CHANGED, key: String(user.id), payload },
      ...sessionsEndedMessages(ended, user.id, REASON),
      mailToOutbox(keys.mail, passwordChangedMail(user.email), now + NOTICE_LIFETIME_MS),
    ],
    now,
  );
}
