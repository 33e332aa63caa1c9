import { sql } from 'kysely';
import type { Db } from '../identity-context.ts';
import type { UserRow } from '../users/user-row.ts';

const MAX_NAMED = 5;

/** Tells an administrator whose save came second who changed what since their version. */
export async function describeOvertakingChanges(db: Db, user: UserRow, sinceVersion: number): Promise<string> {
  const events = await db
    .selectFrom('security_event')
    .leftJoin('app_user as actor', 'actor.id', 'security_event.actor_user_id')
    .select(['detail', 'actor.email as actor'])
    .where('kind', '=', 'user_updated')
    .where('subject_user_id', '=', user.id)
    .where(sql<number>`(detail->>'version')::int`, '>', sinceVersion)
    .orderBy('security_event.id', 'desc')
    .limit(MAX_NAMED)
    .execute();
  const changes = events.map(({ detail, actor }) => {
    const fields = Object.keys(Object(detail['changes'])).join(', ');
    return `${actor ?? 'somebody'} changed ${fields === '' ? 'nothing' : fields} (${String(detail['reason'])})`;
  });
  const what = changes.length === 0 ? '' : `: ${changes.join('; ')}`;
  return `${user.email} was changed meanwhile${what}. Please look at the user again.`;
}
