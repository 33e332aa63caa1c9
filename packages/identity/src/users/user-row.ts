import { PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import { traderIdOf } from '@meridian/domain/trader-id';
import type { PermissionSet, User } from '@meridian/protocol/rest/identity-schemas';
import type { Db } from '../identity-context.ts';

/** All users with permissions and password hash. The rows must stay inside this package. */
export function selectUsers(db: Db) {
  return db
    .selectFrom('app_user')
    .innerJoin('user_permission', 'user_permission.user_id', 'app_user.id')
    .selectAll('app_user')
    .select(PERMISSION_FLAGS)
    .select(['data_permissions', 'version']);
}

export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  return (await selectUsers(db).where('app_user.email', '=', email).executeTakeFirst()) ?? null;
}

export async function findUserById(db: Db, id: number): Promise<UserRow | null> {
  return (await selectUsers(db).where('app_user.id', '=', id).executeTakeFirst()) ?? null;
}

type PermissionRow = Pick<UserRow, (typeof PERMISSION_FLAGS)[number] | 'data_permissions'>;

export function toPermissions(row: PermissionRow): PermissionSet {
  return {
    is_admin: row.is_admin,
    are_actions_permitted: row.are_actions_permitted,
    dashboard_permit: row.dashboard_permit,
    log_permit: row.log_permit,
    python_permit: row.python_permit,
    market_impact_permit: row.market_impact_permit,
    market_data_permit: row.market_data_permit,
    surveillance_permit: row.surveillance_permit,
    data_permissions: {
      accounts: [...row.data_permissions.accounts],
      alloc_accounts: [...row.data_permissions.alloc_accounts],
    },
  };
}

type PersonRow = Pick<UserRow, 'id' | 'email' | 'name' | 'short_name' | 'trader_id' | 'organisation'>;

export function toUser(row: PersonRow & PermissionRow): User {
  return {
    id: row.id,
    email_id: row.email,
    name: row.name,
    short_name: row.short_name,
    trader_id: traderIdOf(row),
    organisation: row.organisation,
    ...toPermissions(row),
  };
}
