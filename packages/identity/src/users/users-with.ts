import type { PermissionFlag } from '@meridian/domain/entities/permissions';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { IdentityContext } from '../identity-context.ts';
import { selectUsers, toUser } from './user-row.ts';

/** More holders of one permission than this are an error of whoever grants it. */
const MAX_USERS = 200;

/** Those who hold a permission and may sign in, by email. */
export async function usersWith({ database }: IdentityContext, flag: PermissionFlag): Promise<readonly User[]> {
  const rows = await selectUsers(database.db)
    .where(`user_permission.${flag}`, '=', true)
    .where('app_user.is_disabled', '=', false)
    .where('app_user.needs_verification', '=', false)
    .orderBy('app_user.email')
    .limit(MAX_USERS)
    .execute();
  return rows.map(toUser);
}
