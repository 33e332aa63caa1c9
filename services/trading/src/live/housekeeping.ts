import type { LiveContext } from './live-context.ts';
import { recheck } from './session-check.ts';

/** Maximum sessions checked per round, so that the database is not flooded. */
const MAX_RECHECKS = 20;

/** Closes dead connections, pings silent ones, and checks sessions that are due. */
export function keepHouse(context: LiveContext): void {
  const now = context.nowMs();
  let rechecks = 0;
  for (const connection of context.sessions.all) {
    if (connection.dropIfGone()) continue;
    const { signedIn } = connection;
    if (signedIn === null) continue;
    connection.heartbeat();
    const isDue = now - signedIn.checkedMs >= context.limits.recheckIntervalMs;
    const isExpired = signedIn.session.expiresMs <= now && signedIn.checkedMs < signedIn.session.expiresMs;
    if ((isDue || isExpired) && rechecks < MAX_RECHECKS) {
      rechecks += 1;
      void recheck(context, connection);
    }
  }
}
