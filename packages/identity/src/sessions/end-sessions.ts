import { SESSIONS_ENDED, type SessionKind, type SessionsEnded } from '@meridian/protocol/ports/identity';
import { appendToOutbox, type OutboxMessage } from '@meridian/storage/outbox';
import { transaction } from '@meridian/storage/transaction';
import { sql } from 'kysely';
import type { Db, IdentityContext } from '../identity-context.ts';

export type SessionSelection = {
  readonly userId?: number;
  readonly ids?: readonly string[];
  readonly kind?: SessionKind;
  /** Spares this session and those it opened. */
  readonly except?: string;
};

/**
 * Ends the selected open sessions and those they opened. The caller announces them with `sessionsEndedMessage` in its
 * commit.
 */
export async function endSessions(
  db: Db,
  { userId, ids, kind, except }: SessionSelection,
  reason: string,
  nowMs: number,
): Promise<readonly string[]> {
  if (userId === undefined && ids === undefined) throw new Error('ending the sessions of everybody is not meant');
  if (ids?.length === 0) return [];
  // A session that is being opened locks its opener. Only a later statement sees the new session.
  if (ids !== undefined)
    await db
      .selectFrom('session')
      .select('id')
      .where('id', 'in', [...ids])
      .forUpdate()
      .execute();
  let update = db
    .updateTable('session')
    .set({ revoked_ms: nowMs, revoked_reason: reason })
    .where('revoked_ms', 'is', null)
    .where('expires_ms', '>', nowMs);
  if (userId !== undefined) update = update.where('user_id', '=', userId);
  if (ids !== undefined) {
    update = update.where((where) => where.or([where('id', 'in', [...ids]), where('opened_by', 'in', [...ids])]));
  }
  if (kind !== undefined) update = update.where('kind', '=', kind);
  if (except !== undefined) {
    update = update.where('id', '<>', except).where(sql<string>`coalesce(opened_by, '')`, '<>', except);
  }
  const ended = await update.returning('id').execute();
  return ended.map(({ id }) => id);
}

/** Tells sockets of these sessions to close. */
export function sessionsEndedMessages(ids: readonly string[], userId: number, message: string): OutboxMessage[] {
  if (ids.length === 0) return [];
  const payload: SessionsEnded = { session_ids: ids, message };
  return [{ topic: SESSIONS_ENDED, key: String(userId), payload }];
}

/** Ends one session. An unknown or ended one is ignored. */
export async function endSession(context: IdentityContext, sessionId: string, reason: string): Promise<void> {
  const nowMs = context.nowMs();
  await transaction(context.database, async ({ db }) => {
    const session = await db.selectFrom('session').select('user_id').where('id', '=', sessionId).executeTakeFirst();
    if (session === undefined) return;
    const ended = await endSessions(db, { ids: [sessionId] }, reason, nowMs);
    await appendToOutbox(db, sessionsEndedMessages(ended, session.user_id, reason), nowMs);
  });
}
