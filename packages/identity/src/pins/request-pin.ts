import type { ClientOrigin, Refused } from '@meridian/protocol/ports/identity';
import { appendToOutbox, type OutboxMessage } from '@meridian/storage/outbox';
import type { PinPurpose } from '@meridian/storage/schema/session-tables';
import { transaction } from '@meridian/storage/transaction';
import { checkCaptcha } from '../check-captcha.ts';
import type { Db, IdentityContext } from '../identity-context.ts';
import { mailToOutbox } from '../mail/mail-outbox.ts';
import { alreadyVerifiedMail } from '../mail/mail-templates.ts';
import { emailKey } from '../plain-text.ts';
import { NEEDS_SIGN_IN, tooManyAttempts, type Unauthenticated } from '../refusals.ts';
import { findWaitingSession } from '../sessions/waiting-session.ts';
import { findUserByEmail, type UserRow } from '../users/user-row.ts';
import { type IssuedPin, issuePin } from './issue-pin.ts';
import { pinMailMessages, secondsUntil } from './pin-mail.ts';

export type RequestPinRequest = {
  readonly email: string;
  readonly purpose: PinPurpose;
  readonly captcha?: string | undefined;
  /** The session that waits for the pin. Only a sign-in has one. */
  readonly token: string | null;
  readonly origin: ClientOrigin;
};

export type RequestPinOutcome =
  | { readonly kind: 'accepted'; readonly message: string; readonly pinExpiresInSeconds: number }
  | Unauthenticated
  | Refused;

const ACCEPTED = 'If the email is known, a code is on its way to it.';
const STILL_GOOD = 'A code was asked for moments ago. If the email is known, it is in its mailbox.';

/** Mails a pin. The response never reveals whether the email has a user. */
export async function requestPin(context: IdentityContext, request: RequestPinRequest): Promise<RequestPinOutcome> {
  const email = emailKey(request.email);
  if (request.purpose === 'login') {
    if ((await findWaitingSession(context, request.token, email)) === null) return NEEDS_SIGN_IN;
  } else {
    const refused = await checkCaptcha(context, request.captcha);
    if (refused !== null) return refused;
  }
  return transaction(context.database, ({ db }) => issueAndMail(context, db, email, request));
}

async function issueAndMail(
  context: IdentityContext,
  db: Db,
  email: string,
  { purpose, origin }: RequestPinRequest,
): Promise<RequestPinOutcome> {
  const found = await findUserByEmail(db, email);
  const user = found?.is_disabled === true ? null : found;
  const isOwed = user !== null && (purpose !== 'verify' || user.needs_verification);
  const pin = await issuePin(context, db, { email, purpose, userId: isOwed ? user.id : null, ip: origin.ip });
  if (pin.kind === 'refused') return tooManyAttempts(pin.retryAfterSeconds);
  const nowMs = context.nowMs();
  await appendToOutbox(db, mailsFor(context, user, isOwed, purpose, pin), nowMs);
  return {
    kind: 'accepted',
    message: pin.kind === 'issued' ? ACCEPTED : STILL_GOOD,
    pinExpiresInSeconds: secondsUntil(pin.expiresMs, nowMs),
  };
}

function mailsFor(
  context: IdentityContext,
  user: UserRow | null,
  isOwed: boolean,
  purpose: PinPurpose,
  pin: IssuedPin,
): OutboxMessage[] {
  if (user === null || pin.kind !== 'issued') return [];
  if (isOwed) return pinMailMessages(context, user.email, purpose, pin);
  return [mailToOutbox(context.keys.mail, alreadyVerifiedMail(user.email), pin.expiresMs)];
}
