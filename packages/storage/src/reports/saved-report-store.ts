import type { ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import type { ReportRun } from '@meridian/protocol/rest/tca-schemas';
import type { Kysely, Selectable } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import { appendToOutbox, type OutboxMessage } from '../outbox.ts';
import type { Database } from '../schema/database.ts';
import type { SavedReportTable } from '../schema/report-tables.ts';
import type { DataPermissions } from '../schema/user-tables.ts';
import { transaction } from '../transaction.ts';
import { recordReportEvent, type ReportActor } from './report-writer.ts';

/** A saved report without its contents. */
export type SavedReportRow = Omit<Selectable<SavedReportTable>, 'appendix' | 'page' | 'pdf'>;

const ROW_COLUMNS = [
  'id',
  'location',
  'run_id',
  'schedule_id',
  'owner_id',
  'report_type',
  'report_name',
  'period',
  'accounts',
  'is_surveillance',
  'generated_ms',
] as const;

export type FinishedReport = {
  readonly location: string;
  readonly accounts: DataPermissions;
  readonly isSurveillance: boolean;
  readonly period: string;
  readonly page: ReportPage;
  readonly appendix: ReportTable | null;
  readonly pdf: Buffer;
  readonly mails: readonly OutboxMessage[];
  readonly mailed: readonly string[];
  readonly withheld: ReportRun['withheld'];
};

/** Finished reports, and who has seen them. */
export function createSavedReportStore({ database, nowMs }: { database: OpenDatabase; nowMs: () => number }) {
  const { db } = database;
  return {
    /** Stores the report, its mails and the end of its run, or nothing. False when another server has the run. */
    finish: (runId: number, worker: string, report: FinishedReport): Promise<boolean> =>
      transaction(database, (tx) => finish(tx.db, runId, worker, report, nowMs())),
    /** Newest first, of one owner or schedule, or of all for null. */
    list: async (asked: { readonly ownerId: number | null; readonly scheduleId: number | null }) => {
      const all = db.selectFrom('saved_report').select(ROW_COLUMNS).orderBy('id', 'desc').limit(MAX_LISTED);
      const own = asked.ownerId === null ? all : all.where('owner_id', '=', asked.ownerId);
      return (asked.scheduleId === null ? own : own.where('schedule_id', '=', asked.scheduleId)).execute();
    },
    /** The newest report of each schedule. */
    newestOf: async (scheduleIds: readonly number[]): Promise<ReadonlyMap<number, SavedReportRow>> => {
      if (scheduleIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('saved_report')
        .select(ROW_COLUMNS)
        .distinctOn('schedule_id')
        .where('schedule_id', 'in', [...scheduleIds])
        .orderBy('schedule_id')
        .orderBy('id', 'desc')
        .execute();
      return new Map(rows.map((row) => [row.schedule_id ?? 0, row]));
    },
    find: async (location: string): Promise<SavedReportRow | null> =>
      (await db.selectFrom('saved_report').select(ROW_COLUMNS).where('location', '=', location).executeTakeFirst()) ??
      null,
    pdfOf: async (location: string): Promise<Buffer | null> =>
      (await db.selectFrom('saved_report').select('pdf').where('location', '=', location).executeTakeFirst())?.pdf ??
      null,
    pageOf: async (location: string): Promise<ReportPage | null> =>
      (await db.selectFrom('saved_report').select('page').where('location', '=', location).executeTakeFirst())?.page ??
      null,
    /** What the files are written from. */
    contentOf: async (location: string): Promise<{ page: ReportPage; appendix: ReportTable | null } | null> =>
      (await db
        .selectFrom('saved_report')
        .select(['page', 'appendix'])
        .where('location', '=', location)
        .executeTakeFirst()) ?? null,
    remove: (location: string, actor: ReportActor): Promise<boolean> =>
      transaction(database, async (tx) => {
        const removed = await tx.db
          .deleteFrom('saved_report')
          .where('location', '=', location)
          .returning(['schedule_id', 'report_name', 'period'])
          .executeTakeFirst();
        if (removed === undefined) return false;
        const { schedule_id: scheduleId, report_name: name, period } = removed;
        const event = { scheduleId, actor, action: 'report deleted', detail: `${name}, ${period}` } as const;
        await recordReportEvent(tx.db, event, nowMs());
        return true;
      }),
    /** When a user last opened the reports of each schedule. */
    seenBy: async (userId: number): Promise<ReadonlyMap<number, number>> => {
      const marks = await db.selectFrom('report_mark').selectAll().where('user_id', '=', userId).execute();
      return new Map(marks.map(({ schedule_id, seen_ms }) => [schedule_id, seen_ms]));
    },
    markSeen: async (userId: number, scheduleId: number): Promise<void> => {
      await db
        .insertInto('report_mark')
        .values({ user_id: userId, schedule_id: scheduleId, seen_ms: nowMs() })
        .onConflict((oc) => oc.columns(['user_id', 'schedule_id']).doUpdateSet({ seen_ms: nowMs() }))
        .execute();
    },
  };
}

const MAX_LISTED = 5_000;

async function finish(
  db: Kysely<Database>,
  runId: number,
  worker: string,
  report: FinishedReport,
  nowMs: number,
): Promise<boolean> {
  const run = await db
    .updateTable('report_run')
    .set({
      state: 'done',
      percent: 100,
      stage: 'Done',
      reason: null,
      ended_ms: nowMs,
      mailed: JSON.stringify(report.mailed),
      withheld: JSON.stringify(report.withheld),
    })
    .where('id', '=', runId)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .where('is_cancel_asked', '=', false)
    .returning(['schedule_id', 'owner_id', 'settings'])
    .executeTakeFirst();
  if (run === undefined) return false;
  await db
    .insertInto('saved_report')
    .values({
      location: report.location,
      run_id: runId,
      schedule_id: run.schedule_id,
      owner_id: run.owner_id,
      report_type: report.page.report_type,
      report_name: run.settings.report_name,
      period: report.period,
      accounts: JSON.stringify(report.accounts),
      is_surveillance: report.isSurveillance,
      generated_ms: nowMs,
      page: JSON.stringify(report.page),
      appendix: report.appendix === null ? null : JSON.stringify(report.appendix),
      pdf: report.pdf,
    })
    .execute();
  const detail = `${run.settings.report_name}, ${report.period}`;
  await recordReportEvent(db, { scheduleId: run.schedule_id, actor: null, action: 'made', detail }, nowMs);
  await appendToOutbox(db, report.mails, nowMs);
  return true;
}
