import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { sql } from 'kysely';
import type { Db } from '../identity-context.ts';
import { FAILURE_WINDOW_MS } from '../sign-in/sign-in-attempts.ts';
import { selectUsers, toUser, type UserRow } from '../users/user-row.ts';

/** Users for an administrator: with failures, lock and open sessions. */
export function selectAdminUsers(db: Db, nowMs: number) {
  return selectUsers(db).select((select) => [
    select
      .selectFrom('session')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('session.user_id', '=', 'app_user.id')
      .where('session.revoked_ms', 'is', null)
      .where('session.expires_ms', '>', nowMs)
      .as('open_sessions'),
    select
      .selectFrom('login_failure')
      .select(sql<number>`coalesce(sum(login_failure.failures), 0)`.as('sum'))
      .whereRef('login_failure.email', '=', 'app_user.email')
      .where('login_failure.last_ms', '>', nowMs - FAILURE_WINDOW_MS)
      .as('failed_logins'),
    select
      .selectFrom('login_failure')
      .select(({ fn }) => fn.max('login_failure.locked_until_ms').as('until'))
      .whereRef('login_failure.email', '=', 'app_user.email')
      .where('login_failure.locked_until_ms', '>', nowMs)
      .as('locked_until_ms'),
  ]);
}

type AdminUserRow = UserRow & {
  readonly open_sessions: number | null;
  readonly failed_logins: number | null;
  readonly locked_until_ms: number | null;
};

export function toAdminUser(row: AdminUserRow): AdminUser {
  return {
    ...toUser(row),
    version: row.version,
    needs_verification: row.needs_verification,
    is_disabled: row.is_disabled,
    is_fix_user: row.is_fix_user,
    fix_registration: fixRegistrationOf(row),
    max_connections: row.max_connections,
    created_ms: row.created_ms,
    last_login_ms: row.last_login_ms,
    locked_until_ms: row.locked_until_ms,
    failed_logins: row.failed_logins ?? 0,
    open_sessions: row.open_sessions ?? 0,
  };
}

export async function findAdminUser(db: Db, id: number, nowMs: number): Promise<AdminUser | null> {
  const row = await selectAdminUsers(db, nowMs).where('app_user.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toAdminUser(row);
}

function fixRegistrationOf({ is_fix_user, fix_comp_ids, fix_contact }: UserRow): AdminUser['fix_registration'] {
  if (!is_fix_user) return null;
  const [sender = '', target = ''] = fix_comp_ids ?? [];
  return {
    sender_comp_id: sender,
    target_comp_id: target,
    contact_name: fix_contact?.name ?? '',
    contact_phone: fix_contact?.phone ?? '',
  };
}
