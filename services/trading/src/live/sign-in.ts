import { TOO_MANY_CONNECTIONS } from '@meridian/domain/login-error';
import { LIVE_PROTOCOL_VERSION } from '@meridian/protocol/live/limits';
import type { PlainClientMessage } from '@meridian/protocol/live/client-messages';
import type { OpenSession, Refused } from '@meridian/protocol/ports/identity';
import { addressKey } from '@meridian/service-kit/address-key';
import { takeCredentialCall } from '@meridian/service-kit/rate-limit';
import type { ClientConnection } from './client-connection.ts';
import type { LiveContext } from './live-context.ts';
import { authenticate, recheck } from './session-check.ts';

type Payload<Type extends PlainClientMessage['type']> = Extract<PlainClientMessage, { type: Type }>['payload'];

/** By password or by a main service token. */
export async function login(
  context: LiveContext,
  connection: ClientConnection,
  payload: Payload<'login'>,
): Promise<void> {
  if (!mayLogIn(connection, payload.version)) return;
  const { email_id, password, main_token, captcha } = payload;
  if (password === undefined && main_token === undefined) {
    connection.refuse(null, 'bad-payload', 'Login needs a password or a token of the main service.');
    return;
  }
  const { origin } = connection;
  // A token cannot be guessed, so it does not count as a password attempt.
  const attempt =
    password === undefined
      ? context.sessionLogins.take(addressKey(origin.ip))
      : takeCredentialCall(context.credentialLimits, origin.ip, email_id);
  if (attempt.kind === 'limited') {
    fail(connection, { message: `Too many attempts. Please wait ${attempt.retryAfterSeconds} s and try again.` });
    return;
  }
  const eventsBefore = context.identityEvents;
  const outcome = await context.identity
    .signIn({ kind: 'trading', email: email_id, password, mainToken: main_token, captcha, origin })
    .catch((err: unknown) => {
      context.logger.error({ err }, 'signing in failed');
      return null;
    });
  if (outcome === null) return fail(connection, { message: 'The server cannot check this now. Please try again.' });
  if (outcome.kind === 'refused') return fail(connection, outcome);
  if (outcome.needsVerification) {
    fail(connection, { code: 'needs-verification', message: 'Enter the code that was mailed to you first.' });
    return context.identity.endSession(outcome.session.sessionId, 'The pin is owed.');
  }
  const isIn = await admit(context, connection, { token: outcome.token, session: outcome.session, eventsBefore });
  if (!isIn) await context.identity.endSession(outcome.session.sessionId, 'The connection was refused.');
}

/** A reload, another page or a reconnect of an open session. */
export async function loginBySession(
  context: LiveContext,
  connection: ClientConnection,
  payload: Payload<'login_by_session'>,
): Promise<void> {
  if (!mayLogIn(connection, payload.version)) return;
  if (context.sessionLogins.take(addressKey(connection.origin.ip)).kind === 'limited') {
    // Closed, not refused: a page that reconnects after a restart must not lose its session.
    connection.close(1013, 'Too many at once');
    return;
  }
  const token = payload.id_of_session_to_duplicate;
  const eventsBefore = context.identityEvents;
  const session = await authenticate(context, token);
  if (session === 'unreachable') connection.close(1011, 'Identity cannot be reached');
  else if (session?.isVerified !== true)
    connection.endSession('session-ended', 'The session has ended. Sign in again.');
  else await admit(context, connection, { token, session, eventsBefore });
}

function mayLogIn(connection: ClientConnection, version: number): boolean {
  if (version !== LIVE_PROTOCOL_VERSION) {
    const message = `This page speaks version ${version}, the server version ${LIVE_PROTOCOL_VERSION}. Reload the page.`;
    connection.endSession('version-mismatch', message);
    return false;
  }
  if (connection.signedIn === null) return true;
  connection.refuse(null, 'already-signed-in', 'This connection is signed in already.');
  return false;
}

function fail(
  connection: ClientConnection,
  { code, message }: Pick<Refused, 'message'> & { readonly code?: Refused['code'] },
): void {
  const captcha_required = code === 'captcha-required' || code === 'captcha-wrong';
  connection.send({
    type: 'login_failed',
    payload: { error_reason: message, needs_verification: code === 'needs-verification', captcha_required },
  });
  connection.awaitLogin();
}

type Proven = { readonly token: string; readonly session: OpenSession; readonly eventsBefore: number };

/** False when the connection did not get in. */
async function admit(context: LiveContext, connection: ClientConnection, proven: Proven): Promise<boolean> {
  const { token, session, eventsBefore } = proven;
  if (!connection.isOpen) return false;
  const rest = context.badUsers.look(session.user.id, 1);
  if (rest.kind === 'busy') {
    connection.close(1013, `Too many unreadable messages; come back in ${rest.retryAfterSeconds} s`);
    return false;
  }
  if (!context.sessions.attach(connection, { token, session, checkedMs: context.nowMs() })) {
    if (context.sessions.isFull) connection.close(1013, 'Too many connections');
    else fail(connection, { message: TOO_MANY_CONNECTIONS });
    return false;
  }
  connection.stopAwaitingLogin();
  connection.send({
    type: 'login_ok',
    payload: {
      version: LIVE_PROTOCOL_VERSION,
      session_id: token,
      notification_id: context.newNotificationId(),
      user: session.user,
      server_time_zone: context.serverTimeZone,
      server_time_ms: context.nowMs(),
    },
  });
  // A session ended or a user changed during this lookup, and the message was missed.
  if (context.identityEvents !== eventsBefore) await recheck(context, connection);
  return true;
}
