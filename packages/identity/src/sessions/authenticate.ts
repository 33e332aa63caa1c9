import type { OpenSession, SessionKind } from '@meridian/protocol/ports/identity';
import type { IdentityContext } from '../identity-context.ts';
import { readMainToken } from '../main-token.ts';
import { digestOf } from '../secret-token.ts';
import { selectUsers } from '../users/user-row.ts';
import { isIdle } from './idle-sessions.ts';
import { toOpenSession } from './open-session.ts';

/** Maximum age of `last_seen_ms` before a request updates it. */
const LAST_SEEN_STEP_MS = 60_000;

const MAX_TOKEN_LENGTH = 4096;

/** The open session of a token, read from the database each time, so that a revocation takes effect at its commit. */
export async function authenticate(
  context: IdentityContext,
  kind: SessionKind,
  token: string,
): Promise<OpenSession | null> {
  if (token === '' || token.length > MAX_TOKEN_LENGTH) return null;
  if (kind !== 'main') return findOpenSession(context, kind, digestOf(token));
  const claims = await readMainToken(context.keys.mainToken, token, context.nowMs());
  if (claims === null) return null;
  const session = await findOpenSession(context, 'main', claims.sessionId);
  // The waiting token is invalid after its session became full.
  return session?.isVerified === claims.isVerified ? session : null;
}

export async function findOpenSession(
  { database, nowMs }: IdentityContext,
  kind: SessionKind,
  sessionId: string,
): Promise<OpenSession | null> {
  const now = nowMs();
  const row = await selectUsers(database.db)
    .innerJoin('session', 'session.user_id', 'app_user.id')
    .select([
      'session.expires_ms',
      'session.last_seen_ms',
      'session.is_verified',
      'session.confirmed_ms',
      'session.idle_ms',
    ])
    .where('session.id', '=', sessionId)
    .where('session.kind', '=', kind)
    .where('session.revoked_ms', 'is', null)
    .where('session.expires_ms', '>', now)
    .where(isIdle(now), '=', false)
    .where('app_user.is_disabled', '=', false)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (now - row.last_seen_ms >= LAST_SEEN_STEP_MS) {
    await database.db.updateTable('session').set({ last_seen_ms: now }).where('id', '=', sessionId).execute();
  }
  return toOpenSession(row, {
    id: sessionId,
    kind,
    isVerified: row.is_verified,
    expiresMs: row.expires_ms,
    confirmedMs: row.confirmed_ms,
    idleMs: row.idle_ms,
  });
}
