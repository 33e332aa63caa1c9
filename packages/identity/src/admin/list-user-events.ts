import type { SecurityEvent } from '@meridian/protocol/rest/admin-calls';
import type { IdentityContext } from '../identity-context.ts';
import { findUserById } from '../users/user-row.ts';
import { USER_NOT_FOUND, type UserNotFound } from './admin-change.ts';

export type UserEventsOutcome = { readonly kind: 'found'; readonly events: SecurityEvent[] } | UserNotFound;

/** What happened to a user, newest first. */
export async function listUserEvents(
  { database }: IdentityContext,
  userId: number,
  limit: number,
): Promise<UserEventsOutcome> {
  if ((await findUserById(database.db, userId)) === null) return USER_NOT_FOUND;
  const rows = await database.db
    .selectFrom('security_event')
    .leftJoin('app_user as actor', 'actor.id', 'security_event.actor_user_id')
    .select(['security_event.id', 'at_ms', 'kind', 'detail', 'ip', 'actor.email as actor'])
    .where('subject_user_id', '=', userId)
    .orderBy('security_event.id', 'desc')
    .limit(limit)
    .execute();
  const events = rows.map(({ id, at_ms, kind, detail, ip, actor }) => ({
    id,
    at_ms,
    kind,
    actor,
    detail,
    ip: ip ?? '',
  }));
  return { kind: 'found', events };
}
