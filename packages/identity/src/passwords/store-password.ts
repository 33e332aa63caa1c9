import { USER_CHANGED, type UserChanged } from '@meridian/protocol/ports/identity';
import { appendToOutbox } from '@meridian/storage/outbox';
import type { Db, IdentityContext } from '../identity-context.ts';
import { mailToOutbox } from '../mail/mail-outbox.ts';
import { passwordChangedMail } from '../mail/mail-templates.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { endSessions, sessionsEndedMessages } from '../sessions/end-sessions.ts';
import type { UserRow } from '../users/user-row.ts';

export type NewPassword = {
  readonly user: UserRow;
  readonly hash: string;
  readonly ip: string;
  /** A reset by mail ends every session. A change in a session spares that session. */
  readonly how: { readonly kind: 'password_reset' } | { readonly kind: 'password_changed'; readonly sessionId: string };
};

const REASON = 'The password was changed.';
const NOTICE_LIFETIME_MS = 24 * 60 * 60_000;

/** Stores a new password, ends the user's sessions and mails the owner. Returns the number of ended sessions. */
export async function storePassword(
  { nowMs, keys }: IdentityContext,
  db: Db,
  { user, hash, ip, how }: NewPassword,
): Promise<number> {
  const now = nowMs();
  // The pin of a reset came by mail, so the address is verified too.
  const verified = how.kind === 'password_reset' ? { needs_verification: false } : {};
  await db
    .updateTable('app_user')
    .set({ password_hash: hash, ...verified })
    .where('id', '=', user.id)
    .execute();
  await db.deleteFrom('reset_grant').where('email', '=', user.email).execute();
  await db.deleteFrom('login_failure').where('email', '=', user.email).execute();
  const spared = how.kind === 'password_changed' ? { except: how.sessionId } : {};
  const ended = await endSessions(db, { userId: user.id, ...spared }, REASON, now);
  const detail = { ended_sessions: ended.length };
  await recordSecurityEvent(db, { kind: how.kind, actorId: user.id, subjectId: user.id, ip, detail }, now);
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
  return ended.length;
}
