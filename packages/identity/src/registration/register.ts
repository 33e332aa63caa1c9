import { validateFixRegistration, validateRegistration } from '@meridian/domain/registration-validation';
import { PIN_LIFETIME_MS } from '@meridian/domain/verification';
import type { FixRegistration, Registration } from '@meridian/protocol/live/identity-messages';
import type { ClientOrigin, RegistrationOutcome } from '@meridian/protocol/ports/identity';
import { appendToOutbox } from '@meridian/storage/outbox';
import { transaction } from '@meridian/storage/transaction';
import { checkCaptcha } from '../check-captcha.ts';
import type { Db, IdentityContext } from '../identity-context.ts';
import { mailToOutbox } from '../mail/mail-outbox.ts';
import { alreadyRegisteredMail } from '../mail/mail-templates.ts';
import { weakPassword } from '../passwords/weak-password.ts';
import { issuePin } from '../pins/issue-pin.ts';
import { pinMailMessages } from '../pins/pin-mail.ts';
import { emailKey } from '../plain-text.ts';
import { SERVER_BUSY } from '../refusals.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { insertUser, type NewUser, replaceUser } from '../users/insert-user.ts';
import { toNewFixUser, toNewUser } from './new-user.ts';

export async function register(
  context: IdentityContext,
  registration: Registration,
  origin: ClientOrigin,
): Promise<RegistrationOutcome> {
  const invalid = describeErrors(withWeakPassword(registration, validateRegistration(registration)));
  return invalid ?? admit(context, registration, origin, (hash) => toNewUser(registration, hash));
}

export async function registerFix(
  context: IdentityContext,
  registration: FixRegistration,
  origin: ClientOrigin,
): Promise<RegistrationOutcome> {
  const invalid = describeErrors(withWeakPassword(registration, validateFixRegistration(registration)));
  return invalid ?? admit(context, registration, origin, (hash) => toNewFixUser(registration, hash));
}

type Errors = Readonly<Record<string, string | undefined>>;

function withWeakPassword(registration: Registration, errors: Errors): Errors {
  const { password, email_id, name, organisation } = registration;
  return {
    ...errors,
    password: errors['password'] ?? weakPassword(password, { email_id, name, organisation }) ?? undefined,
  };
}

function describeErrors(errors: Errors): RegistrationOutcome | null {
  const fields = Object.fromEntries(Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text]] : [])));
  const [first] = Object.values(fields);
  return first === undefined ? null : { kind: 'invalid', message: first, fields };
}

/**
 * An existing email takes the same work and gets the same response; its owner gets a mail. For an unverified email the
 * newest form counts, once the pin of the previous one has expired.
 */
async function admit(
  context: IdentityContext,
  { email_id, password, captcha }: Registration,
  origin: ClientOrigin,
  newUser: (passwordHash: string) => NewUser,
): Promise<RegistrationOutcome> {
  const refused = await checkCaptcha(context, captcha);
  if (refused !== null) return refused;
  const hashed = await context.passwords.hash(password);
  if (hashed.kind === 'busy') return SERVER_BUSY;
  const email = emailKey(email_id);
  await transaction(context.database, async ({ db }) => {
    const user = newUser(hashed.result);
    const userId = await insertUser(db, user, context.nowMs());
    if (userId !== null) return welcome(context, db, { userId, email, origin });
    const unproven = await findUnproven(db, email);
    return unproven === null
      ? hintToOwner(context, db, email, origin)
      : registerAnew(context, db, { userId: unproven, user, origin });
  });
  return {
    kind: 'registered',
    message: 'Thank you. A code to verify your email is on its way to it.',
    pinExpiresInSeconds: PIN_LIFETIME_MS / 1000,
  };
}

type NewRegistration = { readonly userId: number; readonly email: string; readonly origin: ClientOrigin };

async function welcome(
  context: IdentityContext,
  db: Db,
  { userId, email, origin: { ip } }: NewRegistration,
): Promise<void> {
  const nowMs = context.nowMs();
  const pin = await issuePin(context, db, { email, purpose: 'verify', userId, ip });
  await recordSecurityEvent(db, { kind: 'registered', actorId: userId, subjectId: userId, ip }, nowMs);
  await appendToOutbox(db, pinMailMessages(context, email, 'verify', pin), nowMs);
}

/** The user of an unverified email who never signed in. Null without one. */
async function findUnproven(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .where('needs_verification', '=', true)
    .where('is_disabled', '=', false)
    .where('last_login_ms', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

type Anew = { readonly userId: number; readonly user: NewUser; readonly origin: ClientOrigin };

async function registerAnew(context: IdentityContext, db: Db, { userId, user, origin }: Anew): Promise<void> {
  const { email } = user;
  const pin = await issuePin(context, db, { email, purpose: 'verify', userId, ip: origin.ip, keepsLivePin: true });
  // A mailed pin belongs to the form it was mailed for.
  if (pin.kind !== 'issued') return;
  await replaceUser(db, userId, user);
  await recordSecurityEvent(
    db,
    { kind: 'registered', actorId: userId, subjectId: userId, ip: origin.ip },
    context.nowMs(),
  );
  await appendToOutbox(db, pinMailMessages(context, email, 'verify', pin), context.nowMs());
}

async function hintToOwner(context: IdentityContext, db: Db, email: string, { ip }: ClientOrigin): Promise<void> {
  // An unknowable pin keeps the behaviour identical, and its limits protect the owner's mailbox.
  const pin = await issuePin(context, db, { email, purpose: 'verify', userId: null, ip, keepsLivePin: true });
  if (pin.kind !== 'issued') return;
  const hint = mailToOutbox(context.keys.mail, alreadyRegisteredMail(email), pin.expiresMs);
  await appendToOutbox(db, [hint], context.nowMs());
}
