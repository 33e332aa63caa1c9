import type { Refused, SignInOutcome, SignInRequest } from '@meridian/protocol/ports/identity';
import { addressKey } from '@meridian/service-kit/address-key';
import type { IdentityContext } from '../identity-context.ts';
import { emailKey } from '../plain-text.ts';
import { NO_PYTHON_PERMIT, SERVER_BUSY, WRONG_CREDENTIALS } from '../refusals.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { authenticate } from '../sessions/authenticate.ts';
import { findUserByEmail, findUserById, type UserRow } from '../users/user-row.ts';
import { openSignedInSession } from './open-signed-in-session.ts';
import { admitAttempt, clearFailures, takeBackAttempt } from './sign-in-attempts.ts';

/** Opens a session of one of the three services, by password or by a full main session. */
export async function signIn(context: IdentityContext, request: SignInRequest): Promise<SignInOutcome> {
  const email = emailKey(request.email);
  if (request.password !== undefined) return signInByPassword(context, request, email, request.password);
  if (request.mainToken !== undefined) return signInByMainToken(context, request, email, request.mainToken);
  return WRONG_CREDENTIALS;
}

async function signInByPassword(
  context: IdentityContext,
  request: SignInRequest,
  email: string,
  password: string,
): Promise<SignInOutcome> {
  const { db } = context.database;
  const key = { email, address: addressKey(request.origin.ip) };
  const admission = await admitAttempt(context, key, request.captcha);
  if (admission.kind === 'refused') return admission;
  const user = await findUserByEmail(db, email);
  const check = await context.passwords.check(user?.password_hash ?? null, password);
  if (check.kind === 'busy') {
    await takeBackAttempt(db, key);
    return SERVER_BUSY;
  }
  if (user === null || !check.result.matches) {
    await recordFailure(context, request, email, user, admission.isLastTry);
    return WRONG_CREDENTIALS;
  }
  await clearFailures(db, key);
  const refused = refuseByPermission(request, user);
  if (refused !== null) return refused;
  const outcome = await openSignedInSession(context, { request, user, opener: null });
  if (check.result.isOutdated) await renewHash(context, user, password);
  return outcome;
}

/** The token is signed, so guessing is impossible and nothing is counted. */
async function signInByMainToken(
  context: IdentityContext,
  request: SignInRequest,
  email: string,
  mainToken: string,
): Promise<SignInOutcome> {
  if (request.kind === 'main') return WRONG_CREDENTIALS;
  const main = await authenticate(context, 'main', mainToken);
  if (main === null || !main.isVerified || main.user.email_id !== email) return WRONG_CREDENTIALS;
  const user = await findUserById(context.database.db, main.user.id);
  if (user === null) return WRONG_CREDENTIALS;
  return refuseByPermission(request, user) ?? openSignedInSession(context, { request, user, opener: main });
}

function refuseByPermission({ kind }: SignInRequest, user: UserRow): Refused | null {
  return kind === 'market_intelligence' && !user.is_disabled && !user.needs_verification && !user.python_permit
    ? NO_PYTHON_PERMIT
    : null;
}

async function recordFailure(
  { database, nowMs }: IdentityContext,
  { kind, origin }: SignInRequest,
  email: string,
  user: UserRow | null,
  isLastTry: boolean,
): Promise<void> {
  const event = { actorId: null, subjectId: user?.id ?? null, ip: origin.ip, detail: { email, service: kind } };
  await recordSecurityEvent(database.db, { ...event, kind: isLastTry ? 'locked_out' : 'sign_in_failed' }, nowMs());
}

async function renewHash({ database, passwords }: IdentityContext, user: UserRow, password: string): Promise<void> {
  const renewed = await passwords.hash(password);
  if (renewed.kind === 'busy') return;
  await database.db
    .updateTable('app_user')
    .set({ password_hash: renewed.result })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}
