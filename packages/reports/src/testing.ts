import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';

/** A report without a number, for tests that care about one part. */
export const emptyPage: ReportPage = {
  title: 'Transaction cost report',
  subtitle: 'Everything',
  report_type: 'Custom',
  page_orientation: 'landscape',
  parameters: [],
  summary: [],
  figures: [],
  sections: [],
  definitions: [],
  provenance: {
    generated_ms: 0,
    period_from: null,
    period_to: null,
    data_to: null,
    trading_days: [],
    sources: [],
    calculation: '1',
    cost_model: 'M1',
    thresholds: null,
  },
};
