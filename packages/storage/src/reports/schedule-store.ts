import { SURVEILLANCE_REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { nameKey } from '@meridian/domain/name-key';
import type { ReportEvent } from '@meridian/protocol/rest/tca-run-calls';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema/database.ts';
import type { ReportScheduleTable } from '../schema/report-tables.ts';
import { transaction } from '../transaction.ts';
import { recordReportEvent, type ReportAction, type ReportActor } from './report-writer.ts';

export type ScheduleRow = Selectable<ReportScheduleTable>;

export type NewSchedule = { readonly settings: ReportSettings; readonly nextRunMs: number | null };

export type ScheduleChange = NewSchedule & {
  readonly id: number;
  /** The version on the screen. Without one the newest is overwritten. */
  readonly version: number | null;
  readonly action: ReportAction;
  readonly detail: string;
};

export type ScheduleRefusal =
  | { readonly kind: 'name-taken' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'changed-meanwhile'; readonly version: number };

type Saved = { readonly kind: 'saved'; readonly schedule: ScheduleRow };
type Actor = NonNullable<ReportActor>;

const MAX_SCHEDULES_PER_USER = 500;
const MAX_EVENTS = 500;

/** Report schedules. Deleted ones are not found, but their reports stay. */
export function createScheduleStore({ database, nowMs }: { database: OpenDatabase; nowMs: () => number }) {
  const { db } = database;
  return {
    /** Null for every owner. */
    list: (ownerId: number | null, page: SchedulePage) => listed(db, ownerId, page),
    find: async (id: number): Promise<ScheduleRow | null> =>
      (await present(db).where('id', '=', id).executeTakeFirst()) ?? null,
    create: (schedule: NewSchedule, actor: Actor): Promise<Saved | ScheduleRefusal> =>
      transaction(database, (tx) => create(tx.db, schedule, actor, nowMs())),
    change: (change: ScheduleChange, actor: Actor): Promise<Saved | ScheduleRefusal> =>
      transaction(database, (tx) => update(tx.db, change, actor, nowMs())),
    remove: (id: number, actor: Actor): Promise<ScheduleRow | null> =>
      transaction(database, (tx) => remove(tx.db, id, actor, nowMs())),
    record: (scheduleId: number | null, action: ReportAction, detail: string, actor: ReportActor): Promise<void> =>
      recordReportEvent(db, { scheduleId, action, detail, actor }, nowMs()),
    /** Newest first. */
    history: async (id: number): Promise<ReportEvent[]> => {
      const events = db.selectFrom('report_event').select(['at_ms', 'by_email as by', 'action', 'detail']);
      return events.where('schedule_id', '=', id).orderBy('id', 'desc').limit(MAX_EVENTS).execute();
    },
  };
}

type SchedulePage = {
  readonly limit: number;
  readonly offset: number;
  /** False leaves out those of surveillance. */
  readonly isWatched?: boolean;
};

function present(db: Kysely<Database>) {
  return db.selectFrom('report_schedule').selectAll().where('removed_ms', 'is', null);
}

async function listed(
  db: Kysely<Database>,
  ownerId: number | null,
  { limit, offset, isWatched = true }: SchedulePage,
): Promise<{ readonly rows: readonly ScheduleRow[]; readonly total: number }> {
  const all = ownerId === null ? present(db) : present(db).where('owner_id', '=', ownerId);
  const type = sql<string>`coalesce(settings ->> 'report_type', '')`;
  const own = isWatched ? all : all.where(type, 'not in', [...SURVEILLANCE_REPORT_TYPES]);
  const { total } = await own
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await own.orderBy('id', 'desc').limit(limit).offset(offset).execute(), total };
}

async function nameTaken(db: Kysely<Database>, ownerId: number | null, name: string, except: number): Promise<boolean> {
  const same = present(db)
    .where('owner_id', '=', ownerId)
    .where('name_key', '=', nameKey(name))
    .where('id', '<>', except);
  return (await same.executeTakeFirst()) !== undefined;
}

async function create(
  db: Kysely<Database>,
  { settings, nextRunMs }: NewSchedule,
  actor: Actor,
  nowMs: number,
): Promise<Saved | ScheduleRefusal> {
  // Locks the user, because names and counts are checked before writing.
  await db.selectFrom('app_user').select('id').where('id', '=', actor.id).forUpdate().execute();
  const { total } = await listed(db, actor.id, { limit: 1, offset: 0 });
  if (total >= MAX_SCHEDULES_PER_USER) return { kind: 'too-many' };
  if (await nameTaken(db, actor.id, settings.report_name, 0)) return { kind: 'name-taken' };
  const schedule = await db
    .insertInto('report_schedule')
    .values({
      owner_id: actor.id,
      owner_email: actor.email,
      name_key: nameKey(settings.report_name),
      settings: JSON.stringify(settings),
      version: 1,
      next_run_ms: nextRunMs,
      created_ms: nowMs,
      removed_ms: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = { scheduleId: schedule.id, actor, action: 'created', detail: settings.report_name } as const;
  await recordReportEvent(db, { ...event, settings: { before: null, after: settings } }, nowMs);
  return { kind: 'saved', schedule };
}

async function update(
  db: Kysely<Database>,
  { id, version, settings, nextRunMs, action, detail }: ScheduleChange,
  actor: Actor,
  nowMs: number,
): Promise<Saved | ScheduleRefusal> {
  const current = await present(db).where('id', '=', id).forUpdate().executeTakeFirst();
  if (current === undefined) return { kind: 'not-found' };
  if (version !== null && version !== current.version) return { kind: 'changed-meanwhile', version: current.version };
  if (await nameTaken(db, current.owner_id, settings.report_name, id)) return { kind: 'name-taken' };
  const schedule = await db
    .updateTable('report_schedule')
    .set({
      name_key: nameKey(settings.report_name),
      settings: JSON.stringify(settings),
      version: current.version + 1,
      next_run_ms: nextRunMs,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = { before: current.settings, after: settings };
  await recordReportEvent(db, { scheduleId: id, actor, action, detail, settings: changed }, nowMs);
  return { kind: 'saved', schedule };
}

async function remove(db: Kysely<Database>, id: number, actor: Actor, nowMs: number): Promise<ScheduleRow | null> {
  const removed = await db
    .updateTable('report_schedule')
    .set({ removed_ms: nowMs, next_run_ms: null })
    .where('id', '=', id)
    .where('removed_ms', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (removed === undefined) return null;
  await db
    .updateTable('report_run')
    .set({ is_cancel_asked: true })
    .where('schedule_id', '=', id)
    .where('state', '=', 'running')
    .execute();
  await db
    .updateTable('report_run')
    .set({ state: 'cancelled', reason: 'The schedule was deleted.', ended_ms: nowMs })
    .where('schedule_id', '=', id)
    .where('state', '=', 'queued')
    .execute();
  const detail = removed.settings.report_name;
  const gone = { before: removed.settings, after: null };
  await recordReportEvent(db, { scheduleId: id, actor, action: 'deleted', detail, settings: gone }, nowMs);
  return removed;
}
