import type { ClientConnection, SignedIn } from './client-connection.ts';
import type { LiveContext } from './live-context.ts';

/** Ends the session for all its connections; this one gets a confirmation. */
export async function logout(context: LiveContext, connection: ClientConnection, signedIn: SignedIn): Promise<void> {
  const { sessionId } = signedIn.session;
  // Detached first, because otherwise its own end would reach it as an error.
  context.sessions.detach(connection);
  try {
    await context.identity.endSession(sessionId, 'Signed out.');
  } catch (err) {
    context.logger.error({ err }, 'signing out failed');
    context.sessions.attach(connection, signedIn);
    connection.refuse(null, 'logout-failed', 'Something went wrong!');
    return;
  }
  connection.send({ type: 'logged_out', payload: {} });
  connection.close(1000, 'Signed out');
  for (const other of context.sessions.ofSession(sessionId)) {
    other.endSession('session-ended', 'You signed out on another page.');
  }
}
