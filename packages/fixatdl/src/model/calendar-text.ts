import { isCalendarDate } from '@meridian/domain/calendar-date';

/** A date as FIX writes it, YYYYMMDD, from that form or from YYYY-MM-DD. Null when there is no such day. */
export function fixDate(text: string): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (match === null) return null;
  const [, year = '', month = '', day = ''] = match;
  return isCalendarDate(`${year}-${month}-${day}`) ? `${year}${month}${day}` : null;
}

/** Whether a text is a month of FIX: YYYYMM, with a day, or with a week of the month (w1 to w5). */
export function isMonthYear(text: string): boolean {
  const match = /^(\d{4})(\d{2})(\d{2}|[wW][1-5])?$/.exec(text);
  if (match === null) return false;
  const [, year = '', month = '', rest = ''] = match;
  if (Number(month) < 1 || Number(month) > 12) return false;
  return !/^\d/.test(rest) || isCalendarDate(`${year}-${month}-${rest}`);
}

/** Two months as far as both say: by month, then by day or week when both have the same kind. */
export function compareMonthYears(a: string, b: string): number {
  const isSameKind = a.length === b.length && /w/i.test(a) === /w/i.test(b);
  const [left, right] = isSameKind ? [a.toLowerCase(), b.toLowerCase()] : [a.slice(0, 6), b.slice(0, 6)];
  return left === right ? 0 : left < right ? -1 : 1;
}
