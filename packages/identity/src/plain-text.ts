import { normalizedEmail } from '@meridian/domain/email';

const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** PostgreSQL cannot store NUL, and other control characters do not belong in a name, reason or search. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROL_CHARACTERS, ' ').trim();
}

/** The form in which emails are stored and compared. Invalid characters become `?`, which matches nobody. */
export function emailKey(email: string): string {
  return normalizedEmail(email.trim().replaceAll(/[^\u0021-\u007e]/g, '?'));
}
