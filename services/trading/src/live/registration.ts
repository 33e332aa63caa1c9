import type { Result } from '@meridian/protocol/live/desk-messages';
import type { FixRegistration, Registration } from '@meridian/protocol/live/identity-messages';
import type { RegistrationOutcome } from '@meridian/protocol/ports/identity';
import { takeCredentialCall } from '@meridian/service-kit/rate-limit';
import type { ClientConnection } from './client-connection.ts';
import type { LiveContext } from './live-context.ts';

export function register(context: LiveContext, connection: ClientConnection, payload: Registration): Promise<void> {
  return answer(context, connection, payload, () => context.identity.register(payload, connection.origin));
}

export function registerFix(
  context: LiveContext,
  connection: ClientConnection,
  payload: FixRegistration,
): Promise<void> {
  return answer(context, connection, payload, () => context.identity.registerFix(payload, connection.origin));
}

async function answer(
  context: LiveContext,
  connection: ClientConnection,
  { id, email_id }: Registration,
  run: () => Promise<RegistrationOutcome>,
): Promise<void> {
  const attempt = takeCredentialCall(context.credentialLimits, connection.origin.ip, email_id);
  if (attempt.kind === 'limited') {
    const message = `Too many attempts. Please wait ${attempt.retryAfterSeconds} s and try again.`;
    connection.refuse(id, 'too-many-attempts', message);
  } else {
    connection.send({ type: 'result', payload: { id, ...resultOf(await run()) } });
  }
  if (connection.signedIn === null && connection.isOpen) connection.awaitLogin();
}

function resultOf(outcome: RegistrationOutcome): Omit<Result, 'id'> {
  const { message } = outcome;
  if (outcome.kind === 'registered')
    return { ok: true, message, data: { pin_expires_in: outcome.pinExpiresInSeconds } };
  if (outcome.kind === 'invalid') return { ok: false, code: 'invalid', message, data: { fields: outcome.fields } };
  return { ok: false, code: outcome.code, message };
}
