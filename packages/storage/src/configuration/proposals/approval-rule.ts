import { type GuardedAccount, accountsToApprove } from '@meridian/domain/four-eyes/accounts-reached';
import type { RoutedRow } from '@meridian/domain/four-eyes/routed-row';
import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { Kysely } from 'kysely';
import { needsStrategyApproval, readLimits, type StoredLimits } from '../../account-limits/read-limits.ts';
import { tradingDate } from '../../account-limits/trading-date.ts';
import type { Database } from '../../schema/database.ts';

export type ApprovalRule = {
  /** Whether an account under approval can use what this owner has. */
  readonly mayReach: (owned: Owned) => boolean;
  /** The accounts that must approve a change. Empty when it may be saved at once. */
  readonly accountsFor: (before: readonly RoutedRow[], after: readonly RoutedRow[]) => readonly GuardedAccount[];
};

/**
 * Decides which changes of strategies, settings and groups need approval, by the limits of today and of every later
 * date, because a change stays.
 */
export async function readApprovalRule(db: Kysely<Database>, nowMs: number): Promise<ApprovalRule> {
  const today = await tradingDate(db, nowMs);
  const accounts = guardedAccounts(await readLimits(db, nowMs), today);
  return {
    mayReach: (owned) => accounts.some((account) => account.needsApproval && isAvailableTo(owned, account)),
    accountsFor: (before, after) => accountsToApprove(before, after, accounts),
  };
}

/** An allocation account needs approval when it or its whole account does. */
function guardedAccounts(stored: readonly StoredLimits[], today: string): readonly GuardedAccount[] {
  const whole = new Map(
    stored.flatMap((scope) => (scope.alloc_account === null ? [[scope.account, scope] as const] : [])),
  );
  return stored.flatMap((scope) => {
    const { account, alloc_account } = scope;
    if (alloc_account === null) return [];
    const ofWhole = whole.get(account);
    const needsApproval =
      needsStrategyApproval(scope, today) || (ofWhole !== undefined && needsStrategyApproval(ofWhole, today));
    return [{ account, alloc_account, needsApproval }];
  });
}
