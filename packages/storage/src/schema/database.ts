import type { AccountLimitTable, CheckedOrderTable, LimitChangeTable } from './account-limit-tables.ts';
import type {
  ConfigurationProposalTable,
  ConfigurationRowTable,
  ConfigurationVersionTable,
} from './configuration-tables.ts';
import type { CostCalibrationTable } from './cost-calibration-table.ts';
import type { AccountTable, InstrumentTable } from './desk-tables.ts';
import type { DutyPolicyTable } from './duty-policy-table.ts';
import type { EventLogTable } from './event-log-tables.ts';
import type { RangeOutcomeTable } from './range-outcome-table.ts';
import type { LogReadMarkTable } from './log-read-mark-table.ts';
import type { OutboxCursorTable, OutboxTable } from './outbox-tables.ts';
import type { InstrumentPositionTable, ReferenceRowTable, ReferenceVersionTable } from './reference-tables.ts';
import type {
  ReportEventTable,
  ReportMarkTable,
  ReportRunTable,
  ReportScheduleTable,
  SavedReportTable,
  SurveillanceCaseEventTable,
  SurveillanceCaseTable,
  SurveillanceThresholdTable,
} from './report-tables.ts';
import type { PowerSearchTable } from './power-search-table.ts';
import type {
  LoginFailureTable,
  PinTable,
  ResetGrantTable,
  SecurityEventTable,
  SecurityLogTable,
  SessionTable,
} from './session-tables.ts';
import type {
  TradingEventTable,
  TradingMemoryTable,
  TradingSnapshotChunkTable,
  TradingSnapshotTable,
} from './trading-tables.ts';
import type { UserPreferenceTable } from './user-preference-table.ts';
import type { AppUserTable, TraderIdHolderTable, UserPermissionTable } from './user-tables.ts';
import type { UserNoticeTable } from './user-notice-table.ts';
import type { UserViewSettingTable } from './user-view-setting-table.ts';

/** Every table, by its name; times are bigint epoch milliseconds in columns that end in `_ms`. */
export type Database = {
  app_user: AppUserTable;
  trader_id_holder: TraderIdHolderTable;
  user_permission: UserPermissionTable;
  account: AccountTable;
  session: SessionTable;
  pin: PinTable;
  reset_grant: ResetGrantTable;
  login_failure: LoginFailureTable;
  security_event: SecurityEventTable;
  security_log: SecurityLogTable;
  outbox: OutboxTable;
  outbox_cursor: OutboxCursorTable;
  instrument: InstrumentTable;
  trading_event: TradingEventTable;
  trading_snapshot: TradingSnapshotTable;
  trading_snapshot_chunk: TradingSnapshotChunkTable;
  trading_memory: TradingMemoryTable;
  event_log: EventLogTable;
  log_read_mark: LogReadMarkTable;
  power_search: PowerSearchTable;
  user_preference: UserPreferenceTable;
  duty_policy: DutyPolicyTable;
  user_notice: UserNoticeTable;
  user_view_setting: UserViewSettingTable;
  account_limit: AccountLimitTable;
  limit_change: LimitChangeTable;
  checked_order: CheckedOrderTable;
  configuration_row: ConfigurationRowTable;
  configuration_version: ConfigurationVersionTable;
  configuration_proposal: ConfigurationProposalTable;
  cost_calibration: CostCalibrationTable;
  reference_version: ReferenceVersionTable;
  reference_row: ReferenceRowTable;
  instrument_position: InstrumentPositionTable;
  report_schedule: ReportScheduleTable;
  report_run: ReportRunTable;
  saved_report: SavedReportTable;
  report_mark: ReportMarkTable;
  report_event: ReportEventTable;
  surveillance_case: SurveillanceCaseTable;
  surveillance_case_event: SurveillanceCaseEventTable;
  surveillance_threshold: SurveillanceThresholdTable;
  range_outcome: RangeOutcomeTable;
};
