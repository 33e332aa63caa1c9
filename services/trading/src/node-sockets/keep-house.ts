import type { LogSocket } from './log-socket.ts';
import type { NodeSocketsContext } from './node-sockets-context.ts';
import { recheck } from './session-of-socket.ts';

/** Sessions that are checked in one round, so that many at once do not overload the database. */
const MAX_RECHECKS = 20;

/** Drops lost clients, repeats messages on silent lines, and checks sessions that are due. */
export function keepHouse(context: NodeSocketsContext): void {
  const { limits, sockets, logger } = context;
  const now = context.nowMs();
  let rechecks = 0;
  for (const socket of sockets.all) {
    const { connection } = socket;
    if (connection.dropIfGone()) {
      logger.warn(
        { userId: connection.session?.user.id },
        'A log socket was dropped: its client was gone or did not read.',
      );
      continue;
    }
    if (connection.session === null || !connection.isOpen) continue;
    if (now - connection.outbound.lastSentMs >= limits.heartbeatIntervalMs) socket.feed.repeat();
    if (isCheckDue(context, socket) && rechecks < MAX_RECHECKS) {
      rechecks += 1;
      void recheck(context, socket);
    }
  }
}

function isCheckDue({ nowMs, limits }: NodeSocketsContext, { connection, isHeld, checking }: LogSocket): boolean {
  const { session, checkedMs } = connection;
  if (session === null || checking !== null) return false;
  const isExpired = session.expiresMs <= nowMs() && checkedMs < session.expiresMs;
  return isHeld || isExpired || nowMs() - checkedMs >= limits.recheckIntervalMs;
}
