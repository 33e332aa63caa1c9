import type { Db } from '../identity-context.ts';
import { allAccounts } from '../users/user-accounts.ts';
import type { ChangeableFields } from './user-change.ts';

export type UpdateRefused = {
  readonly kind: 'update-refused';
  readonly code: 'own-rights' | 'last-administrator' | 'unknown-account';
  readonly message: string;
};

/** Null when the change may be made. */
export async function refuseUpdate(
  db: Db,
  actorId: number,
  userId: number,
  before: ChangeableFields,
  after: ChangeableFields,
): Promise<UpdateRefused | null> {
  if (actorId === userId && !after.is_admin) {
    return refused('own-rights', 'You cannot take the administrator right from yourself.');
  }
  if (actorId === userId && after.is_disabled) return refused('own-rights', 'You cannot disable yourself.');
  const losesAdministrator = before.is_admin && !before.is_disabled && (!after.is_admin || after.is_disabled);
  if (losesAdministrator && (await countOtherAdministrators(db, userId)) === 0) {
    return refused('last-administrator', 'The last administrator stays.');
  }
  return refuseUnknownAccounts(db, before, after);
}

async function countOtherAdministrators(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_permission')
    .innerJoin('app_user', 'app_user.id', 'user_permission.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_admin', '=', true)
    .where('is_disabled', '=', false)
    .where('user_id', '!=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Only what is newly granted must exist: an account that was removed meanwhile does not block other changes. */
async function refuseUnknownAccounts(
  db: Db,
  before: ChangeableFields,
  after: ChangeableFields,
): Promise<UpdateRefused | null> {
  const known = await allAccounts(db);
  const accounts = new Set([...before.accounts, ...known.map(({ account }) => account)]);
  const allocAccounts = new Set([...before.alloc_accounts, ...known.map(({ alloc_account }) => alloc_account)]);
  const unknown = [
    ...after.accounts.filter((name) => !accounts.has(name)),
    ...after.alloc_accounts.filter((name) => !allocAccounts.has(name)),
  ];
  if (unknown.length === 0) return null;
  return refused('unknown-account', `There is no account ${unknown.slice(0, 5).join(', ')}.`);
}

function refused(code: UpdateRefused['code'], message: string): UpdateRefused {
  return { kind: 'update-refused', code, message };
}
