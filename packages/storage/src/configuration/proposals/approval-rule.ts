import { type GuardedAccount, accountsToApprove } from '@meridian/domain/four-eyes/accounts-reached';
import { guardedAccounts } from '@meridian/domain/four-eyes/guarded-accounts';
import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { Kysely } from 'kysely';
import { readLimits } from '../../account-limits/read-limits.ts';
import { inForce } from '../../account-limits/limit-row.ts';
import { tradingDate } from '../../account-limits/trading-date.ts';
import type { Database } from '../../schema/database.ts';
import { type GovernedRow, routingState } from '../governed-rows.ts';

export type ApprovalRule = {
  /** Whether an account under approval can use what this owner has. */
  readonly mayReach: (owned: Owned) => boolean;
  /** The accounts that must approve a change. Empty when it may be saved at once. */
  readonly accountsFor: (before: readonly GovernedRow[], after: readonly GovernedRow[]) => readonly GuardedAccount[];
  /** Every account under approval: they approve what is the same for all accounts. */
  readonly guarded: readonly GuardedAccount[];
};

/**
 * Decides which changes of strategies, settings, groups and routing need approval, by the limits of today and of every
 * later date, because a change stays.
 */
export async function readApprovalRule(db: Kysely<Database>, nowMs: number): Promise<ApprovalRule> {
  const today = await tradingDate(db, nowMs);
  const scopes = (await readLimits(db, nowMs)).map(({ account, alloc_account, changes }) => ({
    account,
    alloc_account,
    changes: inForce(changes),
  }));
  const accounts = guardedAccounts(scopes, today);
  const guarded = accounts.filter(({ needsApproval }) => needsApproval);
  return {
    mayReach: (owned) => guarded.some((account) => isAvailableTo(owned, account)),
    accountsFor: (before, after) => accountsToApprove(routingState(before), routingState(after), accounts, nowMs),
    guarded,
  };
}
