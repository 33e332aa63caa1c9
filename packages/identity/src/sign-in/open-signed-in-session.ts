import type { SignInOutcome, SignInRequest } from '@meridian/protocol/ports/identity';
import { appendToOutbox } from '@meridian/storage/outbox';
import { transaction } from '@meridian/storage/transaction';
import type { Db, IdentityContext } from '../identity-context.ts';
import { issuePin } from '../pins/issue-pin.ts';
import { pinMailMessages, secondsUntil } from '../pins/pin-mail.ts';
import { ACCOUNT_DISABLED, NEEDS_VERIFICATION, tooManyAttempts, WRONG_CREDENTIALS } from '../refusals.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { openSession, type SessionOpener } from '../sessions/open-session.ts';
import { sessionLifetimeMs, UNVERIFIED_SESSION_LIFETIME_MS } from '../sessions/session-lifetime.ts';
import { selectUsers, type UserRow } from '../users/user-row.ts';

export type ProvenSignIn = {
  readonly request: SignInRequest;
  readonly user: UserRow;
  /** The main session that proved the identity. Sessions it opens end with it. Null for a password. */
  readonly opener: SessionOpener | null;
};

/** Opens a full session for a proven user, or one that waits for the mailed pin. */
export async function openSignedInSession(context: IdentityContext, proven: ProvenSignIn): Promise<SignInOutcome> {
  return transaction(context.database, async ({ db }) => {
    // Locked and read again, so that a password reset or disabling since the check takes effect.
    const user = await selectUsers(db)
      .where('app_user.id', '=', proven.user.id)
      .forNoKeyUpdate('app_user')
      .executeTakeFirst();
    if (user?.password_hash !== proven.user.password_hash) return WRONG_CREDENTIALS;
    if (user.is_disabled) return ACCOUNT_DISABLED;
    if (proven.opener !== null && !(await isStillOpen(db, proven.opener.sessionId))) return WRONG_CREDENTIALS;
    if (!user.needs_verification) return openFull(context, db, { ...proven, user });
    if (proven.request.kind !== 'main') return NEEDS_VERIFICATION;
    return openUnverified(context, db, { ...proven, user });
  });
}

/** Locked, so that a concurrent logout waits and then ends this session too. */
async function isStillOpen(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_ms', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

async function openFull(
  context: IdentityContext,
  db: Db,
  { user, request, opener }: ProvenSignIn,
): Promise<SignInOutcome> {
  const nowMs = context.nowMs();
  const { kind, origin, keepSignedIn = false } = request;
  const opened = await openSession(context, db, {
    user,
    kind,
    isVerified: true,
    keepSignedIn,
    expiresMs: opener?.expiresMs ?? nowMs + sessionLifetimeMs(keepSignedIn),
    opener,
    origin,
  });
  await db.updateTable('app_user').set({ last_login_ms: nowMs }).where('id', '=', user.id).execute();
  const detail = { service: kind, session_id: opened.session.sessionId };
  const event = { kind: 'signed_in' as const, actorId: user.id, subjectId: user.id, ip: origin.ip, detail };
  await recordSecurityEvent(db, event, nowMs);
  await appendToOutbox(db, opened.messages, nowMs);
  return { kind: 'signed-in', token: opened.token, session: opened.session, needsVerification: false };
}

async function openUnverified(
  context: IdentityContext,
  db: Db,
  { user, request: { kind, origin, keepSignedIn = false } }: ProvenSignIn,
): Promise<SignInOutcome> {
  const nowMs = context.nowMs();
  const { id: userId, email } = user;
  const pin = await issuePin(context, db, { email, purpose: 'login', userId, ip: origin.ip });
  if (pin.kind === 'refused') return tooManyAttempts(pin.retryAfterSeconds);
  const expiresMs = nowMs + UNVERIFIED_SESSION_LIFETIME_MS;
  const opened = await openSession(context, db, { user, kind, isVerified: false, keepSignedIn, expiresMs, origin });
  await appendToOutbox(db, [...opened.messages, ...pinMailMessages(context, email, 'login', pin)], nowMs);
  return {
    kind: 'signed-in',
    token: opened.token,
    session: opened.session,
    needsVerification: true,
    pinExpiresInSeconds: secondsUntil(pin.expiresMs, nowMs),
  };
}
