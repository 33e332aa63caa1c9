import { type DutyPolicy, newPairs, pairWords, whyNotAct } from '@meridian/domain/duties/duties';
import { PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import { traderIdProblem } from '@meridian/domain/trader-id';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Db } from '../identity-context.ts';
import { allAccounts } from '../users/user-accounts.ts';
import { readDutyPolicy } from './duties.ts';
import type { ChangeableFields } from './user-change.ts';

export type UpdateRefused = {
  readonly kind: 'update-refused';
  readonly code: 'own-rights' | 'unknown-account' | 'trader-id' | 'excluded-duties';
  readonly message: string;
};

/**
 * Null when the change is allowed. One administrator always remains, because changes run one at a time and nobody can
 * remove their own right.
 */
export async function refuseUpdate(
  db: Db,
  actor: User,
  userId: number,
  before: ChangeableFields,
  after: ChangeableFields,
): Promise<UpdateRefused | null> {
  if (actor.id === userId && !after.is_admin) {
    return refused('own-rights', 'You cannot take the administrator right from yourself.');
  }
  if (actor.id === userId && after.is_disabled) return refused('own-rights', 'You cannot disable yourself.');
  return (
    (await refuseTraderId(db, userId, before, after)) ??
    (await refuseUnknownAccounts(db, before, after)) ??
    refuseDuties(await readDutyPolicy(db), actor, before, after)
  );
}

/** Taking away is never refused, so that whoever breaks the policy can be brought back to it. */
function refuseDuties(
  policy: DutyPolicy,
  actor: User,
  before: ChangeableFields,
  after: ChangeableFields,
): UpdateRefused | null {
  const [pair] = newPairs(before, after, policy, 'refuse');
  if (pair !== undefined) {
    const message = `One person may not ${pairWords(pair)}: the desk's policy refuses it. Take one of the two away.`;
    return refused('excluded-duties', message);
  }
  const why = givesMore(before, after) ? whyNotAct(actor, policy, 'grants') : null;
  return why === null ? null : refused('excluded-duties', why);
}

function givesMore(before: ChangeableFields, after: ChangeableFields): boolean {
  return (
    PERMISSION_FLAGS.some((flag) => after[flag] && !before[flag]) ||
    after.accounts.some((name) => !before.accounts.includes(name)) ||
    after.alloc_accounts.some((name) => !before.alloc_accounts.includes(name))
  );
}

async function refuseTraderId(
  db: Db,
  userId: number,
  before: ChangeableFields,
  { trader_id }: ChangeableFields,
): Promise<UpdateRefused | null> {
  if (trader_id === before.trader_id) return null;
  const problem = traderIdProblem(trader_id, userId);
  if (problem !== null) return refused('trader-id', problem);
  const holder = await db
    .selectFrom('trader_id_holder as holder')
    .innerJoin('app_user', 'app_user.id', 'holder.user_id')
    .select(['app_user.id', 'app_user.email', 'app_user.trader_id'])
    .where('holder.trader_id', '=', trader_id)
    .executeTakeFirst();
  if (holder === undefined || holder.id === userId) return null;
  const verb = holder.trader_id === trader_id ? 'is' : 'was';
  return refused('trader-id', `${trader_id} ${verb} the trader id of ${holder.email}: choose another.`);
}

/** Only newly granted accounts must exist. A deleted account does not block other changes. */
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
