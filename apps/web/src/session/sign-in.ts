import { login } from '@meridian/protocol/rest/auth-calls';
import type { ApiFailure } from '../api/api-result.ts';
import { failureMessage } from '../api/error-text.ts';
import { owePin } from './owe-pin.ts';
import type { Enter, SessionDeps } from './session-deps.ts';

export type Credentials = {
  readonly emailId: string;
  readonly password: string;
  readonly keepSignedIn: boolean;
  readonly captcha: string | null;
};

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'verification-owed' }
  | { readonly kind: 'captcha-required'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

const CAPTCHA_CODES = new Set(['captcha-required', 'captcha-wrong']);

export async function signIn(deps: SessionDeps, credentials: Credentials, enter: Enter): Promise<SignInOutcome> {
  const { emailId, password, keepSignedIn, captcha } = credentials;
  const answer = await deps.api.callMain(login, {
    body: { email_id: emailId, password, keep_signed_in: keepSignedIn, ...(captcha === null ? {} : { captcha }) },
  });
  if (answer.kind !== 'ok') return refusal(answer);
  const { token, needs_verification, pin_expires_in, user } = answer.value;
  if (needs_verification) {
    owePin(deps, { emailId, token, pinExpiresInSeconds: pin_expires_in ?? null });
    return { kind: 'verification-owed' };
  }
  const entered = await enter(token, {
    emailId: user.email_id,
    previousSessionId: null,
    previousPythonToken: null,
  });
  return entered.kind === 'entered' ? { kind: 'signed-in' } : entered;
}

function refusal(failure: ApiFailure): SignInOutcome {
  const message = failureMessage(failure);
  const code = failure.kind === 'problem' ? failure.problem?.code : undefined;
  return code !== undefined && CAPTCHA_CODES.has(code)
    ? { kind: 'captcha-required', message }
    : { kind: 'failed', message };
}
