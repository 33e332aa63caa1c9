import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordOwner,
  passwordProblem,
} from '@meridian/domain/password';

export type PasswordRule = { readonly text: string; readonly isMet: boolean };

const DISTINCT_CHARACTERS = 5;

/** The password rules one by one, so that a form can tick them while the user types. */
export function passwordRules(password: string, owner: PasswordOwner): readonly PasswordRule[] {
  const length = Array.from(password).length;
  const isLong = length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH;
  const isVaried = new Set(password.trim().toLowerCase()).size >= DISTINCT_CHARACTERS;
  return [
    { text: `${MIN_PASSWORD_LENGTH} characters or more; a sentence is fine`, isMet: isLong },
    { text: `${DISTINCT_CHARACTERS} different characters or more`, isMet: isVaried },
    {
      text: 'Not common, not your email, name or organisation',
      isMet: isLong && isVaried && passwordProblem(password, owner) === null,
    },
  ];
}
