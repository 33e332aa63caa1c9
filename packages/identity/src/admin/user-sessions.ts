import type { UserSession } from '@meridian/protocol/rest/admin-calls';
import { appendToOutbox } from '@meridian/storage/outbox';
import type { IdentityContext } from '../identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { endSessions, sessionsEndedMessages } from '../sessions/end-sessions.ts';
import { findUserById } from '../users/user-row.ts';
import {
  type Administrator,
  asAdministrator,
  type NotAdministrator,
  USER_NOT_FOUND,
  type UserNotFound,
} from './admin-change.ts';

export type UserSessionsOutcome = { readonly kind: 'found'; readonly sessions: UserSession[] } | UserNotFound;

const MAX_LISTED = 500;

export async function listUserSessions(
  { database, nowMs }: IdentityContext,
  userId: number,
): Promise<UserSessionsOutcome> {
  if ((await findUserById(database.db, userId)) === null) return USER_NOT_FOUND;
  const sessions = await database.db
    .selectFrom('session')
    .select(['id', 'kind', 'created_ms', 'last_seen_ms', 'expires_ms', 'ip', 'user_agent'])
    .where('user_id', '=', userId)
    .where('revoked_ms', 'is', null)
    .where('expires_ms', '>', nowMs())
    .orderBy('last_seen_ms', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return { kind: 'found', sessions };
}

export type RevokeSessionsOutcome =
  | { readonly kind: 'revoked'; readonly endedSessions: number }
  | UserNotFound
  | NotAdministrator;

const REASON = 'An administrator ended your session.';

/** Ends the named sessions of a user, or all without names. Ids of other users are ignored. */
export async function revokeUserSessions(
  context: IdentityContext,
  administrator: Administrator,
  userId: number,
  sessionIds: readonly string[] | undefined,
): Promise<RevokeSessionsOutcome> {
  return asAdministrator<RevokeSessionsOutcome>(context, administrator, async (db) => {
    const nowMs = context.nowMs();
    if ((await findUserById(db, userId)) === null) return USER_NOT_FOUND;
    // Our ids are base64url. Other ids cannot exist, and PostgreSQL rejects a NUL.
    const ids = sessionIds?.filter((id) => /^[\w-]+$/.test(id));
    const ended = await endSessions(db, ids === undefined ? { userId } : { userId, ids }, REASON, nowMs);
    const detail = { ended_sessions: ended.length, all: ids === undefined };
    const { user: actor, origin } = administrator;
    const event = { kind: 'sessions_ended' as const, actorId: actor.id, subjectId: userId, ip: origin.ip, detail };
    await recordSecurityEvent(db, event, nowMs);
    await appendToOutbox(db, sessionsEndedMessages(ended, userId, REASON), nowMs);
    return { kind: 'revoked', endedSessions: ended.length };
  });
}
