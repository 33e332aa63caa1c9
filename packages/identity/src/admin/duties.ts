import {
  brokenPairs,
  DUTY_PAIRS,
  type DutyMode,
  type DutyPair,
  type DutyPolicy,
  pairWords,
} from '@meridian/domain/duties/duties';
import type { DutiesAnswer } from '@meridian/protocol/rest/duty-calls';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import type { Db, IdentityContext } from '../identity-context.ts';
import { withoutControls } from '../plain-text.ts';
import { selectUsers, toPermissions } from '../users/user-row.ts';
import { type Administrator, asAdministrator, type NotAdministrator } from './admin-change.ts';

export async function readDutyPolicy(db: Db): Promise<DutyPolicy> {
  const rows = await db.selectFrom('duty_policy').select(['pair', 'mode']).execute();
  return Object.fromEntries(rows.map(({ pair, mode }) => [pair, mode]));
}

/** The policy, who changed it, and everybody who may sign in and breaks it. */
export async function listDuties({ database: { db } }: IdentityContext): Promise<DutiesAnswer> {
  const rows = await db.selectFrom('duty_policy').selectAll().execute();
  const policy = await readDutyPolicy(db);
  const users = await selectUsers(db).where('app_user.is_disabled', '=', false).orderBy('app_user.email').execute();
  return {
    policy: DUTY_PAIRS.map((pair) => {
      const row = rows.find((each) => each.pair === pair);
      return {
        pair,
        words: pairWords(pair),
        mode: row?.mode ?? 'off',
        changed_by: row?.changed_by_email ?? null,
        changed_ms: row?.changed_ms ?? null,
      };
    }),
    breaches: users.flatMap((row) => {
      const pairs = brokenPairs(toPermissions(row), policy);
      if (pairs.length === 0) return [];
      return [{ user_id: row.id, email_id: row.email, name: row.name, pairs: [...pairs], words: pairs.map(pairWords) }];
    }),
  };
}

export type DutyChange = { readonly pair: DutyPair; readonly mode: DutyMode; readonly reason: string };

/** Sets one pair. What people hold already stays, and the report says who breaks it. */
export async function setDutyMode(
  context: IdentityContext,
  administrator: Administrator,
  { pair, mode, reason }: DutyChange,
): Promise<DutiesAnswer | NotAdministrator> {
  const outcome = await asAdministrator<{ readonly kind: 'set' }>(context, administrator, async (db) => {
    const before = (await readDutyPolicy(db))[pair] ?? 'off';
    const row = { mode, changed_by_email: administrator.user.email_id, changed_ms: context.nowMs() };
    await db
      .insertInto('duty_policy')
      .values({ pair, ...row })
      .onConflict((conflict) => conflict.column('pair').doUpdateSet(row))
      .execute();
    const detail = {
      duties: pairWords(pair),
      changes: { mode: { before, after: mode } },
      reason: withoutControls(reason),
    };
    const who = { actorId: administrator.user.id, subjectId: null, ip: administrator.origin.ip };
    await recordSecurityEvent(db, { kind: 'duties_changed', ...who, detail }, context.nowMs());
    return { kind: 'set' };
  });
  return outcome.kind === 'set' ? listDuties(context) : outcome;
}
