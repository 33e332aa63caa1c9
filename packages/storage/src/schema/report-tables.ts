import type { AssetClass } from '@meridian/domain/asset-class';
import type { ReportType } from '@meridian/domain/entities/scheduled-report';
import type { ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import type { CaseOrder, CaseScene, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import type { ReportRun, ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import type { Generated, JSONColumnType } from 'kysely';
import type { DataPermissions } from './user-tables.ts';

export type ReportScheduleTable = {
  id: Generated<number>;
  /** Null after the user was deleted. Then it no longer runs. */
  owner_id: number | null;
  owner_email: string;
  name_key: string;
  settings: JSONColumnType<ReportSettings>;
  version: number;
  /** Null when it does not run by itself. */
  next_run_ms: number | null;
  created_ms: number;
  removed_ms: number | null;
};

export type ReportRunTable = {
  id: Generated<number>;
  schedule_id: number | null;
  owner_id: number | null;
  owner_email: string;
  /** Null for the schedule itself. */
  requested_by: string | null;
  settings: JSONColumnType<ReportSettings>;
  cause: ReportRun['cause'];
  due_ms: number;
  state: ReportRun['state'];
  percent: Generated<number>;
  stage: Generated<string>;
  reason: string | null;
  is_cancel_asked: Generated<boolean>;
  /** How many times a server started it. */
  attempt: Generated<number>;
  worker: string | null;
  heartbeat_ms: number | null;
  queued_ms: number;
  started_ms: number | null;
  ended_ms: number | null;
  mailed: JSONColumnType<string[], string | undefined>;
  withheld: JSONColumnType<ReportRun['withheld'], string | undefined>;
};

export type SavedReportTable = {
  id: Generated<number>;
  location: string;
  run_id: number;
  schedule_id: number | null;
  owner_id: number | null;
  report_type: ReportType;
  report_name: string;
  period: string;
  /** Whose orders it may show. */
  accounts: JSONColumnType<DataPermissions>;
  is_surveillance: boolean;
  generated_ms: number;
  page: JSONColumnType<ReportPage>;
  /** The orders that the files list. */
  appendix: JSONColumnType<ReportTable> | null;
  pdf: Buffer;
};

export type ReportMarkTable = { user_id: number; schedule_id: number; seen_ms: number };

export type ReportEventTable = {
  id: Generated<number>;
  schedule_id: number | null;
  at_ms: number;
  by_id: number | null;
  by_email: string | null;
  action: string;
  detail: string;
};

export type SurveillanceCaseTable = {
  id: Generated<number>;
  /** The same alert in a later run is the same case. */
  fingerprint: string;
  run_id: number | null;
  rule: SurveillanceCaseDetail['rule'];
  severity: SurveillanceCaseDetail['severity'];
  score: number;
  state: SurveillanceCaseDetail['state'];
  trade_date: string;
  account: string;
  alloc_account: string;
  exchange_symbol: string;
  asset_class: string;
  at_ms: number;
  traders: JSONColumnType<string[]>;
  alert: JSONColumnType<Pick<SurveillanceCaseDetail, 'checks' | 'from_ms' | 'sentence' | 'to_ms'>>;
  /** Older rows have no `visible`. */
  orders: JSONColumnType<CaseOrder[]>;
  /** Empty in rows that are older than the column. */
  scene: JSONColumnType<CaseScene, string | undefined>;
  thresholds_version: number;
  version: number;
};

export type SurveillanceCaseEventTable = {
  id: Generated<number>;
  case_id: number;
  at_ms: number;
  by_id: number | null;
  by_email: string | null;
  kind: SurveillanceCaseDetail['events'][number]['kind'];
  reason: string | null;
  body: string | null;
  sent_to: string | null;
};

export type SurveillanceThresholdTable = {
  id: Generated<number>;
  account: string | null;
  asset_class: AssetClass | null;
  version: number;
  thresholds: JSONColumnType<Record<string, number>>;
  note: string;
  saved_by: number | null;
  saved_by_email: string | null;
  saved_ms: number;
};
