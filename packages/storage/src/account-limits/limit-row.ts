import { limitsHeldOn } from '@meridian/domain/limits/dated-change';
import type { AccountLimits } from '@meridian/domain/order-checks/account-limits';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import type { Selectable } from 'kysely';
import type { LimitChangeTable } from '../schema/account-limit-tables.ts';

/** The whole account when the allocation account is null. */
export type LimitScope = { readonly account: string; readonly alloc_account: string | null };

/** In the tables '' means the whole account. */
export const WHOLE_ACCOUNT = '';

export function keyOf({ account, alloc_account }: LimitScope): string {
  return `${account}|${alloc_account ?? WHOLE_ACCOUNT}`;
}

/** A pending request expires by itself, even before the row says so. */
export function toChange(row: Selectable<LimitChangeTable>, nowMs: number): LimitChange {
  const isOver = row.state === 'pending' && row.expires_ms !== null && row.expires_ms <= nowMs;
  return {
    id: row.id,
    account: row.account,
    alloc_account: row.alloc_account === WHOLE_ACCOUNT ? null : row.alloc_account,
    state: isOver ? 'expired' : row.state,
    before: row.before,
    after: row.after,
    effective_date: row.effective_date,
    until_date: row.until_date,
    note: row.note,
    requested_by: row.requested_by_email,
    requested_ms: row.requested_ms,
    expires_ms: row.expires_ms,
    decided_by: row.decided_by_email,
    decided_ms: row.decided_ms,
    decision_note: row.decision_note,
  };
}

/** The limits of a day. Null before the first change. */
export function limitsOf(changes: readonly LimitChange[], date: string): AccountLimits | null {
  return limitsHeldOn(date, inForce(changes));
}

export function inForce(changes: readonly LimitChange[]): readonly LimitChange[] {
  return changes.filter(({ state }) => state === 'in_force');
}
