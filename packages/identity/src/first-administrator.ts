import { NO_PERMISSIONS, PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import { emailProblem } from '@meridian/domain/registration-validation';
import { withoutSpecialCharacters } from '@meridian/domain/special-characters';
import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import { createPasswordHasher, type PasswordHasher } from './password-hash.ts';
import { weakPassword } from './passwords/weak-password.ts';
import { emailKey, withoutControls } from './plain-text.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { insertUser } from './users/insert-user.ts';

export type FirstAdministratorOptions = {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
  readonly passwords?: PasswordHasher;
};

export type NewAdministrator = { readonly email: string; readonly name: string; readonly password: string };

export type FirstAdministratorOutcome =
  | { readonly kind: 'created'; readonly userId: number; readonly email: string }
  | { readonly kind: 'exists'; readonly message: string }
  | { readonly kind: 'invalid'; readonly message: string };

const ALL_FLAGS = Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, true]));

/** For `npm run admin -- create`: an administrator with all permissions but no accounts, with a verified email. */
export async function createFirstAdministrator(
  { database, nowMs, passwords = createPasswordHasher() }: FirstAdministratorOptions,
  { email: emailText, name: nameText, password }: NewAdministrator,
): Promise<FirstAdministratorOutcome> {
  const email = emailKey(emailText);
  const name = withoutControls(nameText);
  const wrong =
    emailProblem(email) ??
    (name === '' ? 'Name is required.' : null) ??
    weakPassword(password, { email_id: email, name });
  if (wrong !== null) return { kind: 'invalid', message: wrong };
  const hashed = await passwords.hash(password);
  if (hashed.kind === 'busy') throw new Error('the password hasher is busy');
  return transaction(database, async ({ db }) => {
    const permissions = { ...NO_PERMISSIONS, ...ALL_FLAGS };
    const shortName = withoutSpecialCharacters(name.split(' ')[0] ?? name);
    const person = { email, name, shortName, organisation: '', needsVerification: false, fix: null };
    const userId = await insertUser(db, { ...person, passwordHash: hashed.result, permissions }, nowMs());
    if (userId === null) return { kind: 'exists', message: `There is a user ${email} already.` };
    const detail = { is_admin: true, by: 'command line' };
    await recordSecurityEvent(
      db,
      { kind: 'user_created', actorId: null, subjectId: userId, ip: null, detail },
      nowMs(),
    );
    return { kind: 'created', userId, email };
  });
}
