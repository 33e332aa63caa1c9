import {
  type ClientOrigin,
  type OpenSession,
  type Refused,
  USER_CHANGED,
  type UserChanged,
} from '@meridian/protocol/ports/identity';
import { appendToOutbox, type OutboxMessage } from '@meridian/storage/outbox';
import type { PinPurpose } from '@meridian/storage/schema/session-tables';
import { transaction } from '@meridian/storage/transaction';
import type { Db, IdentityContext } from '../identity-context.ts';
import { emailKey } from '../plain-text.ts';
import { NEEDS_SIGN_IN, SERVER_BUSY, type Unauthenticated } from '../refusals.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { endSessions } from '../sessions/end-sessions.ts';
import { findWaitingSession, type WaitingSession } from '../sessions/waiting-session.ts';
import { findUserByEmail, type UserRow } from '../users/user-row.ts';
import { checkPin, PIN_TIME_EXPIRED, type PinRefused } from './check-pin.ts';
import { grantReset } from './grant-reset.ts';
import { turnIntoFullSession } from './turn-into-full-session.ts';

export type VerifyPinRequest = {
  readonly email: string;
  readonly pin: string;
  readonly purpose: PinPurpose;
  /** The session that waits for the pin. Only a sign-in has one. */
  readonly token: string | null;
  /** The password of the registration whose address is verified. */
  readonly password?: string | undefined;
  readonly origin: ClientOrigin;
};

export type VerifyPinOutcome =
  | { readonly kind: 'signed-in'; readonly token: string; readonly session: OpenSession }
  | { readonly kind: 'reset-granted'; readonly resetToken: string }
  | { readonly kind: 'verified' }
  | PinRefused
  | Unauthenticated
  | Refused;

/**
 * Checks a mailed pin and returns a full session, a reset grant or a verified email. The pin proves only the address.
 * Verification also needs the registration's password; otherwise the owner of an address would admit whoever registered
 * with it.
 */
export async function verifyPin(context: IdentityContext, request: VerifyPinRequest): Promise<VerifyPinOutcome> {
  const { purpose, token } = request;
  const email = emailKey(request.email);
  const waiting = purpose === 'login' ? await findWaitingSession(context, token, email) : null;
  if (purpose === 'login' && waiting === null) return NEEDS_SIGN_IN;
  const known = purpose === 'verify' ? await checkPassword(context, email, request.password ?? '') : null;
  if (known === 'busy') return SERVER_BUSY;
  return transaction(context.database, async ({ db }) => {
    const isOwn = known === null || known.matches;
    const { ip } = request.origin;
    const refused = await checkPin(context, db, { email, purpose, pin: request.pin, ip, isOwn });
    if (refused !== null) return refuse(context, db, { refused, waiting, ip });
    const user = await findUserByEmail(db, email);
    // The user was disabled after the pin was mailed, so it is invalid.
    if (user === null || user.is_disabled) return PIN_TIME_EXPIRED;
    // Somebody registered again between the check and the pin.
    if (known !== null && user.password_hash !== known.hash) return PIN_TIME_EXPIRED;
    if (purpose === 'reset') return { kind: 'reset-granted', resetToken: await grantReset(context, db, email) };
    const messages = await markVerified(context, db, user, ip);
    if (waiting === null) {
      await appendToOutbox(db, messages, context.nowMs());
      return { kind: 'verified' };
    }
    const full = await turnIntoFullSession(context, db, { user, ...waiting, origin: request.origin });
    await appendToOutbox(db, messages, context.nowMs());
    return { kind: 'signed-in', ...full };
  });
}

type KnownPassword = { readonly matches: boolean; readonly hash: string | null };

async function checkPassword(
  { database, passwords }: IdentityContext,
  email: string,
  password: string,
): Promise<KnownPassword | 'busy'> {
  const hash = (await findUserByEmail(database.db, email))?.password_hash ?? null;
  const checked = await passwords.check(hash, password);
  return checked.kind === 'busy' ? 'busy' : { matches: checked.result.matches, hash };
}

/** When the pin is invalid, its waiting session ends too. The message says to sign in again. */
async function refuse(
  { nowMs }: IdentityContext,
  db: Db,
  { refused, waiting, ip }: { refused: PinRefused; waiting: WaitingSession | null; ip: string },
): Promise<PinRefused> {
  if (refused.code === 'pin-wrong' || waiting === null) return refused;
  const { sessionId, user } = waiting.session;
  await endSessions(db, { ids: [sessionId] }, refused.message, nowMs());
  const event = { kind: 'pin_tries_used_up' as const, actorId: user.id, subjectId: user.id, ip };
  if (refused.code === 'pin-limit-expired') await recordSecurityEvent(db, event, nowMs());
  return refused;
}

async function markVerified(
  { nowMs }: IdentityContext,
  db: Db,
  user: UserRow,
  ip: string,
): Promise<readonly OutboxMessage[]> {
  if (!user.needs_verification) return [];
  await db.updateTable('app_user').set({ needs_verification: false }).where('id', '=', user.id).execute();
  await recordSecurityEvent(db, { kind: 'email_verified', actorId: user.id, subjectId: user.id, ip }, nowMs());
  const payload: UserChanged = { user_id: user.id };
  return [{ topic: USER_CHANGED, key: String(user.id), payload }];
}
