import type { Command } from '@meridian/protocol/live/commands';
import { isPasswordRecent } from '@meridian/protocol/recent-password';
import type { ClientConnection } from './client-connection.ts';
import type { LiveContext } from './live-context.ts';
import { authenticate } from './session-check.ts';

/**
 * Switching auto-trading on needs a recent password. Switching it off never does: to stop trading is the safe
 * direction, and a forgotten password must not delay it.
 */
export function needsRecentPassword(given: Command): boolean {
  return given.name === 'global_auto_trading.set' && given.args.global_auto_trading_status;
}

/** Looks the session up again when it seems too old, because the password was proved on the main service. */
export async function hasRecentPassword(context: LiveContext, connection: ClientConnection): Promise<boolean> {
  const { signedIn } = connection;
  if (signedIn === null) return false;
  if (isPasswordRecent(signedIn.session, context.nowMs())) return true;
  const session = await authenticate(context, signedIn.token);
  if (session === null || session === 'unreachable') return false;
  if (connection.signedIn === signedIn) {
    const { confirmedMs } = session;
    connection.signedIn = { ...signedIn, session: { ...signedIn.session, confirmedMs } };
  }
  return isPasswordRecent(session, context.nowMs());
}
