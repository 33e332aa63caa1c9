import type { History } from '@meridian/history/reader/open-history';
import type { DayManifest } from '@meridian/history/days/day-manifest';
import type { ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import type { MarketPoint } from '@meridian/protocol/rest/surveillance-calls';
import { aggregateOrders, type AggregationLogic } from '@meridian/tca/orders/aggregate-orders';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import { reportTypeText } from '@meridian/domain/report-text';
import { fillSums } from './fills/fill-groups.ts';
import { futuresMarkouts } from './fills/futures-markouts.ts';
import { idleOrders } from './orders/idle-orders.ts';
import { idleFilters, type OrderFilter, orderFilters } from './orders/order-filters.ts';
import { tcaOrders } from './orders/tca-orders.ts';
import { customReport } from './pages/custom-report.ts';
import { markoutReport } from './pages/markout-report.ts';
import { COST_DEFINITIONS, emptySummary, headOf, parametersOf, provenanceOf } from './pages/report-head.ts';
import { orderAppendix } from './pages/order-appendix.ts';
import { withKeptNumbers } from './pages/page-parts.ts';
import { stitchedReport } from './pages/stitched-report.ts';
import { SURVEILLANCE_DEFINITIONS, surveillanceReport } from './pages/surveillance-report.ts';
import type { ReportJob } from './report-job.ts';
import type { FoundAlert } from './surveillance/found-alert.ts';
import { marketsOf } from './surveillance/market-around.ts';
import { type ThresholdsFor, thresholdsText } from './surveillance/thresholds-for.ts';
import { watchDays } from './surveillance/watch-days.ts';

export type MakeReportOptions = {
  readonly history: History;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number, stage: string) => void;
  readonly thresholds: ThresholdsFor;
};

export type MadeReport = {
  readonly page: ReportPage;
  /** The orders behind the numbers, for the files; null for reports that are about something else. */
  readonly appendix: ReportTable | null;
  /** Of surveillance; none for other reports. */
  readonly alerts: readonly AlertToKeep[];
};

/** An alert with the market around it. */
export type AlertToKeep = { readonly alert: FoundAlert; readonly market: readonly MarketPoint[] };

/** More orders than this are no report for a person, and would not fit into memory. */
const MAX_ORDERS = 2_000_000;
const MAX_SUMS = 2_000_000;

type Read = MakeReportOptions & {
  readonly job: ReportJob;
  readonly range: { readonly from?: string; readonly to?: string };
  readonly dates: readonly string[];
  readonly filters: readonly OrderFilter[];
};

type Body = Pick<ReportPage, 'figures' | 'sections' | 'summary'> & { readonly appendix?: ReportTable | null };

/** One report over past days; the same job over the same days is the same report. */
export async function makeReport(job: ReportJob, options: MakeReportOptions): Promise<MadeReport> {
  const { history } = options;
  const { from, to } = job.period;
  const range = { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
  options.onProgress(5, 'Finding trading days');
  const { whole } = await history.days(range);
  const dates = whole.map(({ tradeDate }) => tradeDate);
  const read: Read = { ...options, job, range, dates, filters: orderFilters(job.settings, job.scope) };
  const { alerts, thresholds, definitions, appendix = null, ...content } = await contentOf(read, whole);
  const page = withKeptNumbers({
    ...headOf(job, titleOf(job)),
    parameters: parametersOf(job, dates.length),
    ...content,
    definitions: [...definitions],
    provenance: provenanceOf(job, whole, thresholds),
  });
  return { page, appendix, alerts };
}

type Content = Body & {
  readonly alerts: readonly AlertToKeep[];
  readonly thresholds: string | null;
  readonly definitions: ReportPage['definitions'];
};

async function contentOf(read: Read, whole: readonly DayManifest[]): Promise<Content> {
  const { report_type: type } = read.job.settings;
  if (type !== 'Wash trade' && type !== 'Market manipulation') {
    return { ...(await bodyOf(read, whole)), alerts: [], thresholds: null, definitions: COST_DEFINITIONS };
  }
  const { history, signal, dates, filters, thresholds } = read;
  const onDay = (done: number) =>
    read.onProgress(5 + (80 * done) / Math.max(1, dates.length), `Checked ${done} of ${dates.length} days`);
  const { alerts: found, ...checked } = await watchDays(dates, filters, [{ what: [type], thresholds }], {
    history,
    signal,
    onDay,
  });
  const alerts = found[0] ?? [];
  const text = thresholdsText(thresholds);
  read.onProgress(85, 'Reading the market around alerts');
  const markets = await marketsOf(alerts, { history, signal });
  return {
    ...surveillanceReport(type, { ...checked, alerts }, markets),
    alerts: alerts.map((alert, place) => ({ alert, market: markets[place] ?? [] })),
    thresholds: text,
    definitions: SURVEILLANCE_DEFINITIONS,
  };
}

function titleOf({ settings }: ReportJob): string {
  return settings.report_type === null || settings.report_type === 'Custom'
    ? 'Transaction cost report'
    : reportTypeText(settings.report_type);
}

async function bodyOf(read: Read, days: readonly DayManifest[]): Promise<Body> {
  const { job } = read;
  if (job.settings.report_type === 'Futures Markout') return markouts(read, days);
  const orders = await readOrders(read);
  if (orders.length === 0) return { figures: [], sections: [], summary: emptySummary(job, days) };
  if (job.settings.report_type === 'Stiched Parent Order Summary' || job.settings.report_type === 'Multiday Drift') {
    read.onProgress(60, 'Stitching orders');
    return { ...stitchedReport(job, orders, read.dates), appendix: orderAppendix(orders) };
  }
  return custom(read, orders);
}

async function readOrders({ history, range, dates, filters, signal, onProgress }: Read): Promise<readonly TcaOrder[]> {
  onProgress(10, 'Reading orders');
  const { rows, isTruncated } = await history.query(
    tcaOrders(dates, filters),
    range,
    {},
    { maxRows: MAX_ORDERS, signal },
  );
  if (isTruncated) throw new Error(`More than ${MAX_ORDERS} orders: choose a shorter period.`);
  return rows;
}

async function custom(read: Read, rows: readonly TcaOrder[]): Promise<Body> {
  const { history, range, dates, filters, signal, onProgress, job } = read;
  onProgress(40, 'Reading fills');
  const { rows: fills } = await history.query(fillSums(dates, filters), range, {}, { maxRows: MAX_SUMS, signal });
  onProgress(70, 'Computing costs and ranges');
  const orders = aggregateOrders(rows, logicOf(job.settings.order_aggregation_logic));
  const { rows: idle } = await history.query(
    idleOrders(dates, idleFilters(job.settings, job.scope)),
    range,
    {},
    { signal },
  );
  return { ...customReport(job, { orders, idle, fills }), appendix: orderAppendix(rows) };
}

function logicOf(value: number): AggregationLogic {
  return value === 1 || value === 2 ? value : 0;
}

async function markouts(read: Read, days: readonly DayManifest[]): Promise<Body> {
  const { history, range, dates, filters, signal, onProgress, job } = read;
  onProgress(20, 'Reading fills of futures');
  const { rows } = await history.query(futuresMarkouts(dates, filters), range, {}, { maxRows: MAX_SUMS, signal });
  if (rows.length === 0) return { figures: [], sections: [], summary: emptySummary(job, days) };
  onProgress(70, 'Computing markouts and ranges');
  return markoutReport(rows);
}
