import { normalizedEmail } from '@meridian/domain/email';

const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** PostgreSQL stores no NUL, and no other control character has a place in a name, a reason or a search. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROL_CHARACTERS, ' ').trim();
}

/** The form in which emails are kept and compared; what no email may hold becomes `?`, which finds nobody. */
export function emailKey(email: string): string {
  return normalizedEmail(email.trim().replaceAll(/[^\u0021-\u007e]/g, '?'));
}
