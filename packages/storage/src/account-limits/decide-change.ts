import { pick } from '@meridian/domain/limits/limit-change';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import type { Kysely, Selectable } from 'kysely';
import type { LimitChangeTable } from '../schema/account-limit-tables.ts';
import type { Database } from '../schema/database.ts';
import { changeLimits, raiseVersion, refuse } from './change-limits.ts';
import { limitsOf, toChange } from './limit-row.ts';
import type { Decided, LimitRefusal, LimitStoreOptions, LimitWriter } from './limit-store.ts';
import { fieldsOf } from './propose-change.ts';
import { readScope } from './read-limits.ts';

export type Decision = { readonly id: number; readonly note: string | null } & {
  readonly state: 'in_force' | 'rejected' | 'withdrawn';
};

/** Approves, rejects or withdraws a pending raise. Only another user approves; only the author withdraws. */
export function decideChange(
  options: LimitStoreOptions,
  { id, state, note }: Decision,
  writer: LimitWriter,
): Promise<Decided | LimitRefusal> {
  return changeLimits(options, async (db) => {
    const nowMs = options.nowMs();
    const row = await db.selectFrom('limit_change').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return refuse({ kind: 'not-found' });
    const change = toChange(row, nowMs);
    if (change.state !== 'pending') return refuse({ kind: 'not-pending', state: change.state });
    const isOwn = row.requested_by === writer.userId;
    if (state === 'in_force' && isOwn) return refuse({ kind: 'own-request' });
    if (state === 'withdrawn' && !isOwn) return refuse({ kind: 'not-yours' });
    if (state === 'in_force') await refuseOvertaken(db, row, change, nowMs);
    await raiseVersion(db, change);
    const decided = await db
      .updateTable('limit_change')
      .set({
        state,
        decided_by: writer.userId,
        decided_by_email: writer.email,
        decided_ms: nowMs,
        decision_note: note,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { kind: 'decided', change: toChange(decided, nowMs) };
  });
}

/** The approver saw before → after. The limit before must still be the same. */
async function refuseOvertaken(
  db: Kysely<Database>,
  row: Selectable<LimitChangeTable>,
  change: LimitChange,
  nowMs: number,
): Promise<void> {
  const stored = await readScope(db, change, nowMs);
  if (stored === null) refuse({ kind: 'not-found' });
  const now = limitsOf(stored.changes, row.effective_date);
  const before = now === null ? null : pick(now, fieldsOf(change.after));
  if (JSON.stringify(before) !== JSON.stringify(change.before)) refuse({ kind: 'overtaken' });
}
