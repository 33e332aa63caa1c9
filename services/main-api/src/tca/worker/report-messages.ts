import type { ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import type { ReportJob } from '@meridian/reports/report-job';
import type { AlertToKeep } from '@meridian/reports/make-report';
import type { ThresholdsFor } from '@meridian/reports/surveillance/thresholds-for';

/** What the process of a report is given; the period is found there, because it goes by the days that are stored. */
export type ReportWork = {
  readonly dir: string;
  readonly job: Omit<ReportJob, 'period'>;
  readonly today: string;
  readonly thresholds: ThresholdsFor;
};

export type ReportProgress = { readonly percent: number; readonly stage: string };

export type ReportDone = {
  readonly page: ReportPage;
  readonly appendix: ReportTable | null;
  readonly period: string;
  readonly pdf: Uint8Array;
  readonly alerts: readonly AlertToKeep[];
};
