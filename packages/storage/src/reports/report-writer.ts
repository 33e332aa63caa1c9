import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';

/** The acting user. Null for the schedule itself. */
export type ReportActor = { readonly id: number; readonly email: string } | null;

export type ReportAction =
  | 'created'
  | 'changed'
  | 'deleted'
  | 'activated'
  | 'deactivated'
  | 'run'
  | 'cancelled'
  | 'opened'
  | 'downloaded'
  | 'report deleted'
  | 'made'
  | 'failed';

export type NewReportEvent = {
  readonly scheduleId: number | null;
  readonly actor: ReportActor;
  readonly action: ReportAction;
  readonly detail: string;
};

/** Records every change, run and download of a report. */
export async function recordReportEvent(db: Kysely<Database>, event: NewReportEvent, nowMs: number): Promise<void> {
  await db
    .insertInto('report_event')
    .values({
      schedule_id: event.scheduleId,
      at_ms: nowMs,
      by_id: event.actor?.id ?? null,
      by_email: event.actor?.email ?? null,
      action: event.action,
      detail: event.detail,
    })
    .execute();
}
