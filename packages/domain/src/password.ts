import type { Maybe } from './maybe.ts';

export const MIN_PASSWORD_LENGTH = 12;

/** Longer passwords would make hashing expensive, and nobody remembers one. */
export const MAX_PASSWORD_LENGTH = 128;

const MIN_DISTINCT_CHARACTERS = 5;

/** The most common passwords that are long enough for the length rule. */
const COMMON = new Set([
  'password1234',
  'password12345',
  'passwordpassword',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdfghjkl',
  '123456789012',
  '1234567890123',
  'administrator',
  'changeme1234',
  'letmein12345',
  'welcome12345',
  'iloveyou1234',
]);

export type PasswordOwner = {
  readonly email_id?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly organisation?: Maybe<string>;
};

function repeatsOwner(password: string, owner: PasswordOwner): boolean {
  const email = owner.email_id?.trim().toLowerCase() ?? '';
  const own = [email, email.split('@')[0] ?? '', owner.name, owner.organisation];
  return own.some((text) => (text ?? '') !== '' && password === text?.trim().toLowerCase());
}

/** The problem of a password, or null. Length is what protects; digits and symbols are not required. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
  const lower = password.trim().toLowerCase();
  if (lower === '') return 'Use more than spaces.';
  if (repeatsOwner(lower, owner)) return 'Use a password that is not your email, name or organisation.';
  if (new Set(lower).size < MIN_DISTINCT_CHARACTERS) {
    return `Use at least ${MIN_DISTINCT_CHARACTERS} different characters.`;
  }
  return COMMON.has(lower) ? 'This password is too common. Choose another.' : null;
}
