import type { OpenSession } from '@meridian/protocol/ports/identity';
import type { ClientConnection } from './client-connection.ts';
import type { LiveContext } from './live-context.ts';
import { restartSubscriptions } from './subscriptions.ts';

/** An unavailable database must not look like an ended session. */
export async function authenticate(context: LiveContext, token: string): Promise<OpenSession | null | 'unreachable'> {
  try {
    return await context.identity.authenticate('trading', token);
  } catch (err) {
    context.logger.error({ err }, 'looking up a session failed');
    return 'unreachable';
  }
}

/** Checks a connection's session again: it may have ended, or its user's permissions changed. */
export async function recheck(context: LiveContext, connection: ClientConnection): Promise<void> {
  const { signedIn } = connection;
  if (signedIn === null) return;
  const checking = { ...signedIn, checkedMs: context.nowMs() };
  connection.signedIn = checking;
  const session = await authenticate(context, signedIn.token);
  // Ignored after a sign-out, when a newer lookup is under way, and while identity is down.
  if (connection.signedIn !== checking || session === 'unreachable') return;
  if (session === null) {
    connection.endSession('session-ended', 'The session has ended. Sign in again.');
    return;
  }
  const isSame = JSON.stringify(session.user) === JSON.stringify(signedIn.session.user);
  connection.signedIn = { ...checking, session };
  if (isSame) return;
  connection.send({ type: 'user_changed', payload: { user: session.user } });
  restartSubscriptions(context, connection, session.user);
}
