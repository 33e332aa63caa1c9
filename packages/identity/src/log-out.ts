import type { ClientOrigin, OpenSession } from '@meridian/protocol/ports/identity';
import { appendToOutbox } from '@meridian/storage/outbox';
import { transaction } from '@meridian/storage/transaction';
import type { IdentityContext } from './identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { endSessions, sessionsEndedMessages } from './sessions/end-sessions.ts';

export type LogOutRequest = {
  readonly session: OpenSession;
  /** Every session of the user on every service, not only this one. */
  readonly everywhere: boolean;
  readonly origin: ClientOrigin;
};

/** Returns the number of ended sessions. */
export async function logOut(
  context: IdentityContext,
  { session, everywhere, origin }: LogOutRequest,
): Promise<number> {
  const nowMs = context.nowMs();
  const userId = session.user.id;
  const reason = everywhere ? 'You signed out everywhere.' : 'You signed out.';
  return transaction(context.database, async ({ db }) => {
    const ended = await endSessions(db, everywhere ? { userId } : { ids: [session.sessionId] }, reason, nowMs);
    const detail = { service: session.kind, everywhere, ended_sessions: ended.length };
    const event = { kind: 'signed_out' as const, actorId: userId, subjectId: userId, ip: origin.ip, detail };
    await recordSecurityEvent(db, event, nowMs);
    await appendToOutbox(db, sessionsEndedMessages(ended, userId, reason), nowMs);
    return ended.length;
  });
}
