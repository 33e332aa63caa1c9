import { addDays, type CalendarDate, calendarDateMs, isCalendarDate } from '@meridian/domain/calendar-date';
import { zonedMoment } from '@meridian/domain/reports/next-run';
import { dateAt, isTimeZone } from '@meridian/domain/zoned-time';

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a session is open. Times are HH:mm on the clock of a zone. */
export type SessionSchedule =
  | { readonly kind: 'always' }
  | {
      readonly kind: 'daily';
      readonly zone: string;
      readonly start: string;
      /** Not after the start: the end is on the next day. */
      readonly end: string;
      /** Days on which a session starts. */
      readonly days: readonly Weekday[];
      /** No session starts on these. */
      readonly holidays: readonly CalendarDate[];
    }
  | {
      readonly kind: 'weekly';
      readonly zone: string;
      readonly startDay: Weekday;
      readonly start: string;
      readonly endDay: Weekday;
      readonly end: string;
      /** The session is closed on these and goes on afterwards with its numbers. */
      readonly holidays: readonly CalendarDate[];
    };

export type SessionPeriod = { readonly startMs: number; readonly endMs: number };

const ALWAYS: SessionPeriod = { startMs: 0, endMs: Number.MAX_SAFE_INTEGER };
const DAY_MS = 86_400_000;
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const WEEK_DAYS = WEEKDAYS.length;

/** The period that a moment lies in, which is when sequence numbers go on; null while the session is closed. */
export function sessionPeriod(schedule: SessionSchedule, nowMs: number): SessionPeriod | null {
  if (schedule.kind === 'always') return ALWAYS;
  const today = dateAt(nowMs, schedule.zone);
  if (schedule.kind === 'weekly' && schedule.holidays.includes(today)) return null;
  const daysBack = schedule.kind === 'daily' ? 1 : WEEK_DAYS;
  for (let back = 0; back <= daysBack; back += 1) {
    const period = periodFrom(schedule, addDays(today, -back));
    if (period !== null && period.startMs <= nowMs && nowMs < period.endMs) return period;
  }
  return null;
}

function periodFrom(schedule: Exclude<SessionSchedule, { kind: 'always' }>, date: CalendarDate): SessionPeriod | null {
  const { zone, start, end } = schedule;
  const weekday = weekdayOf(date);
  if (schedule.kind === 'daily' && (!schedule.days.includes(weekday) || schedule.holidays.includes(date))) return null;
  if (schedule.kind === 'weekly' && weekday !== schedule.startDay) return null;
  const days = schedule.kind === 'daily' ? 0 : (schedule.endDay - schedule.startDay + WEEK_DAYS) % WEEK_DAYS;
  const wrap = schedule.kind === 'daily' ? 1 : WEEK_DAYS;
  const lastDate = addDays(date, days === 0 && end <= start ? wrap : days);
  return { startMs: zonedMoment(date, start, zone), endMs: zonedMoment(lastDate, end, zone) };
}

function weekdayOf(date: CalendarDate): Weekday {
  const days = Math.floor((calendarDateMs(date) ?? 0) / DAY_MS);
  // The first of January 1970 was a Thursday.
  return WEEKDAYS[(((days + 3) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS] ?? 1;
}

/** What is wrong with a schedule that somebody entered; null when it can be used. */
export function scheduleProblem(schedule: SessionSchedule): string | null {
  if (schedule.kind === 'always') return null;
  if (!isTimeZone(schedule.zone)) return `"${schedule.zone}" is not a time zone: use a name such as Europe/London.`;
  const time = [schedule.start, schedule.end].find((each) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(each));
  if (time !== undefined) return `"${time}" is not a time: use HH:mm.`;
  const holiday = schedule.holidays.find((each) => !isCalendarDate(each));
  if (holiday !== undefined) return `"${holiday}" is not a date: use YYYY-MM-DD.`;
  if (schedule.kind === 'daily' && schedule.days.length === 0) return 'Choose at least one day.';
  return null;
}
