import type { ClientOrigin, OpenSession, Refused } from '@meridian/protocol/ports/identity';
import { addressKey } from '@meridian/service-kit/address-key';
import type { IdentityContext } from '../identity-context.ts';
import { SERVER_BUSY, WRONG_PASSWORD } from '../refusals.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { admitTry, clearFailures, takeBackAttempt } from '../sign-in/sign-in-attempts.ts';
import { findUserById, type UserRow } from '../users/user-row.ts';

export type OwnPasswordRequest = {
  readonly session: OpenSession;
  readonly password: string;
  readonly origin: ClientOrigin;
};

export type OwnPasswordCheck = { readonly kind: 'right'; readonly user: UserRow } | Refused;

/**
 * Checks the password of a signed-in user. Failures count like failed sign-ins from the same address, so that an
 * unattended screen is no place to guess.
 */
export async function checkOwnPassword(
  context: IdentityContext,
  { session, password, origin }: OwnPasswordRequest,
): Promise<OwnPasswordCheck> {
  const { db } = context.database;
  const key = { email: session.user.email_id, address: addressKey(origin.ip) };
  const admission = await admitTry(context, key);
  if (admission.kind === 'refused') return admission;
  const user = await findUserById(db, session.user.id);
  const check = await context.passwords.check(user?.password_hash ?? null, password);
  if (check.kind === 'busy') {
    await takeBackAttempt(db, key);
    return SERVER_BUSY;
  }
  if (user === null || !check.result.matches) {
    const event = { actorId: session.user.id, subjectId: session.user.id, ip: origin.ip };
    await recordSecurityEvent(db, { ...event, kind: 'password_check_failed' }, context.nowMs());
    return WRONG_PASSWORD;
  }
  await clearFailures(db, key);
  return { kind: 'right', user };
}
