import { canonicalText } from '@meridian/domain/json-text';
import type { LimitPatch } from '@meridian/domain/limits/limit-change';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import type { Kysely, Selectable } from 'kysely';
import type { LimitChangeTable } from '../schema/account-limit-tables.ts';
import type { Database } from '../schema/database.ts';
import { changeLimits, raiseVersion, recordLimitChange, refuse } from './change-limits.ts';
import { toChange } from './limit-row.ts';
import type { Decided, LimitRefusal, LimitStoreOptions, LimitWriter } from './limit-store.ts';
import { findScope, lookAt, readLimits } from './read-limits.ts';

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
    const isOwn = isAuthor(row, writer);
    if (state === 'in_force' && isOwn) return refuse({ kind: 'own-request' });
    if (state === 'withdrawn' && !isOwn) return refuse({ kind: 'not-yours' });
    if (state === 'in_force') await refuseOvertaken(db, change, nowMs);
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
    const after = toChange(decided, nowMs);
    await recordLimitChange(db, after, { actorId: writer.userId, reason: note ?? '' }, nowMs);
    return { kind: 'decided', change: after };
  });
}

/** The same person, also as a user who was deleted and came back under the same email. */
function isAuthor({ requested_by, requested_by_email }: Selectable<LimitChangeTable>, { userId, email }: LimitWriter) {
  return requested_by === userId || requested_by_email?.toLowerCase() === email.toLowerCase();
}

/** The approver saw before → after. What it replaces must still be the same, on every date. */
async function refuseOvertaken(db: Kysely<Database>, change: LimitChange, nowMs: number): Promise<void> {
  const all = await readLimits(db, nowMs);
  if (findScope(all, change) === null) refuse({ kind: 'not-found' });
  const looked = lookAt(all, change);
  const now = looked.kind === 'invalid' ? [] : looked.parts.map(({ before }) => before);
  const isFirst = now.includes(null);
  const before: LimitPatch | null = isFirst ? null : Object.assign({}, ...now);
  if (canonicalText(before) !== canonicalText(change.before)) refuse({ kind: 'overtaken' });
}
