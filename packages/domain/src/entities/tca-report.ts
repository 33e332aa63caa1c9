import type { ReportType } from './scheduled-report.ts';

/** A report that a schedule has made or is making. */
export type TcaReport = {
  readonly schedule_id: number;
  readonly report_type: ReportType | null;
  /** Null while pending. */
  readonly report_location: string | null;
  /** Epoch milliseconds. */
  readonly generation_time: number | null;
  readonly isNew: boolean;
  readonly pending: boolean;
  readonly report_name: string;
  /** In words. Empty while pending. */
  readonly period: string;
  readonly run_id: number | null;
};
