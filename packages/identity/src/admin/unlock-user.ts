import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import type { IdentityContext } from '../identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import {
  type Administrator,
  asAdministrator,
  type NotAdministrator,
  USER_NOT_FOUND,
  type UserNotFound,
} from './admin-change.ts';
import { findAdminUser } from './admin-user.ts';

export type UnlockUserOutcome =
  | { readonly kind: 'unlocked'; readonly user: AdminUser }
  | UserNotFound
  | NotAdministrator;

/** Clears the failed sign-ins of a user from every address. */
export async function unlockUser(
  context: IdentityContext,
  administrator: Administrator,
  userId: number,
): Promise<UnlockUserOutcome> {
  return asAdministrator<UnlockUserOutcome>(context, administrator, async (db) => {
    const nowMs = context.nowMs();
    const user = await findAdminUser(db, userId, nowMs);
    if (user === null) return USER_NOT_FOUND;
    await db.deleteFrom('login_failure').where('email', '=', user.email_id).execute();
    const detail = { before: { failed_logins: user.failed_logins, locked_until_ms: user.locked_until_ms } };
    const { user: actor, origin } = administrator;
    const event = { kind: 'unlocked' as const, actorId: actor.id, subjectId: userId, ip: origin.ip, detail };
    await recordSecurityEvent(db, event, nowMs);
    return { kind: 'unlocked', user: { ...user, failed_logins: 0, locked_until_ms: null } };
  });
}
