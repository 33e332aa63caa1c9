import type { RefusalCode, Refused } from '@meridian/protocol/ports/identity';

/** The common response to a wrong password and an unknown email. */
export const WRONG_CREDENTIALS = refused('invalid-credentials', 'The email or the password is wrong.');

/** The password of a signed-in user. It is no `invalid-credentials`, because the session stays. */
export const WRONG_PASSWORD = refused('wrong-password', 'The password is wrong.');

export const CAPTCHA_REQUIRED = refused('captcha-required', 'Please confirm that you are not a robot.');

export const CAPTCHA_WRONG = refused('captcha-wrong', 'The confirmation was not accepted. Please try again.');

export const ACCOUNT_DISABLED = refused(
  'account-disabled',
  'This user is disabled. Please contact your administrator.',
);

export const NEEDS_VERIFICATION = refused('needs-verification', 'Enter the code that was mailed to you first.');

export const NO_PYTHON_PERMIT = refused('not-permitted', 'You do not have the permission to use market intelligence.');

/** The call needs a session that the caller does not have. */
export type Unauthenticated = { readonly kind: 'unauthenticated'; readonly message: string };

export const NEEDS_SIGN_IN: Unauthenticated = { kind: 'unauthenticated', message: 'Sign in first.' };

export const SERVER_BUSY = tooManyAttempts(2);

export function tooManyAttempts(retryAfterSeconds: number): Refused {
  return {
    ...refused('too-many-attempts', `Too many attempts. Please wait ${describeWait(retryAfterSeconds)} and try again.`),
    retryAfterSeconds,
  };
}

function refused(code: RefusalCode, message: string): Refused {
  return { kind: 'refused', code, message };
}

function describeWait(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
}
