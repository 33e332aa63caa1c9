import type { Maybe } from './maybe.ts';

export const VERIFICATION_LIMIT_EXPIRED = 'Verification limit is expired try to login one more time';
export const VERIFICATION_TIME_EXPIRED = 'Verification time is expired try to login one more time';

export const PIN_LENGTH = 6;
export const PIN_LIFETIME_MS = 600_000;
export const MAX_PIN_TRIES = 5;

/** After either message the pin is dead: login and password reset start over. */
export function forcesRestart(message: Maybe<string>): boolean {
  const text = message?.trim();
  return text === VERIFICATION_LIMIT_EXPIRED || text === VERIFICATION_TIME_EXPIRED;
}

/** Digits of the ten that keyboards have; a pin may start with zero, so it is text and never a number. */
export function isPin(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

export type PinAttempt = {
  readonly issuedAtMs: number;
  readonly nowMs: number;
  /** Wrong pins before this one. */
  readonly failedTries: number;
};

/** The message that ends the attempt before the pin is even compared, or null while it may be. */
export function pinRefusal(attempt: PinAttempt): string | null {
  if (attempt.failedTries >= MAX_PIN_TRIES) return VERIFICATION_LIMIT_EXPIRED;
  return attempt.nowMs - attempt.issuedAtMs >= PIN_LIFETIME_MS ? VERIFICATION_TIME_EXPIRED : null;
}
