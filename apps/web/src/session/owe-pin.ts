import { applyTransition } from './apply-transition.ts';
import type { SessionDeps } from './session-deps.ts';
import { verificationOwed } from './session-transitions.ts';

const EXPIRY_KEY = 'pin_expires_at_ms';

export type OwedPin = {
  readonly emailId: string;
  readonly token: string | null;
  readonly pinExpiresInSeconds: number | null;
};

/** A pin was mailed. The page waits for it and counts down, even after a reload. */
export function owePin(deps: SessionDeps, { emailId, token, pinExpiresInSeconds }: OwedPin): void {
  const pinExpiresAtMs = pinExpiresInSeconds === null ? null : deps.now() + pinExpiresInSeconds * 1000;
  if (pinExpiresAtMs === null) deps.tabStorage.remove(EXPIRY_KEY);
  else deps.tabStorage.set(EXPIRY_KEY, String(pinExpiresAtMs));
  applyTransition(deps, (state) => verificationOwed(state, { emailId, token, pinExpiresAtMs }));
}

export function rememberedPinExpiry({ tabStorage }: Pick<SessionDeps, 'tabStorage'>): number | null {
  const stored = Number(tabStorage.get(EXPIRY_KEY) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}
