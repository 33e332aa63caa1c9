import { isCalendarDate } from '@meridian/domain/calendar-date';
import type { LimitPart } from '@meridian/domain/limits/dated-change';
import type { LimitPatch } from '@meridian/domain/limits/limit-change';
import { LIMIT_FIELDS } from '@meridian/domain/limits/limit-fields';
import type { LimitField } from '@meridian/domain/order-checks/account-limits';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { changeLimits, raiseVersion, recordLimitChange, refuse } from './change-limits.ts';
import { type LimitScope, toChange, WHOLE_ACCOUNT } from './limit-row.ts';
import type { LimitProposal, LimitRefusal, LimitStoreOptions, LimitWriter, Proposed } from './limit-store.ts';
import { findScope, lookAt, readLimits } from './read-limits.ts';
import { tradingDate } from './trading-date.ts';

/** How long a raise waits for a second person. */
export const REQUEST_LIFE_MS = 60 * 60_000;
/** Maximum pending raises per account. */
const MAX_PENDING = 5;

/** A reduction takes effect at once. What allows more on any date waits when the account requires approval. */
export function proposeChange(
  options: LimitStoreOptions,
  proposal: LimitProposal,
  writer: LimitWriter,
): Promise<Proposed | LimitRefusal> {
  return changeLimits(options, async (db) => {
    const nowMs = options.nowMs();
    const today = await tradingDate(db, nowMs);
    const all = await readLimits(db, nowMs);
    const stored = findScope(all, proposal);
    if (stored === null) return refuse({ kind: 'not-found' });
    const { version } = stored;
    if (version !== proposal.version) {
      const last = stored.changes.findLast(({ state }) => state !== 'expired') ?? null;
      return refuse({ kind: 'changed-meanwhile', version, yours: proposal.version, last });
    }
    const dates = datesOf(proposal, today);
    const { account, alloc_account, after: wanted } = proposal;
    const looked = lookAt(all, { account, alloc_account, after: wanted, ...dates });
    if (looked.kind === 'invalid') return refuse(looked);
    const { parts } = looked;
    const pending = stored.changes.filter(({ state }) => state === 'pending').length;
    if (pending >= MAX_PENDING && parts.some(({ needsApproval }) => needsApproval)) return refuse({ kind: 'too-many' });
    await raiseVersion(db, proposal);
    const changes: LimitChange[] = [];
    for (const part of parts) changes.push(await keepChange(db, { ...proposal, ...dates }, part, writer, nowMs));
    const after = findScope(await readLimits(db, nowMs), proposal);
    if (after === null) throw new Error('the account of a change is gone');
    return { kind: 'proposed', stored: after, changes, trade_date: today };
  });
}

type Dates = Pick<LimitChange, 'effective_date' | 'until_date'>;

function datesOf({ effective_date, until_date = null }: LimitProposal, today: string): Dates {
  const from = effective_date ?? today;
  const wrong = [from, until_date].find((date) => date !== null && !isCalendarDate(date));
  if (wrong !== undefined) refuse({ kind: 'invalid', message: `There is no date ${wrong}.` });
  if (from < today) refuse({ kind: 'invalid', message: `A change cannot begin before today, ${today}.` });
  if (until_date !== null && until_date < from)
    refuse({ kind: 'invalid', message: 'A change cannot end before it begins.' });
  return { effective_date: from, until_date };
}

export function fieldsOf(patch: LimitPatch): readonly LimitField[] {
  return LIMIT_FIELDS.map(({ field }) => field).filter((field) => field in patch);
}

export type NewChange = LimitScope & Dates & { readonly note: string };

export async function keepChange(
  db: Kysely<Database>,
  { account, alloc_account, effective_date, until_date, note }: NewChange,
  { before, after, needsApproval }: LimitPart,
  by: Pick<LimitWriter, 'userId' | 'email'> | null,
  nowMs: number,
): Promise<LimitChange> {
  const row = await db
    .insertInto('limit_change')
    .values({
      account,
      alloc_account: alloc_account ?? WHOLE_ACCOUNT,
      state: needsApproval ? 'pending' : 'in_force',
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
      effective_date,
      until_date,
      note,
      requested_by: by?.userId ?? null,
      requested_by_email: by?.email ?? null,
      requested_ms: nowMs,
      expires_ms: needsApproval ? nowMs + REQUEST_LIFE_MS : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = toChange(row, nowMs);
  if (by !== null) await recordLimitChange(db, change, { actorId: by.userId, reason: note }, nowMs);
  return change;
}
