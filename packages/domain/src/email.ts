const MAX_EMAIL_LENGTH = 254;

/** Letters, digits and . % + - before the @, and no underscore: the rule of the product, narrower than the standard. */
export const EMAIL_PATTERN = /^[A-Za-z0-9.%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(text);
}

/** Accounts are found by this form, so that a capital letter does not make a second person. */
export function normalizedEmail(text: string): string {
  return text.trim().toLowerCase();
}
