import { verifyEmail } from '@meridian/protocol/rest/auth-calls';
import type { ApiClient } from '../api/api-client.ts';
import { failureMessage } from '../api/error-text.ts';
import type { Captcha } from '../features/auth/captcha/captcha.ts';

export type PinRequested =
  | { readonly kind: 'sent'; readonly message: string; readonly pinExpiresAtMs: number }
  | { readonly kind: 'failed'; readonly message: string; readonly retryAfterSeconds: number | null };

type PinRequest = { readonly emailId: string; readonly purpose: 'reset' | 'verify' };

/** Requests a pin by mail, with its proof of work. */
export async function requestPin(
  { callMain }: Pick<ApiClient, 'callMain'>,
  captcha: Captcha,
  { emailId, purpose }: PinRequest,
): Promise<PinRequested> {
  const proof = await captcha.take();
  if (proof.kind === 'failed') return { ...proof, retryAfterSeconds: null };
  const answer = await callMain(verifyEmail, { body: { email_id: emailId, purpose, captcha: proof.solution } });
  if (answer.kind === 'ok') {
    const { message, pin_expires_in } = answer.value;
    return { kind: 'sent', message, pinExpiresAtMs: Date.now() + pin_expires_in * 1000 };
  }
  return {
    kind: 'failed',
    message: failureMessage(answer),
    retryAfterSeconds: answer.kind === 'problem' ? answer.retryAfterSeconds : null,
  };
}
