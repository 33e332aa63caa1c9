import { reportRefusal } from '@meridian/domain/reports/report-permissions';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { downloadReport, savedReportsOfSchedule, savedTcaReports, tcaReports } from '@meridian/protocol/rest/tca-calls';
import { deleteSavedReport, reportPage } from '@meridian/protocol/rest/tca-run-calls';
import type { SavedReportRow } from '@meridian/storage/reports/saved-report-store';
import type { FastifyInstance } from 'fastify';
import { maySeeAll, maySeeSchedule } from './report-access.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { type TcaReportRow, toPendingReport, toTcaReport } from './report-rows.ts';
import { actorOf, NO_SCHEDULE } from './schedule-routes.ts';
import { reportCsv } from '@meridian/reports/csv/report-csv';
import { reportXlsx } from '@meridian/reports/xlsx/report-xlsx';
import type { ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';

const NO_REPORT = answerProblem(404, 'not-found', 'There is no such report.');
const DEFAULT_LIMIT = 100;

/** A report is visible to its owner and administrators while they may see all its accounts and what it shows. */
function maySeeReport(user: User, report: SavedReportRow): boolean {
  if (reportRefusal(user, report.report_type) !== null) return false;
  return (user.is_admin || report.owner_id === user.id) && maySeeAll(user, report.accounts);
}

function fileNameOf({ report_name, period }: SavedReportRow, ending: string): string {
  return `${`${report_name} ${period}`.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')}.${ending}`;
}

const CONTENT_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type ReportContent = { readonly page: ReportPage; readonly appendix: ReportTable | null };

/** The same numbers as the page and the orders behind them, written when they are asked for. */
function fileOf(content: ReportContent | null, format: 'csv' | 'xlsx'): string | Buffer | null {
  if (content === null) return null;
  const { page, appendix } = content;
  return format === 'csv' ? reportCsv(page, appendix) : reportXlsx(page, appendix);
}

/** Lists of reports, running ones first. */
function listRoutes(app: FastifyInstance, guard: CallGuard, { schedules, runs, saved }: ReportRoutesOptions): void {
  const visible = async (user: User, scheduleId: number | null): Promise<TcaReportRow[]> => {
    const ownerId = user.is_admin ? null : user.id;
    const [rows, seen] = await Promise.all([saved.list({ ownerId, scheduleId }), saved.seenBy(user.id)]);
    return rows
      .filter((row) => maySeeReport(user, row))
      .map((row) => toTcaReport(row, row.schedule_id === null ? 0 : (seen.get(row.schedule_id) ?? null)));
  };
  const pending = async (user: User, scheduleId: number | null): Promise<TcaReportRow[]> => {
    const rows = await runs.list({ ownerId: user.is_admin ? null : user.id, scheduleId, limit: DEFAULT_LIMIT });
    const open = rows.filter(({ state }) => state === 'queued' || state === 'running');
    return open.filter((row) => maySeeSchedule(user, row)).map(toPendingReport);
  };
  registerCall(app, guard, tcaReports, async ({ query, request }) => {
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    const all = [...(await pending(request.user, null)), ...(await visible(request.user, null))];
    return {
      kind: 'good',
      body: all.slice(offset, offset + limit),
      headers: { 'x-total-count': String(all.length) },
    };
  });
  registerCall(app, guard, savedTcaReports, async ({ query, request }) => {
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    const all = await visible(request.user, null);
    return {
      kind: 'good',
      body: all.slice(offset, offset + limit),
      headers: { 'x-total-count': String(all.length) },
    };
  });
  registerCall(app, guard, savedReportsOfSchedule, async ({ params, request }) => {
    const { user } = request;
    const schedule = await schedules.find(params.id);
    if (schedule === null || !maySeeSchedule(user, schedule)) return NO_SCHEDULE;
    const body = [...(await pending(user, params.id)), ...(await visible(user, params.id))];
    await saved.markSeen(user.id, params.id);
    return { kind: 'good', body };
  });
}

/** Finished reports: lists, pages, files. */
export function savedReportRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { schedules, saved } = options;
  listRoutes(app, guard, options);
  const find = async (location: string, user: User): Promise<SavedReportRow | null> => {
    const report = await saved.find(location);
    return report !== null && maySeeReport(user, report) ? report : null;
  };
  registerCall(app, guard, reportPage, async ({ query, request }) => {
    const report = await find(query.report_location, request.user);
    const page = report === null ? null : await saved.pageOf(report.location);
    if (report === null || page === null) return NO_REPORT;
    await schedules.record(report.schedule_id, 'opened', report.report_name, actorOf(request.user));
    return { kind: 'good', body: page };
  });
  registerCall(app, guard, downloadReport, async ({ query, request }) => {
    const { report_location: location, format = 'pdf' } = query;
    const report = await find(location, request.user);
    if (report === null) return NO_REPORT;
    const body = format === 'pdf' ? await saved.pdfOf(location) : fileOf(await saved.contentOf(location), format);
    if (body === null) return NO_REPORT;
    await schedules.record(
      report.schedule_id,
      'downloaded',
      `${report.report_name} as ${format}`,
      actorOf(request.user),
    );
    return {
      kind: 'good',
      body,
      headers: {
        'content-type': CONTENT_TYPES[format],
        'content-disposition': `attachment; filename="${fileNameOf(report, format)}"`,
      },
    };
  });
  registerCall(app, guard, deleteSavedReport, async ({ query, request }) => {
    const report = await find(query.report_location, request.user);
    if (report === null) return NO_REPORT;
    await saved.remove(report.location, actorOf(request.user));
    return { kind: 'good', body: { message: `The report “${report.report_name}”, ${report.period}, was deleted.` } };
  });
}
