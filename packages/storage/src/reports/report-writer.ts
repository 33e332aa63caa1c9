import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';

/** Who did it; null is the schedule itself. */
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

/** Every change, run and download of a report is kept. */
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
