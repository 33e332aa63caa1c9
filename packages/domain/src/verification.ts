import type { Maybe } from './maybe.ts';

export const VERIFICATION_LIMIT_EXPIRED = 'Verification limit is expired try to login one more time';
export const VERIFICATION_TIME_EXPIRED = 'Verification time is expired try to login one more time';

export const PIN_LENGTH = 6;
export const PIN_LIFETIME_MS = 600_000;
export const MAX_PIN_TRIES = 5;

/** After either message the pin is invalid. Login or password reset starts again. */
export function forcesRestart(message: Maybe<string>): boolean {
  const text = message?.trim();
  return text === VERIFICATION_LIMIT_EXPIRED || text === VERIFICATION_TIME_EXPIRED;
}

/** ASCII digits only. A pin may start with zero, so it is text. */
export function isPin(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

export type PinAttempt = {
  readonly issuedAtMs: number;
  readonly nowMs: number;
  /** Number of wrong pins so far. */
  readonly failedTries: number;
};

/** The message that ends the attempt before the pin is compared. Null while the pin may be tried. */
export function pinRefusal(attempt: PinAttempt): string | null {
  if (attempt.failedTries >= MAX_PIN_TRIES) return VERIFICATION_LIMIT_EXPIRED;
  return attempt.nowMs - attempt.issuedAtMs >= PIN_LIFETIME_MS ? VERIFICATION_TIME_EXPIRED : null;
}
