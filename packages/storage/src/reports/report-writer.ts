import { cutText } from '@meridian/domain/well-formed';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { recordChange } from '../security-event.ts';

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
  /** The settings before and after, where they changed. */
  readonly settings?: { readonly before: object | null; readonly after: object | null };
};

/** What changes nothing, and downloads, which are recorded as exports. */
const READS: ReadonlySet<ReportAction> = new Set(['opened', 'downloaded']);

const MAX_DETAIL = 500;

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
  const { actor, action, detail, settings, scheduleId } = event;
  if (actor === null || READS.has(action)) return;
  const [before, after] = [settings?.before ?? null, settings?.after ?? null];
  await recordChange(
    db,
    {
      kind: 'report_changed',
      actorId: actor.id,
      detail: { action, what: cutText(detail, MAX_DETAIL), schedule: scheduleId },
      before: before === null ? null : { ...before },
      after: after === null ? null : { ...after },
    },
    nowMs,
  );
}
