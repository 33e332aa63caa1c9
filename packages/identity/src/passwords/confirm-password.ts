import type { Refused } from '@meridian/protocol/ports/identity';
import { transaction } from '@meridian/storage/transaction';
import type { IdentityContext } from '../identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { checkOwnPassword, type OwnPasswordRequest } from './check-own-password.ts';

export type ConfirmPasswordOutcome = { readonly kind: 'confirmed'; readonly confirmedMs: number } | Refused;

/** Proves the password again. It holds for the session and those it opened. */
export async function confirmPassword(
  context: IdentityContext,
  request: OwnPasswordRequest,
): Promise<ConfirmPasswordOutcome> {
  const check = await checkOwnPassword(context, request);
  if (check.kind === 'refused') return check;
  const { sessionId, user } = request.session;
  const now = context.nowMs();
  await transaction(context.database, async ({ db }) => {
    await db
      .updateTable('session')
      .set({ confirmed_ms: now, active_ms: now })
      .where((where) => where.or([where('id', '=', sessionId), where('opened_by', '=', sessionId)]))
      .where('revoked_ms', 'is', null)
      .execute();
    const event = { actorId: user.id, subjectId: user.id, ip: request.origin.ip };
    await recordSecurityEvent(db, { ...event, kind: 'password_confirmed' }, now);
  });
  return { kind: 'confirmed', confirmedMs: now };
}
