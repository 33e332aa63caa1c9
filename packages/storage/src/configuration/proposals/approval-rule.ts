import type { Owned } from '@meridian/domain/entities/strategy-settings';
import type { Kysely } from 'kysely';
import { limitsOfDay } from '../../account-limits/read-limits.ts';
import type { Database } from '../../schema/database.ts';

export type NeedsApproval = (owned: Owned) => boolean;

/**
 * Decides whether a change of a strategy needs approval, by today's account limits. A shared strategy needs it as soon
 * as one account requires it, because its change affects that account's orders too.
 */
export async function readApprovalRule(db: Kysely<Database>, nowMs: number): Promise<NeedsApproval> {
  const { accounts } = await limitsOfDay(db, nowMs);
  const strict = accounts.filter(({ limits }) => limits?.strategy_change_needs_approval === true);
  return ({ owner_account, owner_alloc_account }) =>
    strict.some(({ account, alloc_account }) => {
      if (owner_account === null && owner_alloc_account === null) return alloc_account === null;
      const isOfAccount = owner_account === account && alloc_account === null;
      return isOfAccount || (owner_alloc_account !== null && alloc_account === owner_alloc_account);
    });
}
