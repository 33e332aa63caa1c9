import type { ReportRun, ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema/database.ts';
import type { ReportRunTable } from '../schema/report-tables.ts';
import { transaction } from '../transaction.ts';
import { recordReportEvent, type ReportActor } from './report-writer.ts';

export type RunRow = Selectable<ReportRunTable> & { readonly report_location: string | null };

export type NewRun = {
  /** Null for a single run. */
  readonly scheduleId: number | null;
  readonly owner: { readonly id: number; readonly email: string };
  readonly settings: ReportSettings;
  readonly cause: ReportRun['cause'];
  /** Null for the schedule itself. */
  readonly actor: ReportActor;
  readonly dueMs: number;
};

/** A server that is silent for this long is considered dead, and another takes over its run. */
export const MAX_SILENCE_MS = 30_000;
const MAX_OPEN_RUNS_PER_USER = 10;

/** Runs of reports. A run is claimed under a row lock, so that two servers never have the same one. */
export function createRunStore({ database, nowMs }: { database: OpenDatabase; nowMs: () => number }) {
  const { db } = database;
  return {
    queue: (run: NewRun) => transaction(database, (tx) => queueRun(tx.db, run, nowMs())),
    find: async (id: number): Promise<RunRow | null> =>
      (await runs(db).where('report_run.id', '=', id).executeTakeFirst()) ?? null,
    /** Newest first, of one owner, or of all for null. */
    list: (asked: { readonly ownerId: number | null; readonly scheduleId: number | null; readonly limit: number }) => {
      const all = runs(db).orderBy('report_run.id', 'desc').limit(asked.limit);
      const own = asked.ownerId === null ? all : all.where('report_run.owner_id', '=', asked.ownerId);
      return (asked.scheduleId === null ? own : own.where('report_run.schedule_id', '=', asked.scheduleId)).execute();
    },
    /** The newest run of each schedule. */
    newestOf: async (scheduleIds: readonly number[]): Promise<ReadonlyMap<number, RunRow>> => {
      if (scheduleIds.length === 0) return new Map();
      const rows = await runs(db)
        .distinctOn('report_run.schedule_id')
        .where('report_run.schedule_id', 'in', [...scheduleIds])
        .orderBy('report_run.schedule_id')
        .orderBy('report_run.id', 'desc')
        .execute();
      return new Map(rows.map((row) => [row.schedule_id ?? 0, row]));
    },
    cancel: (id: number, actor: ReportActor) => transaction(database, (tx) => cancelRun(tx.db, id, actor, nowMs())),
    claim: (worker: string) => transaction(database, (tx) => claimRun(tx.db, worker, nowMs())),
    /** False when it was cancelled or another server has it. Then the work stops. */
    progress: async (id: number, worker: string, percent: number, stage: string): Promise<boolean> => {
      const row = await db
        .updateTable('report_run')
        .set({ percent, stage, heartbeat_ms: nowMs() })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .where('state', '=', 'running')
        .returning('is_cancel_asked')
        .executeTakeFirst();
      return row !== undefined && !row.is_cancel_asked;
    },
    end: (id: number, worker: string, state: 'cancelled' | 'failed', reason: string) =>
      transaction(database, (tx) => endRun(tx.db, { id, worker, state, reason }, nowMs())),
  };
}

function runs(db: Kysely<Database>) {
  return db
    .selectFrom('report_run')
    .leftJoin('saved_report', 'saved_report.run_id', 'report_run.id')
    .selectAll('report_run')
    .select('saved_report.location as report_location');
}

type Queued = { readonly kind: 'queued'; readonly id: number } | { readonly kind: 'already-running' | 'too-many' };

export async function queueRun(db: Kysely<Database>, run: NewRun, nowMs: number): Promise<Queued> {
  const open = db.selectFrom('report_run').where('state', 'in', ['queued', 'running']);
  if (run.actor !== null) {
    const { count } = await open
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('owner_id', '=', run.owner.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_OPEN_RUNS_PER_USER) return { kind: 'too-many' };
  }
  const row = await db
    .insertInto('report_run')
    .values({
      schedule_id: run.scheduleId,
      owner_id: run.owner.id,
      owner_email: run.owner.email,
      requested_by: run.actor?.email ?? null,
      settings: JSON.stringify(run.settings),
      cause: run.cause,
      due_ms: run.dueMs,
      state: 'queued',
      reason: null,
      worker: null,
      heartbeat_ms: null,
      queued_ms: nowMs,
      started_ms: null,
      ended_ms: null,
    })
    // One run per schedule at a time, and one per due time.
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return { kind: 'already-running' };
  if (run.actor !== null) {
    const event = { scheduleId: run.scheduleId, actor: run.actor, action: 'run', detail: run.settings.report_name };
    await recordReportEvent(db, { ...event, action: 'run' }, nowMs);
  }
  return { kind: 'queued', id: row.id };
}

async function cancelRun(
  db: Kysely<Database>,
  id: number,
  actor: ReportActor,
  nowMs: number,
): Promise<'cancelled' | 'not-open'> {
  const row = await db
    .selectFrom('report_run')
    .select(['state', 'schedule_id', 'settings'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || (row.state !== 'queued' && row.state !== 'running')) return 'not-open';
  const change =
    row.state === 'queued'
      ? ({ state: 'cancelled', reason: 'Cancelled before it started.', ended_ms: nowMs } as const)
      : { is_cancel_asked: true };
  await db.updateTable('report_run').set(change).where('id', '=', id).execute();
  const event = { scheduleId: row.schedule_id, actor, action: 'cancelled', detail: row.settings.report_name } as const;
  await recordReportEvent(db, event, nowMs);
  return 'cancelled';
}

/** The oldest run that is waiting or abandoned. Null without one. */
async function claimRun(db: Kysely<Database>, worker: string, nowMs: number): Promise<RunRow | null> {
  const waiting = await db
    .selectFrom('report_run')
    .select(['id', 'is_cancel_asked'])
    .where((eb) =>
      eb.or([
        eb('state', '=', 'queued'),
        eb.and([eb('state', '=', 'running'), eb('heartbeat_ms', '<', nowMs - MAX_SILENCE_MS)]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (waiting === undefined) return null;
  const { id } = waiting;
  await db
    .updateTable('report_run')
    .set({
      state: 'running',
      worker,
      heartbeat_ms: nowMs,
      started_ms: nowMs,
      percent: 0,
      stage: 'Starting',
      attempt: sql<number>`attempt + 1`,
    })
    .where('id', '=', id)
    .execute();
  return (await runs(db).where('report_run.id', '=', id).executeTakeFirst()) ?? null;
}

type Ended = {
  readonly id: number;
  readonly worker: string;
  readonly state: 'cancelled' | 'failed';
  readonly reason: string;
};

async function endRun(db: Kysely<Database>, { id, worker, state, reason }: Ended, nowMs: number): Promise<void> {
  const row = await db
    .updateTable('report_run')
    .set({ state, reason, ended_ms: nowMs })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .returning(['schedule_id', 'settings'])
    .executeTakeFirst();
  if (row === undefined || state === 'cancelled') return;
  const detail = `${row.settings.report_name}: ${reason}`;
  await recordReportEvent(db, { scheduleId: row.schedule_id, actor: null, action: 'failed', detail }, nowMs);
}
