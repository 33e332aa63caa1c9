const MAX_EMAIL_LENGTH = 254;

/** Letters, digits and . % + - before the @, without underscore. This rule is narrower than the standard. */
export const EMAIL_PATTERN = /^[A-Za-z0-9.%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(text);
}

/** The form that identifies a user, so that a capital letter does not create a second account. */
export function normalizedEmail(text: string): string {
  return text.trim().toLowerCase();
}
