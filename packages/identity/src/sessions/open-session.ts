import { cutText } from '@meridian/domain/well-formed';
import type { ClientOrigin, OpenSession, SessionKind } from '@meridian/protocol/ports/identity';
import type { OutboxMessage } from '@meridian/storage/outbox';
import type { Db, IdentityContext } from '../identity-context.ts';
import { signMainToken } from '../main-token.ts';
import { withoutControls } from '../plain-text.ts';
import { digestOf, newPublicId, newSecretToken } from '../secret-token.ts';
import { toUser, type UserRow } from '../users/user-row.ts';
import { endSessions, sessionsEndedMessages } from './end-sessions.ts';
import { MAX_OPEN_SESSIONS } from './session-lifetime.ts';

export type NewSession = {
  readonly user: UserRow;
  readonly kind: SessionKind;
  readonly isVerified: boolean;
  readonly keepSignedIn: boolean;
  readonly expiresMs: number;
  readonly origin: ClientOrigin;
  /** The main session that opened it. It ends with that session. Null for a password. */
  readonly opener?: SessionOpener | null;
};

export type SessionOpener = Pick<OpenSession, 'sessionId' | 'expiresMs' | 'confirmedMs'>;

const MAX_USER_AGENT = 300;
const SURPLUS_REASON = 'Newer sessions took the place of this one.';

export type OpenedSession = {
  /** The client's token. */
  readonly token: string;
  readonly session: OpenSession;
  /** Append these to the outbox in the same transaction, because an older session may have ended. */
  readonly messages: readonly OutboxMessage[];
};

export async function openSession(
  { keys, nowMs, idleMs }: IdentityContext,
  db: Db,
  opening: NewSession,
): Promise<OpenedSession> {
  const { user, kind, isVerified, keepSignedIn, expiresMs, origin, opener = null } = opening;
  const openedMs = nowMs();
  const confirmedMs = opener?.confirmedMs ?? openedMs;
  // A session with an opener ends with it.
  const idleLimitMs = opener === null ? idleMs : null;
  // The id of an opaque session is the digest of its secret, so it can be shown and still found by the secret.
  const secret = kind === 'main' ? null : newSecretToken();
  const sessionId = secret === null ? newPublicId() : digestOf(secret);
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      user_id: user.id,
      kind,
      created_ms: openedMs,
      last_seen_ms: openedMs,
      expires_ms: expiresMs,
      revoked_ms: null,
      revoked_reason: null,
      ip: origin.ip,
      user_agent: cutText(withoutControls(origin.userAgent), MAX_USER_AGENT),
      is_verified: isVerified,
      opened_by: opener?.sessionId ?? null,
      confirmed_ms: confirmedMs,
      active_ms: openedMs,
      idle_ms: idleLimitMs,
    })
    .execute();
  const surplus = await endSurplus(db, user.id, kind, openedMs);
  const claims = { sessionId, userId: user.id, email: user.email, name: user.name, isVerified, keepSignedIn };
  const token = secret ?? (await signMainToken(keys.mainToken, claims, openedMs, expiresMs));
  return {
    token,
    session: toOpenSession(user, { id: sessionId, kind, isVerified, expiresMs, confirmedMs, idleMs: idleLimitMs }),
    messages: sessionsEndedMessages(surplus, user.id, SURPLUS_REASON),
  };
}

export function toOpenSession(
  user: Parameters<typeof toUser>[0] & { readonly max_connections: number },
  session: Pick<OpenSession, 'kind' | 'isVerified' | 'expiresMs' | 'confirmedMs' | 'idleMs'> & { readonly id: string },
): OpenSession {
  const { id, ...facts } = session;
  return { ...facts, sessionId: id, user: toUser(user), maxConnections: user.max_connections };
}

async function endSurplus(db: Db, userId: number, kind: SessionKind, nowMs: number): Promise<readonly string[]> {
  const surplus = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('revoked_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .orderBy('created_ms', 'desc')
    .offset(MAX_OPEN_SESSIONS)
    .execute();
  const ids = surplus.map(({ id }) => id);
  return endSessions(db, { ids }, SURPLUS_REASON, nowMs);
}
