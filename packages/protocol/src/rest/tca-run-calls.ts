import { type Static, Type } from 'typebox';
import { ReportPageSchema } from './report-page-schema.ts';
import { restCall } from './rest-call.ts';
import { DoneSchema, EpochMsSchema, IdParamsSchema, IdSchema, NullableText } from './schema-parts.ts';
import { LocationSchema } from './tca-calls.ts';
import { ReportRunSchema, ScheduledReportInputSchema } from './tca-schemas.ts';

const Count = Type.Integer({ minimum: 0 });
const RunBody = Type.Object({ run_id: IdSchema }, { additionalProperties: false });
const LocationQuery = Type.Object({ report_location: LocationSchema });

/** What a draft would cover if it ran now. */
const ReportPreviewSchema = Type.Object({
  period_from: NullableText,
  period_to: NullableText,
  /** Stored trading days of the period, with the orders that pass all filters. */
  days: Type.Array(Type.Object({ date: Type.String(), orders: Count })),
  /** Orders left after each filter, in order. The first step is all orders of the accounts. */
  steps: Type.Array(Type.Object({ label: Type.String(), orders: Count })),
  orders: Count,
  filled_usd: Type.Number(),
  next_runs: Type.Array(
    Type.Object({
      at_ms: EpochMsSchema,
      period_from: NullableText,
      period_to: NullableText,
      trading_days: Count,
      /** Weekdays of the period; none for a long one. `some` means that some of its markets are closed. */
      days: Type.Array(Type.Object({ date: Type.String(), state: Type.Enum(['open', 'half', 'some', 'closed']) })),
    }),
  ),
  server_time_zone: Type.String(),
  warnings: Type.Array(Type.String()),
  took_ms: Count,
});

export type ReportPreview = Static<typeof ReportPreviewSchema>;

export const runReport = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/run_report',
  summary: 'Run a schedule now.',
  access: 'user',
  body: Type.Object({ schedule_id: IdSchema }, { additionalProperties: false }),
  response: ReportRunSchema,
  status: 202,
  problems: [404, 409],
});

export const runDraft = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/run_draft',
  summary: 'Run a report once without a schedule.',
  access: 'user',
  body: ScheduledReportInputSchema,
  response: ReportRunSchema,
  status: 202,
  problems: [409],
});

export const previewReport = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/preview_report',
  summary: 'The period, orders and next runs of a draft. Nothing is saved.',
  access: 'user',
  isHeavy: true,
  body: ScheduledReportInputSchema,
  response: ReportPreviewSchema,
});

export const reportRuns = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/report_runs',
  summary: 'Runs of the reports that the user may see, newest first.',
  access: 'user',
  query: Type.Object({
    schedule_id: Type.Optional(IdSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  }),
  response: Type.Array(ReportRunSchema),
});

export const reportRun = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/report_runs/:id',
  summary: 'How far a run is.',
  access: 'user',
  params: IdParamsSchema,
  response: ReportRunSchema,
  problems: [404],
});

export const cancelRun = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/cancel_run',
  summary: 'Stop a run that is queued or running.',
  access: 'user',
  body: RunBody,
  response: ReportRunSchema,
  problems: [404, 409],
});

export const retryRun = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/retry_run',
  summary: 'Run again what failed or was cancelled.',
  access: 'user',
  body: RunBody,
  response: ReportRunSchema,
  status: 202,
  problems: [404, 409],
});

export const reportPage = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/report_page',
  summary: 'A report as numbers and texts, to be shown in the page.',
  access: 'user',
  query: LocationQuery,
  response: ReportPageSchema,
  problems: [404],
});

export const deleteSavedReport = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/tca/saved_tca_reports',
  summary: 'Delete one report for good.',
  access: 'user',
  query: LocationQuery,
  response: DoneSchema,
  problems: [404],
});

const ReportEventSchema = Type.Object({
  at_ms: EpochMsSchema,
  by: NullableText,
  action: Type.String(),
  detail: Type.String(),
});

export type ReportEvent = Static<typeof ReportEventSchema>;

export const reportHistory = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/report_history/:id',
  summary: 'Who changed, ran, opened and deleted what of a schedule, newest first.',
  access: 'user',
  params: IdParamsSchema,
  response: Type.Array(ReportEventSchema),
  problems: [404],
});

/** Beyond the calls of the specification. */
export const TCA_RUN_CALLS = [
  runReport,
  runDraft,
  previewReport,
  reportRuns,
  reportRun,
  cancelRun,
  retryRun,
  reportPage,
  deleteSavedReport,
  reportHistory,
] as const;
