import { changedFields, pick } from '@meridian/domain/limits/limit-change';
import type { AccountLimits } from '@meridian/domain/order-checks/account-limits';
import { changeLimits, raiseVersion } from './change-limits.ts';
import { limitsOf, type LimitScope } from './limit-row.ts';
import type { LimitStoreOptions } from './limit-store.ts';
import { keepChange } from './propose-change.ts';
import { readLimits, type StoredLimits } from './read-limits.ts';

export type FirstLimits = (scope: LimitScope) => AccountLimits;

/** Sets limits for accounts without any, and updates those that no person ever changed. */
export async function importLimits(options: LimitStoreOptions, limitsFor: FirstLimits, date: string): Promise<void> {
  const due = (stored: readonly StoredLimits[]) =>
    stored.flatMap((each) => {
      if (each.changes.some(({ requested_by }) => requested_by !== null)) return [];
      const before = limitsOf(each.changes, date);
      const after = limitsFor(each);
      const fields = before === null ? [] : changedFields(before, after);
      if (before !== null && fields.length === 0) return [];
      return [
        {
          ...each,
          before: before === null ? null : pick(before, fields),
          after: before === null ? after : pick(after, fields),
        },
      ];
    });
  if (due(await readLimits(options.database.db, options.nowMs())).length === 0) return;
  await changeLimits(options, async (db) => {
    const nowMs = options.nowMs();
    for (const { before, after, account, alloc_account } of due(await readLimits(db, nowMs))) {
      const change = {
        account,
        alloc_account,
        effective_date: date,
        until_date: null,
        note: 'Imported with the world',
      };
      await raiseVersion(db, change);
      await keepChange(db, change, { before, after, needsApproval: false }, null, nowMs);
    }
  });
}
