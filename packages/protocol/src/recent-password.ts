/** How long a proved password is good for calls and commands that need a recent one. */
export const RECENT_PASSWORD_MS = 15 * 60_000;

/** The code of the answer to a call or command that needs the password again. The page asks and sends it once more. */
export const PASSWORD_REQUIRED = 'password-required';

export const PASSWORD_REQUIRED_MESSAGE = 'Enter your password again to do this.';

export function isPasswordRecent({ confirmedMs }: { readonly confirmedMs: number }, nowMs: number): boolean {
  return nowMs - confirmedMs < RECENT_PASSWORD_MS;
}
