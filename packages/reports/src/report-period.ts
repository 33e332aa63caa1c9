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

/** The days that settings ask for, counted from the latest trading day that is over. */
export function resolvePeriod(
  settings: Pick<ReportSettings, 'date_range' | 'start_date' | 'end_date'>,
  lastTradingDay: string,
): ReportPeriod {
  const { date_range: code } = settings;
  const range = isDateRangeCode(code) ? resolveDateRange(code, lastTradingDay) : customDateRange(settings);
  return { ...range, label: `${dateRangeText(code)}, ${rangeText(range)}` };
}

function rangeText({ from, to }: { readonly from: string | null; readonly to: string | null }): string {
  if (from === null) return to === null ? 'all days' : `up to ${dayText(to)}`;
  if (to === null) return `from ${dayText(from)}`;
  return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
}
