import { addDays, type CalendarDate, startOfMonth, startOfQuarter, startOfWeek, startOfYear } from './calendar-date.ts';
import { SENTINEL_DATE } from './constants.ts';
import type { Maybe } from './maybe.ts';

export const DATE_RANGE_LABELS = {
  AT: 'All Time',
  LTD: 'Last Trading Day',
  CY: 'Year to Date',
  LY: 'Last Year',
  CW: 'Week to Date',
  LW: 'Last Week',
  CM: 'Month to Date',
  LM: 'Last Month',
  CQ: 'Quarter to Date',
  LQ: 'Last Quarter',
} as const;

export type DateRangeCode = keyof typeof DATE_RANGE_LABELS;

export const CUSTOM_DATE_RANGE_LABEL = 'Custom';

export function isDateRangeCode(value: unknown): value is DateRangeCode {
  return typeof value === 'string' && Object.hasOwn(DATE_RANGE_LABELS, value);
}

/** An unknown code is shown unchanged. "Custom" would claim dates that nobody chose. */
export function dateRangeText(code: Maybe<string>): string {
  if (code === null || code === undefined || code === '') return CUSTOM_DATE_RANGE_LABEL;
  return isDateRangeCode(code) ? DATE_RANGE_LABELS[code] : code;
}

/** Both days are included. Null is open. */
export type DateRange = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

function dayBefore(date: CalendarDate): CalendarDate {
  return addDays(date, -1);
}

const RESOLVERS: Readonly<Record<DateRangeCode, (tradingDate: CalendarDate) => DateRange>> = {
  AT: (date) => ({ from: null, to: date }),
  LTD: (date) => ({ from: date, to: date }),
  CW: (date) => ({ from: startOfWeek(date), to: date }),
  LW: (date) => ({ from: addDays(startOfWeek(date), -7), to: dayBefore(startOfWeek(date)) }),
  CM: (date) => ({ from: startOfMonth(date), to: date }),
  LM: (date) => ({ from: startOfMonth(date, -1), to: dayBefore(startOfMonth(date)) }),
  CQ: (date) => ({ from: startOfQuarter(date), to: date }),
  LQ: (date) => ({ from: startOfQuarter(date, -1), to: dayBefore(startOfQuarter(date)) }),
  CY: (date) => ({ from: startOfYear(date), to: date }),
  LY: (date) => ({ from: startOfYear(date, -1), to: dayBefore(startOfYear(date)) }),
};

/** `tradingDate` is the last trading day of the report. Ranges "to date" end with it. */
export function resolveDateRange(code: DateRangeCode, tradingDate: CalendarDate): DateRange {
  return RESOLVERS[code](tradingDate);
}

function openIfSentinel(date: Maybe<string>): CalendarDate | null {
  const day = date?.slice(0, 10) ?? '';
  return day === '' || day === SENTINEL_DATE ? null : day;
}

/** A custom range keeps its dates. The sentinel date means an open end. */
export function customDateRange(schedule: {
  readonly start_date?: Maybe<string>;
  readonly end_date?: Maybe<string>;
}): DateRange {
  return { from: openIfSentinel(schedule.start_date), to: openIfSentinel(schedule.end_date) };
}
