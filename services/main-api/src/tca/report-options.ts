import type { History } from '@meridian/history/reader/open-history';
import type { IdentityService } from '@meridian/identity/create-identity';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { OpenDatabase } from '@meridian/storage/database';
import { createCaseStore } from '@meridian/storage/reports/case-store';
import { createThresholdStore } from '@meridian/storage/reports/threshold-store';
import { createRunStore } from '@meridian/storage/reports/run-store';
import { createSavedReportStore } from '@meridian/storage/reports/saved-report-store';
import { createScheduleStore } from '@meridian/storage/reports/schedule-store';
import type { ThresholdTests } from './thresholds/threshold-tests.ts';

type StoreOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

/** The stores of the report calls. */
export function reportStores(options: StoreOptions) {
  return {
    schedules: createScheduleStore(options),
    runs: createRunStore(options),
    saved: createSavedReportStore(options),
    cases: createCaseStore(options),
    thresholds: createThresholdStore(options),
  };
}

export type ReportStores = ReturnType<typeof reportStores>;

export type ReportRoutesOptions = ReportStores & {
  readonly identity: Pick<
    IdentityService,
    'accountsOf' | 'administration' | 'findUser' | 'mailFor' | 'readTraderIds' | 'usersWith'
  >;
  readonly past: History;
  /** `<DATA_DIR>/history`. */
  readonly historyDir: string;
  readonly thresholdTests: ThresholdTests;
  readonly reference: Pick<ReferenceStore, 'rows'>;
  /** The time zone of schedules. */
  readonly serverTimeZone: string;
  readonly nowMs: () => number;
};
