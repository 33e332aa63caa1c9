import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { COST_UNITS, REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { ORDER_TYPES } from '@meridian/domain/order-type';
import { reportRefusal } from '@meridian/domain/reports/report-permissions';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { reportScheduleFilters } from '@meridian/protocol/rest/tca-calls';
import { previewReport as previewCall } from '@meridian/protocol/rest/tca-run-calls';
import { scopeSql } from '@meridian/reports/orders/order-filters';
import { type ChoiceField, filterChoices } from '@meridian/reports/orders/preview-queries';
import type { FastifyInstance } from 'fastify';
import { lastDays } from '../past/past-days.ts';
import { previewReport } from './preview-report.ts';
import { scopeOf } from './report-access.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { completeSettings } from './report-settings.ts';
import { refusedSettings } from './schedule-routes.ts';

/** How many days back values are offered as choices. */
const CHOICE_DAYS = 366;
const MAX_CHOICES = 1_000;

/** The choices for a schedule, and the preview of a draft. */
export function previewRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { identity, past, nowMs } = options;
  registerCall(app, guard, reportScheduleFilters, async ({ request, signal }) => {
    const { user } = request;
    const accounts = await identity.accountsOf(user);
    const { rows } = await past.query(
      filterChoices(scopeSql(scopeOf(user))),
      lastDays(nowMs(), CHOICE_DAYS),
      {},
      { signal },
    );
    const of = (field: ChoiceField) =>
      rows.flatMap((row) => (row.field === field && row.value !== null ? [row.value] : [])).slice(0, MAX_CHOICES);
    return {
      kind: 'good',
      body: {
        acc: [...new Set(accounts.map(({ account }) => account))].slice(0, MAX_CHOICES),
        alloc_acc: accounts.map(({ alloc_account }) => alloc_account).slice(0, MAX_CHOICES),
        country: of('country'),
        base_symbol: of('base_symbol'),
        algorithm: of('algorithm'),
        actual_strategy: of('actual_strategy'),
        algo_machine_name: of('algo_machine_name'),
        order_type: [...ORDER_TYPES],
        asset_class: [...ASSET_CLASSES],
        report_type: REPORT_TYPES.filter((report_type) => reportRefusal(user, report_type) === null),
        cost_unit: [...COST_UNITS],
      },
    };
  });
  registerCall(app, guard, previewCall, async ({ body, request, signal }) => {
    const settings = completeSettings(body);
    const refused = await refusedSettings(options, settings, request.user);
    return refused ?? { kind: 'good', body: await previewReport(options, settings, request.user, signal) };
  });
}
