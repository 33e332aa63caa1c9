import { isEmail } from './email.ts';
import type { FixRegistration, Registration } from './entities/login.ts';
import { passwordProblem } from './password.ts';
import { firstSpecialCharacter } from './special-characters.ts';

/** By field name. Empty for a valid form. */
export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string };

const MAX_NAME_LENGTH = 100;
const MAX_SHORT_NAME_LENGTH = 20;
const MAX_COMP_ID_LENGTH = 64;

function textProblem(text: string, label: string, maxLength: number): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return `${label} is required.`;
  return trimmed.length > maxLength ? `${label} can have at most ${maxLength} characters.` : null;
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Email is required.';
  return isEmail(email.trim()) ? null : 'Enter an email address such as name@company.com.';
}

/** Short names appear in grids and file names, where punctuation causes problems. */
function shortNameProblem(shortName: string): string | null {
  const problem = textProblem(shortName, 'Short name', MAX_SHORT_NAME_LENGTH);
  if (problem !== null) return problem;
  const special = firstSpecialCharacter(shortName);
  return special === null ? null : `Short name cannot have ${special}: use letters, digits and spaces.`;
}

/** A control character ends a FIX field, so a CompID must not contain one, nor a space. */
function compIdProblem(compId: string, label: string): string | null {
  const problem = textProblem(compId, label, MAX_COMP_ID_LENGTH);
  if (problem !== null) return problem;
  return /^[\x21-\x7e]+$/.test(compId.trim())
    ? null
    : `${label} can have visible ASCII characters only, without spaces.`;
}

function phoneProblem(phone: string): string | null {
  if (phone.trim() === '') return 'Contact phone is required.';
  return /^\+?[0-9][0-9 ()/-]{4,30}$/.test(phone.trim()) ? null : 'Enter a phone number such as +1 212 555 0100.';
}

function onlyProblems<Form>(problems: { readonly [Field in keyof Form]: string | null }): FieldErrors<Form> {
  const errors: { [Field in keyof Form]?: string } = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}

function registrationProblems(form: Registration) {
  return {
    name: textProblem(form.name, 'Name', MAX_NAME_LENGTH),
    email_id: emailProblem(form.email_id),
    short_name: shortNameProblem(form.short_name),
    password: form.password === '' ? 'Password is required.' : passwordProblem(form.password, form),
    organisation: textProblem(form.organisation, 'Organisation', MAX_NAME_LENGTH),
  };
}

export function validateRegistration(form: Registration): FieldErrors<Registration> {
  return onlyProblems<Registration>(registrationProblems(form));
}

export function validateFixRegistration(form: FixRegistration): FieldErrors<FixRegistration> {
  return onlyProblems<FixRegistration>({
    ...registrationProblems(form),
    sender_comp_id: compIdProblem(form.sender_comp_id, 'SenderCompID'),
    target_comp_id:
      compIdProblem(form.target_comp_id, 'TargetCompID') ??
      (form.target_comp_id.trim() === form.sender_comp_id.trim()
        ? 'TargetCompID must differ from SenderCompID.'
        : null),
    contact_name: textProblem(form.contact_name, 'Contact name', MAX_NAME_LENGTH),
    contact_phone: phoneProblem(form.contact_phone),
  });
}
