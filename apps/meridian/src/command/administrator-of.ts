import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { OpenDatabase } from '@meridian/storage/database';

/** The administrator that a command names as the author of its change. */
export async function administratorOf({ db }: OpenDatabase, email: string): Promise<{ userId: number; email: string }> {
  const user = await db
    .selectFrom('app_user')
    .innerJoin('user_permission', 'user_permission.user_id', 'app_user.id')
    .select(['app_user.id', 'is_admin', 'is_disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (user?.is_admin === true && !user.is_disabled) return { userId: user.id, email };
  throw new StartupProblem(`${email} is not an administrator.`, 'Name one with --as.');
}
