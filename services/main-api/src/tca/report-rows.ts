import type { ReportRun } from '@meridian/protocol/rest/tca-schemas';
import type { scheduledTcaReports, tcaReports } from '@meridian/protocol/rest/tca-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import type { RunRow } from '@meridian/storage/reports/run-store';
import type { SavedReportRow } from '@meridian/storage/reports/saved-report-store';
import type { ScheduleRow } from '@meridian/storage/reports/schedule-store';

export type ScheduledReportRow = CallResponse<typeof scheduledTcaReports>[number];
export type TcaReportRow = CallResponse<typeof tcaReports>[number];

export function toRun(row: RunRow): ReportRun {
  return {
    run_id: row.id,
    schedule_id: row.schedule_id,
    report_name: row.settings.report_name,
    report_type: row.settings.report_type,
    cause: row.cause,
    state: row.state,
    percent: row.percent,
    stage: row.stage,
    reason: row.reason,
    requested_by: row.requested_by,
    queued_ms: row.queued_ms,
    started_ms: row.started_ms,
    ended_ms: row.ended_ms,
    report_location: row.report_location,
    mailed: row.mailed,
    withheld: row.withheld,
  };
}

export type ScheduleFacts = {
  readonly newest: SavedReportRow | null;
  readonly lastRun: RunRow | null;
  /** When the user last opened its reports. Null for never. */
  readonly seenMs: number | null;
};

/** New until its reports are opened, and again with each later report. */
export function toScheduledReport(row: ScheduleRow, { newest, lastRun, seenMs }: ScheduleFacts): ScheduledReportRow {
  return {
    ...row.settings,
    schedule_id: row.id,
    isNew: seenMs === null || (newest !== null && newest.generated_ms > seenMs),
    download_latest: newest?.location ?? null,
    latest_generation_time: newest?.generated_ms ?? null,
    owner: row.owner_email,
    version: row.version,
    next_run_ms: row.next_run_ms,
    last_run: lastRun === null ? null : toRun(lastRun),
  };
}

export function toTcaReport(row: SavedReportRow, seenMs: number | null): TcaReportRow {
  return {
    schedule_id: row.schedule_id ?? 0,
    report_type: row.report_type,
    report_location: row.location,
    generation_time: row.generated_ms,
    isNew: seenMs === null || row.generated_ms > seenMs,
    pending: false,
    report_name: row.report_name,
    period: row.period,
    run_id: row.run_id,
  };
}

/** A running report appears in the list as pending. */
export function toPendingReport(row: RunRow): TcaReportRow {
  return {
    schedule_id: row.schedule_id ?? 0,
    report_type: row.settings.report_type,
    report_location: null,
    generation_time: null,
    isNew: false,
    pending: true,
    report_name: row.settings.report_name,
    period: '',
    run_id: row.id,
  };
}
