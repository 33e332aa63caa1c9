import type { Maybe } from './maybe.ts';
import { STORAGE_KEYS, type StorageKey } from './storage-keys.ts';
import { forcesRestart } from './verification.ts';

/** What the page does next; the web app only carries it out. */
export type LoginStep =
  | {
      readonly kind: 'verify-pin';
      readonly path: '/verify-pin';
      readonly store: Readonly<Partial<Record<StorageKey, string>>>;
    }
  | { readonly kind: 'logged-in'; readonly remove: readonly StorageKey[] }
  /** Everything of the session goes, and login starts over. */
  | { readonly kind: 'restart'; readonly path: '/login'; readonly message: string }
  | { readonly kind: 'show-error'; readonly message: string };

/** Credentials were right: either a pin is owed first, or the user is in. */
export function afterCredentials(answer: {
  readonly email_id: string;
  readonly token: string;
  readonly needs_verification: boolean;
}): LoginStep {
  if (!answer.needs_verification) return { kind: 'logged-in', remove: [] };
  const store = { [STORAGE_KEYS.emailId]: answer.email_id, [STORAGE_KEYS.nodeAuthToken]: answer.token };
  return { kind: 'verify-pin', path: '/verify-pin', store };
}

export function afterPinAccepted(): LoginStep {
  return { kind: 'logged-in', remove: [STORAGE_KEYS.emailId] };
}

export function afterPinRefused(message: string): LoginStep {
  return forcesRestart(message) ? { kind: 'restart', path: '/login', message } : { kind: 'show-error', message };
}

export type ResetStep = 'verify-email' | 'verify-pin' | 'reset';

/** Verify the email, then the pin, then set the password; null is the end. */
export function nextResetStep(done: ResetStep): ResetStep | null {
  if (done === 'verify-email') return 'verify-pin';
  return done === 'verify-pin' ? 'reset' : null;
}

/** The reset email that is kept after an error: none, once the pin's limit or time has run out. */
export function resetEmailAfterError(resetEmail: Maybe<string>, message: string): string | null {
  return forcesRestart(message) ? null : (resetEmail ?? null);
}
