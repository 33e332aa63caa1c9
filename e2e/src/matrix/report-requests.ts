import type { SampleRequest } from './sample-requests.ts';

const unknownId = 999_999;
const draft = { report_name: 'Matrix', frequency: 'MONTHLY' };

/** Well-formed requests about reports and surveillance. */
export const reportSamples: Readonly<Record<string, SampleRequest>> = {
  'GET /tca/download_report': { path: '/tca/download_report?report_location=none', answers: [404] },
  'GET /tca/get_saved_reports/:id': { path: `/tca/get_saved_reports/${unknownId}`, answers: [404] },
  // A report on costs needs the market-data permit as well.
  'POST /tca/scheduled_tca_reports': { body: draft, answers: [201, 403, 409] },
  'PUT /tca/scheduled_tca_reports': { body: { ...draft, schedule_id: unknownId }, answers: [404] },
  'DELETE /tca/scheduled_tca_reports': {
    path: `/tca/scheduled_tca_reports?schedule_id=${unknownId}`,
    answers: [404],
  },
  'POST /tca/deactivate_report': { body: { schedule_ids: [unknownId] }, answers: [404] },
  'POST /tca/activate_reports': { body: { schedule_ids: [unknownId] }, answers: [404] },
  'POST /tca/run_report': { body: { schedule_id: unknownId }, answers: [404] },
  'POST /tca/run_draft': { body: { ...draft, date_range: 'LTD' }, answers: [202, 403, 409] },
  'POST /tca/preview_report': { body: draft, answers: [200, 403] },
  'GET /tca/report_runs/:id': { path: `/tca/report_runs/${unknownId}`, answers: [404] },
  'POST /tca/cancel_run': { body: { run_id: unknownId }, answers: [404] },
  'POST /tca/retry_run': { body: { run_id: unknownId }, answers: [404] },
  'GET /tca/report_page': { path: '/tca/report_page?report_location=none', answers: [404] },
  'DELETE /tca/saved_tca_reports': { path: '/tca/saved_tca_reports?report_location=none', answers: [404] },
  'GET /tca/surveillance_cases/:id': { path: `/tca/surveillance_cases/${unknownId}`, answers: [404] },
  'GET /tca/surveillance_cases/:id/file': { path: `/tca/surveillance_cases/${unknownId}/file`, answers: [404] },
  'POST /tca/surveillance_cases/:id/disposition': {
    path: `/tca/surveillance_cases/${unknownId}/disposition`,
    body: { state: 'dismissed', reason: 'Matrix', version: 1 },
    answers: [404],
  },
  'PUT /tca/surveillance_thresholds': {
    body: { account: null, asset_class: null, thresholds: { no_such: 1 }, note: 'Matrix', version: 0 },
    answers: [400],
  },
  'POST /tca/test_surveillance_thresholds': {
    body: { account: 'NOBODY', asset_class: null, thresholds: {}, days: 1 },
    answers: [400],
  },
  'GET /tca/test_surveillance_thresholds': {
    path: '/tca/test_surveillance_thresholds?run=no-such-run',
    answers: [404],
  },
  'DELETE /tca/test_surveillance_thresholds': {
    path: '/tca/test_surveillance_thresholds?run=no-such-run',
    answers: [404],
  },
  'GET /tca/report_history/:id': { path: `/tca/report_history/${unknownId}`, answers: [404] },
};
