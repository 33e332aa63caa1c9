import { forcesRestart } from '@meridian/domain/verification';
import { verifyEmail, verifyPin as verifyPinCall } from '@meridian/protocol/rest/auth-calls';
import { failureMessage, pinFailureMessage } from '../api/error-text.ts';
import { forget } from './leave-app.ts';
import { owePin } from './owe-pin.ts';
import type { Enter, SessionDeps } from './session-deps.ts';

export type PinOutcome =
  | { readonly kind: 'signed-in' }
  /** The session is gone. The sign-in starts over. */
  | { readonly kind: 'expired'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export type SendPinOutcome =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly retryAfterSeconds: number | null };

const BAD_STATE = 'No sign-in is waiting for a code. Sign in again.';

export async function verifyPin(deps: SessionDeps, pin: string, enter: Enter): Promise<PinOutcome> {
  const { emailId } = deps.store.getState().auth;
  if (emailId === null) return { kind: 'failed', message: BAD_STATE };
  const answer = await deps.api.callMain(verifyPinCall, { body: { email_id: emailId, pin, purpose: 'login' } });
  if (answer.kind !== 'ok') {
    const message = pinFailureMessage(answer);
    // 401: the sign-in that waited for the pin has expired.
    const isOver = forcesRestart(message) || (answer.kind === 'problem' && answer.status === 401);
    if (!isOver) return { kind: 'failed', message };
    forget(deps, { tone: 'error', text: message });
    return { kind: 'expired', message };
  }
  const { token, user } = answer.value;
  if (token === undefined) return { kind: 'failed', message: failureMessage({ kind: 'bad-answer' }) };
  const entered = await enter(token, {
    emailId: user?.email_id ?? emailId,
    previousSessionId: null,
    previousPythonToken: null,
  });
  return entered.kind === 'entered' ? { kind: 'signed-in' } : { kind: 'expired', message: entered.message };
}

export async function sendPinAgain(deps: SessionDeps): Promise<SendPinOutcome> {
  const { emailId, nodeAuthToken } = deps.store.getState().auth;
  if (emailId === null) return { kind: 'failed', message: BAD_STATE, retryAfterSeconds: null };
  const answer = await deps.api.callMain(verifyEmail, { body: { email_id: emailId, purpose: 'login' } });
  if (answer.kind !== 'ok') {
    const retryAfterSeconds = answer.kind === 'problem' ? answer.retryAfterSeconds : null;
    return { kind: 'failed', message: failureMessage(answer), retryAfterSeconds };
  }
  const { message, pin_expires_in } = answer.value;
  owePin(deps, { emailId, token: nodeAuthToken, pinExpiresInSeconds: pin_expires_in });
  return { kind: 'sent', message };
}
