import type { OpenSession } from '@meridian/protocol/ports/identity';
import { appendToOutbox } from '@meridian/storage/outbox';
import { transaction } from '@meridian/storage/transaction';
import type { OpenDatabase } from '@meridian/storage/database';
import { type RawBuilder, sql } from 'kysely';
import type { IdentityContext } from '../identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { endSessions, sessionsEndedMessages } from './end-sessions.ts';

/**
 * Whether nothing happened in a session for too long. A page reports what its user does, because its own requests say
 * nothing about that. A program that signed in to another service is active when it asks for something.
 */
export function isIdle(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(session.idle_ms is not null and ${nowMs} - (
    case when session.kind = 'main' then session.active_ms else greatest(session.active_ms, session.last_seen_ms) end
  ) >= session.idle_ms)`;
}

/** The user did something on a page of this session. */
export async function noteActivity({ database, nowMs }: IdentityContext, session: OpenSession): Promise<void> {
  await database.db
    .updateTable('session')
    .set({ active_ms: nowMs() })
    .where('id', '=', session.sessionId)
    .where('active_ms', '<', nowMs())
    .execute();
}

export const IDLE_REASON = 'You were signed out because nothing happened for a while.';

const MAX_ENDED = 500;

/** Ends idle sessions with those they opened, and tells their sockets. Returns their number. */
export async function endIdleSessions(options: {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
}): Promise<number> {
  const now = options.nowMs();
  const idle = await options.database.db
    .selectFrom('session')
    .select(['id', 'user_id', 'ip', 'kind'])
    .where('revoked_ms', 'is', null)
    .where('expires_ms', '>', now)
    .where('idle_ms', 'is not', null)
    .where(isIdle(now), '=', true)
    .limit(MAX_ENDED)
    .execute();
  for (const { id, user_id, ip, kind } of idle) {
    await transaction(options.database, async ({ db }) => {
      const ended = await endSessions(db, { ids: [id] }, IDLE_REASON, now);
      // Another process was faster.
      if (ended.length === 0) return;
      const detail = { service: kind, ended_sessions: ended.length };
      await recordSecurityEvent(db, { kind: 'session_idle', actorId: null, subjectId: user_id, ip, detail }, now);
      await appendToOutbox(db, sessionsEndedMessages(ended, user_id, IDLE_REASON), now);
    });
  }
  return idle.length;
}
