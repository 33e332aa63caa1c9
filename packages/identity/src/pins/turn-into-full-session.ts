import type { ClientOrigin, OpenSession } from '@meridian/protocol/ports/identity';
import type { Db, IdentityContext } from '../identity-context.ts';
import { signMainToken } from '../main-token.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { sessionLifetimeMs } from '../sessions/session-lifetime.ts';
import type { WaitingSession } from '../sessions/waiting-session.ts';
import type { UserRow } from '../users/user-row.ts';

export type VerifiedSession = WaitingSession & { readonly user: UserRow; readonly origin: ClientOrigin };

/** The session keeps its id and gets a new token. The waiting token becomes invalid. */
export async function turnIntoFullSession(
  { keys, nowMs }: IdentityContext,
  db: Db,
  { user, session, keepSignedIn, origin }: VerifiedSession,
): Promise<{ readonly token: string; readonly session: OpenSession }> {
  const now = nowMs();
  const { sessionId } = session;
  const expiresMs = now + sessionLifetimeMs(keepSignedIn);
  await db
    .updateTable('session')
    .set({ is_verified: true, expires_ms: expiresMs, last_seen_ms: now, active_ms: now })
    .where('id', '=', sessionId)
    .execute();
  await db.updateTable('app_user').set({ last_login_ms: now }).where('id', '=', user.id).execute();
  const detail = { service: 'main', session_id: sessionId };
  const event = { kind: 'signed_in' as const, actorId: user.id, subjectId: user.id, ip: origin.ip, detail };
  await recordSecurityEvent(db, event, now);
  const claims = { sessionId, userId: user.id, email: user.email, name: user.name, isVerified: true, keepSignedIn };
  const token = await signMainToken(keys.mainToken, claims, now, expiresMs);
  return { token, session: { ...session, isVerified: true, expiresMs } };
}
