import { limitsHeldOn, type ScopeLimits } from '../limits/dated-change.ts';
import { datesFrom } from '../limits/limit-change.ts';
import type { GuardedAccount } from './accounts-reached.ts';

/**
 * The allocation accounts, and which of them are under approval: when they or their whole account are, on this date or
 * a later one, because a change stays.
 */
export function guardedAccounts(scopes: readonly ScopeLimits[], from: string): readonly GuardedAccount[] {
  const whole = new Map(
    scopes.flatMap((scope) => (scope.alloc_account === null ? [[scope.account, scope] as const] : [])),
  );
  return scopes.flatMap((scope) => {
    const { account, alloc_account } = scope;
    if (alloc_account === null) return [];
    const ofWhole = whole.get(account);
    const needsApproval = asksForTwo(scope, from) || (ofWhole !== undefined && asksForTwo(ofWhole, from));
    return [{ account, alloc_account, needsApproval }];
  });
}

function asksForTwo({ changes }: ScopeLimits, from: string): boolean {
  return datesFrom(from, changes).some((date) => limitsHeldOn(date, changes)?.strategy_change_needs_approval === true);
}
