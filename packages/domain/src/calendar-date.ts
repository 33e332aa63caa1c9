/** A day as YYYY-MM-DD. It sorts as text and has no time zone. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

/** Null for an invalid day, such as 2026-02-30. */
export function calendarDateMs(date: CalendarDate): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return null;
  const epochMs = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return toCalendarDate(epochMs) === date ? epochMs : null;
}

export function toCalendarDate(utcMs: number): CalendarDate {
  return new Date(utcMs).toISOString().slice(0, 10);
}

export function isCalendarDate(date: string): boolean {
  return calendarDateMs(date) !== null;
}

function known(date: CalendarDate): Date {
  const epochMs = calendarDateMs(date);
  if (epochMs === null) throw new Error(`Not a calendar date: ${date}`);
  return new Date(epochMs);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toCalendarDate(known(date).getTime() + days * DAY_MS);
}

/** Weeks start on Monday, as trading weeks do. */
export function startOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, -((known(date).getUTCDay() + 6) % 7));
}

/** The first day of the month that is `monthsAway` months away. */
export function startOfMonth(date: CalendarDate, monthsAway = 0): CalendarDate {
  const day = known(date);
  return toCalendarDate(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsAway, 1));
}

export function startOfQuarter(date: CalendarDate, quartersAway = 0): CalendarDate {
  const day = known(date);
  const firstMonth = Math.floor(day.getUTCMonth() / 3) * 3;
  return toCalendarDate(Date.UTC(day.getUTCFullYear(), firstMonth + 3 * quartersAway, 1));
}

export function startOfYear(date: CalendarDate, yearsAway = 0): CalendarDate {
  return toCalendarDate(Date.UTC(known(date).getUTCFullYear() + yearsAway, 0, 1));
}
