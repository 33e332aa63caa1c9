import type { BusMessage } from '@meridian/bus/bus';
import { TOO_MANY_CONNECTIONS } from '@meridian/protocol/live/limits';
import { type OpenSession, SESSIONS_ENDED, USER_CHANGED } from '@meridian/protocol/ports/identity';
import type { LogSocket } from './log-socket.ts';
import type { NodeSocketsContext } from './node-sockets-context.ts';

const CLOSE_TRY_LATER = 1013;

/** Admits a socket by its ticket, or refuses it with a reason. */
export async function admit(context: NodeSocketsContext, socket: LogSocket, ticket: string): Promise<void> {
  const { connection } = socket;
  const session = await sessionBehind(context, ticket);
  if (!connection.isOpen) return;
  if (session === 'unreachable') {
    return connection.end('try-later', 'The server cannot look at the ticket now.', CLOSE_TRY_LATER);
  }
  if (session === null) {
    return connection.end('bad-ticket', 'The ticket is unknown, used or expired, or logs are not permitted.');
  }
  const mayHave = session.maxConnections * context.limits.socketsPerConnection;
  if (context.sockets.countOfUser(session.user.id) >= mayHave) {
    return connection.end('too-many-connections', TOO_MANY_CONNECTIONS, CLOSE_TRY_LATER);
  }
  connection.session = session;
  connection.checkedMs = context.nowMs();
  connection.startReading();
}

async function sessionBehind(context: NodeSocketsContext, ticket: string): Promise<OpenSession | null | 'unreachable'> {
  const { identity, logger } = context;
  try {
    let asOf = context.identityEvents;
    let session = await identity.redeemNodeTicket(ticket);
    // The answer may miss changes of users that happened during the query.
    while (session !== null && asOf !== context.identityEvents) {
      asOf = context.identityEvents;
      session = await identity.checkNodeSession(session.sessionId);
    }
    return session;
  } catch (err) {
    logger.error({ err }, 'A ticket of a log socket could not be looked at.');
    return 'unreachable';
  }
}

/** Checks a socket's session again. It may have ended, and its user may see other accounts. */
export async function recheck(context: NodeSocketsContext, socket: LogSocket): Promise<void> {
  const { connection } = socket;
  const { session: before } = connection;
  if (before === null || !connection.isOpen) return;
  const checking = {};
  socket.checking = checking;
  connection.checkedMs = context.nowMs();
  const session = await look(context, before.sessionId);
  // A later check knows more. While identity is down nothing is known.
  if (socket.checking !== checking) return;
  socket.checking = null;
  if (session === 'unreachable' || !connection.isOpen) return;
  if (session === null) return connection.end('session-ended', 'The session has ended or logs are not permitted.');
  const isSame = JSON.stringify(session.user.data_permissions) === JSON.stringify(before.user.data_permissions);
  connection.session = session;
  if (!isSame || socket.isHeld) socket.resume();
}

async function look({ identity, logger }: NodeSocketsContext, sessionId: string) {
  try {
    return await identity.checkNodeSession(sessionId);
  } catch (err) {
    logger.error({ err }, 'The session of a log socket could not be looked up.');
    return 'unreachable';
  }
}

/** Applies identity events: ended sessions and changed users. */
export async function takeIdentityNews(context: NodeSocketsContext, { topic, payload }: BusMessage): Promise<void> {
  const news: Partial<Record<string, unknown>> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  context.identityEvents += 1;
  if (topic === SESSIONS_ENDED && Array.isArray(news['session_ids'])) {
    const ended = new Set<unknown>(news['session_ids']);
    const message = typeof news['message'] === 'string' ? news['message'] : 'The session has ended.';
    for (const { connection } of context.sockets.all) {
      if (ended.has(connection.session?.sessionId)) connection.end('session-ended', message);
    }
  }
  if (topic === USER_CHANGED) {
    const changed = [...context.sockets.all].filter((socket) => socket.connection.session?.user.id === news['user_id']);
    for (const socket of changed) socket.hold();
    await Promise.all(changed.map((socket) => recheck(context, socket)));
  }
}
