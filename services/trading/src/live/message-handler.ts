import type { ClientMessage } from '@meridian/protocol/live/client-messages';
import type { ClientConnection } from './client-connection.ts';
import { command } from './commands.ts';
import type { LiveContext } from './live-context.ts';
import { register, registerFix } from './registration.ts';
import { login, loginBySession } from './sign-in.ts';
import { logout } from './sign-out.ts';
import { rowsInView, subscribe, unsubscribe } from './subscriptions.ts';

/** Takes one message of a connection to whoever handles it. */
export function handleMessage(
  context: LiveContext,
  connection: ClientConnection,
  message: ClientMessage,
): void | Promise<void> {
  switch (message.type) {
    case 'login':
      return login(context, connection, message.payload);
    case 'login_by_session':
      return loginBySession(context, connection, message.payload);
    case 'register':
      return register(context, connection, message.payload);
    case 'register_fix':
      return registerFix(context, connection, message.payload);
    case 'logout':
    case 'subscribe':
    case 'unsubscribe':
    case 'rows_in_view':
    case 'command':
      return handleSignedIn(context, connection, message);
  }
}

type SignedInMessage = Extract<
  ClientMessage,
  { type: 'logout' | 'subscribe' | 'unsubscribe' | 'rows_in_view' | 'command' }
>;

function handleSignedIn(
  context: LiveContext,
  connection: ClientConnection,
  message: SignedInMessage,
): void | Promise<void> {
  const { signedIn } = connection;
  if (signedIn === null) return connection.endSession('not-signed-in', 'Sign in first.');
  const { user } = signedIn.session;
  switch (message.type) {
    case 'logout':
      return logout(context, connection, signedIn);
    case 'subscribe':
      return subscribe(context, connection, message.payload, user);
    case 'unsubscribe':
      return unsubscribe(context, connection, message.payload.id);
    case 'rows_in_view':
      return rowsInView(context, connection, message.payload);
    case 'command':
      return command(context, connection, message.payload, user);
  }
}
