import { nextRunMs, zonedDate } from '@meridian/domain/reports/next-run';
import { addDays } from '@meridian/domain/calendar-date';
import type { History } from '@meridian/history/reader/open-history';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ReportPreview } from '@meridian/protocol/rest/tca-run-calls';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import { orderFilters } from '@meridian/reports/orders/order-filters';
import { ordersLeft } from '@meridian/reports/orders/preview-queries';
import { resolvePeriod } from '@meridian/reports/report-period';
import { scopeOf } from './report-access.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { withheldReceivers } from './withheld-receivers.ts';
import { dayState, isTradingDay, isWeekday, type TradingCalendars, tradingCalendars } from './trading-calendars.ts';

const SHOWN_RUNS = 3;
const FEW_ORDERS = 30;
const MAX_RANGE_DAYS = 800;

/** What a draft would cover if it ran now, and when it would run next. */
export async function previewReport(
  options: ReportRoutesOptions,
  settings: ReportSettings,
  user: User,
  signal: AbortSignal,
): Promise<ReportPreview> {
  const startedMs = performance.now();
  const { nowMs, serverTimeZone, reference } = options;
  const { past: history } = options;
  const today = zonedDate(nowMs(), serverTimeZone);
  const period = resolvePeriod(settings, { today, lastTradingDay: await lastTradingDay(history, today) });
  const filters = orderFilters(settings, scopeOf(user));
  const counted = await countOrders({ history, signal }, filters, period);
  const calendars = await tradingCalendars(reference, today);
  const withheld = await withheldReceivers(options.identity, settings, user, nowMs());
  return {
    period_from: period.from,
    period_to: period.to,
    ...counted,
    next_runs: nextRuns(settings, nowMs(), serverTimeZone, calendars),
    server_time_zone: serverTimeZone,
    warnings: [
      ...warningsOf(settings, counted),
      ...withheld.map(({ email, reason }) => `${email} will not get it: ${reason}`),
    ],
    took_ms: Math.round(performance.now() - startedMs),
  };
}

/** The latest finished and stored day, or yesterday without stored days. */
export async function lastTradingDay(history: History, today: string): Promise<string> {
  const { whole } = await history.days({ to: today });
  return whole.at(-1)?.tradeDate ?? addDays(today, -1);
}

const countOf = (row: Readonly<Record<string, unknown>>, step: number) => Number(row[`step_${step}`] ?? 0);

type Counted = Pick<ReportPreview, 'days' | 'steps' | 'orders' | 'filled_usd'>;

async function countOrders(
  { history, signal }: { readonly history: History; readonly signal: AbortSignal },
  filters: ReturnType<typeof orderFilters>,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<Counted> {
  const range = { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
  const { whole } = await history.days(range);
  const dates = whole.map(({ tradeDate }) => tradeDate);
  const { rows } = await history.query(ordersLeft(dates, filters), range, {}, { signal });
  const last = filters.length - 1;
  const byDay = new Map(rows.map((row) => [row.trade_date, row]));
  const days = dates.map((date) => ({ date, orders: countOf(byDay.get(date) ?? {}, last) }));
  const steps = filters.map(({ label }, step) => ({
    label,
    orders: rows.reduce((total, row) => total + countOf(row, step), 0),
  }));
  return {
    days,
    steps,
    orders: days.reduce((total, { orders }) => total + orders, 0),
    filled_usd: rows.reduce((total, { filled_usd }) => total + filled_usd, 0),
  };
}

function nextRuns(
  settings: ReportSettings,
  nowMs: number,
  zone: string,
  calendars: TradingCalendars,
): ReportPreview['next_runs'] {
  const found: ReportPreview['next_runs'] = [];
  let afterMs = nowMs;
  for (let run = 0; run < SHOWN_RUNS; run += 1) {
    const atMs = nextRunMs(settings, afterMs, zone);
    if (atMs === null) break;
    const day = zonedDate(atMs, zone);
    let last = addDays(day, -1);
    while (!isTradingDay(calendars, settings.country, last) && last > addDays(day, -30)) last = addDays(last, -1);
    const { from, to } = resolvePeriod(settings, { today: day, lastTradingDay: last });
    found.push({
      at_ms: atMs,
      period_from: from,
      period_to: to,
      trading_days: tradingDays(calendars, settings, from, to),
      days: shownDays(calendars, settings, from, to),
    });
    afterMs = atMs;
  }
  return found;
}

function tradingDays(
  calendars: TradingCalendars,
  { country }: ReportSettings,
  from: string | null,
  to: string | null,
): number {
  if (from === null || to === null) return 0;
  let count = 0;
  for (let day = from, seen = 0; day <= to && seen < MAX_RANGE_DAYS; day = addDays(day, 1), seen += 1) {
    if (isTradingDay(calendars, country, day)) count += 1;
  }
  return count;
}

const MAX_SHOWN_DAYS = 31;

/** The weekdays of a period of a month at most, so that a holiday is seen. */
function shownDays(
  calendars: TradingCalendars,
  { country }: ReportSettings,
  from: string | null,
  to: string | null,
): ReportPreview['next_runs'][number]['days'] {
  if (from === null || to === null || addDays(from, MAX_SHOWN_DAYS) <= to) return [];
  const days: ReportPreview['next_runs'][number]['days'] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (isWeekday(date)) days.push({ date, state: dayState(calendars, country, date) });
  }
  return days;
}

function warningsOf(settings: ReportSettings, { days, orders }: Counted): string[] {
  const warnings: string[] = [];
  if (days.length === 0) warnings.push('No trading day of this period is stored: choose a longer period.');
  else if (orders === 0) warnings.push('No order passes these filters: the report will be empty.');
  else if (orders < FEW_ORDERS) {
    warnings.push(
      orders === 1
        ? `Only 1 order passes these filters: ${FEW_ORDERS} are needed for a conclusion.`
        : `Only ${orders} orders pass these filters: ${FEW_ORDERS} are needed for a conclusion.`,
    );
  }
  if (settings.frequency !== 'NEVER' && settings.date_range === null) {
    warnings.push('The period is fixed, so every run covers the same days.');
  }
  return warnings;
}
