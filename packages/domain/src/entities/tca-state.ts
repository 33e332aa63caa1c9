import { DEFAULT_REPORT_TAB, DEFAULT_REPORT_TIME } from '../constants.ts';
import type { CostAnalysisResult, CostGrouping } from './cost-analysis-result.ts';
import { DEFAULT_DISPLAY_CHOICES, type DisplayChoices } from './display-choices.ts';
import type { ScheduledReport } from './scheduled-report.ts';
import type { TcaReport } from './tca-report.ts';

export type TcaReportsState = {
  readonly tab: string;
  readonly scheduled: readonly ScheduledReport[];
  readonly saved: readonly TcaReport[];
  readonly newReportsCount: number;
  /** What a new schedule starts with, HH:mm:ss. */
  readonly startTime: string;
  readonly endTime: string;
};

export const INITIAL_TCA_REPORTS_STATE: TcaReportsState = {
  tab: DEFAULT_REPORT_TAB,
  scheduled: [],
  saved: [],
  newReportsCount: 0,
  startTime: DEFAULT_REPORT_TIME,
  endTime: DEFAULT_REPORT_TIME,
};

export type TcaDashboardState = {
  readonly grouping: CostGrouping;
  readonly choices: DisplayChoices;
  /** Null until the first snapshot. */
  readonly result: CostAnalysisResult | null;
};

export const INITIAL_TCA_DASHBOARD_STATE: TcaDashboardState = {
  grouping: 'list',
  choices: DEFAULT_DISPLAY_CHOICES,
  result: null,
};
