import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DoneSchema, IdParamsSchema, IdSchema, paging } from './schema-parts.ts';
import {
  ReportFilterChoicesSchema,
  ScheduledReportChangeSchema,
  ScheduledReportInputSchema,
  ScheduledReportSchema,
  TcaReportSchema,
} from './tca-schemas.ts';
import { AccountSchema } from './user-calls.ts';

export const LocationSchema = Type.String({ minLength: 1, maxLength: 500 });
const ScheduleQuery = Type.Object({ schedule_id: IdSchema });
const Schedules = Type.Object({ schedule_ids: Type.Array(IdSchema, { minItems: 1, maxItems: 200 }) });

export const downloadReport = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/download_report',
  summary: 'A report as a PDF file, or its tables as CSV.',
  access: 'user',
  audit: 'exported',
  query: Type.Object({
    report_location: LocationSchema,
    format: Type.Optional(Type.Enum(['pdf', 'csv', 'xlsx'], { default: 'pdf' })),
  }),
  response: Type.Unknown({ description: 'application/pdf, or the same tables and every order as text/csv or XLSX' }),
  problems: [404],
});

export const tcaAccountDetails = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca_account_details/:id',
  summary: 'Accounts behind a user that reports may be made for; another user only for administrators.',
  access: 'user',
  params: IdParamsSchema,
  response: Type.Array(AccountSchema),
  problems: [404],
});

export const tcaReports = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca_reports',
  summary: 'Every report that the user may see, newest first.',
  access: 'user',
  query: Type.Object(paging),
  response: Type.Array(TcaReportSchema),
});

export const savedTcaReports = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/saved_tca_reports',
  summary: 'Reports that were made, newest first.',
  access: 'user',
  query: Type.Object(paging),
  response: Type.Array(TcaReportSchema),
});

export const scheduledTcaReports = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/scheduled_tca_reports',
  summary: 'Schedules of the user; every schedule for administrators.',
  access: 'user',
  query: Type.Object(paging),
  response: Type.Array(ScheduledReportSchema),
});

export const algoMachineNames = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/get_algo_machine_names/:id',
  summary: 'Algo machines that traded for a user.',
  access: 'user',
  isHeavy: true,
  params: IdParamsSchema,
  response: Type.Array(Type.String()),
  problems: [404],
});

export const reportScheduleFilters = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/get_tca_report_schedule_filters',
  summary: 'What each filter of a schedule may be set to.',
  access: 'user',
  isHeavy: true,
  response: ReportFilterChoicesSchema,
});

export const savedReportsOfSchedule = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/get_saved_reports/:id',
  summary: 'Reports of one schedule, newest first; asking clears its mark as new.',
  access: 'user',
  params: IdParamsSchema,
  response: Type.Array(TcaReportSchema),
  problems: [404],
});

export const createScheduledReport = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/scheduled_tca_reports',
  summary: 'Create a schedule; one that never repeats runs at once.',
  access: 'user',
  body: ScheduledReportInputSchema,
  response: ScheduledReportSchema,
  status: 201,
  problems: [409],
});

export const updateScheduledReport = restCall({
  service: 'main',
  method: 'PUT',
  path: '/tca/scheduled_tca_reports',
  summary: 'Change a schedule.',
  access: 'user',
  body: ScheduledReportChangeSchema,
  response: ScheduledReportSchema,
  problems: [404, 409],
});

export const deleteScheduledReport = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/tca/scheduled_tca_reports',
  summary: 'Remove a schedule; its reports stay.',
  access: 'user',
  query: ScheduleQuery,
  response: DoneSchema,
  problems: [404],
});

export const deactivateReport = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/deactivate_report',
  summary: 'Stop schedules until they are activated again.',
  access: 'user',
  body: Schedules,
  response: Type.Array(ScheduledReportSchema),
  problems: [404],
});

export const activateReports = restCall({
  service: 'main',
  method: 'POST',
  path: '/tca/activate_reports',
  summary: 'Let schedules run again.',
  access: 'user',
  body: Schedules,
  response: Type.Array(ScheduledReportSchema),
  problems: [404],
});

export const TCA_CALLS = [
  downloadReport,
  tcaAccountDetails,
  tcaReports,
  savedTcaReports,
  scheduledTcaReports,
  algoMachineNames,
  reportScheduleFilters,
  savedReportsOfSchedule,
  createScheduledReport,
  updateScheduledReport,
  deleteScheduledReport,
  deactivateReport,
  activateReports,
] as const;
