import { calendarDateMs } from '@meridian/domain/calendar-date';
import { customDateRange, dateRangeText, isDateRangeCode, resolveDateRange } from '@meridian/domain/report-date-range';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import type { ReportPeriod } from './report-job.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 9 Nov 2026. */
export function dayText(date: string): string {
  const ms = calendarDateMs(date);
  if (ms === null) return date;
  const day = new Date(ms);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}

/** Periods that are over count from today: on a Monday, last week is the one that ended with Friday. */
const OVER: ReadonlySet<string> = new Set(['LW', 'LM', 'LQ', 'LY']);

export type ReportDates = {
  readonly today: string;
  /** The latest trading day that is over; periods to date end with it. */
  readonly lastTradingDay: string;
};

/** The days that settings ask for. */
export function resolvePeriod(
  settings: Pick<ReportSettings, 'date_range' | 'start_date' | 'end_date'>,
  { today, lastTradingDay }: ReportDates,
): ReportPeriod {
  const { date_range: code } = settings;
  const range = isDateRangeCode(code)
    ? resolveDateRange(code, OVER.has(code) ? today : lastTradingDay)
    : customDateRange(settings);
  return { ...range, label: `${dateRangeText(code)}, ${rangeText(range)}` };
}

/** The same period, named by the trading days that are in it. */
export function onTradingDays(
  period: ReportPeriod,
  settings: Pick<ReportSettings, 'date_range'>,
  dates: readonly string[],
): ReportPeriod {
  const [from = null] = dates;
  const to = dates.at(-1) ?? null;
  if (from === null || to === null) return period;
  return { ...period, label: `${dateRangeText(settings.date_range)}, ${rangeText({ from, to })}` };
}

function rangeText({ from, to }: { readonly from: string | null; readonly to: string | null }): string {
  if (from === null) return to === null ? 'all days' : `up to ${dayText(to)}`;
  if (to === null) return `from ${dayText(from)}`;
  return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
}
