import { type CalendarDate, addDays, calendarDateMs, toCalendarDate } from '@meridian/domain/calendar-date';
import { dateAt, zonedParts } from '@meridian/domain/zoned-time';
import { type ClockText, offsetText, parseClockText, timeText } from '../model/clock-text.ts';

/** Seconds since 1970 in UTC, with the digits behind them. */
export type Instant = { readonly seconds: number; readonly fraction: string };

/** Where a clock stands: its zone, and the moment that says which day is today. */
export type ClockPlace = { readonly zone: string; readonly nowMs: number };

export type Resolved =
  | { readonly kind: 'instant'; readonly instant: Instant; readonly offsetMinutes: number }
  | { readonly kind: 'gap' };

const DAY_SECONDS = 86_400;

export function offsetSecondsAt(seconds: number, zone: string): number {
  const parts = zonedParts(seconds * 1000, zone);
  if (parts === null) return 0;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds;
}

/**
 * The instant of a time on the clock of a zone, today unless it names its date. When clocks go back, a time that comes
 * twice is the first of the two; when they go forward, a time that is left out is none.
 */
export function resolveClock(clock: ClockText, place: ClockPlace): Resolved {
  const date = clock.date ?? dateAt(place.nowMs, place.zone);
  const wall = (calendarDateMs(date) ?? 0) / 1000 + clock.seconds;
  const { fraction, offsetMinutes } = clock;
  if (offsetMinutes !== null) {
    return { kind: 'instant', instant: { seconds: wall - offsetMinutes * 60, fraction }, offsetMinutes };
  }
  const [earliest] = instantsOf(wall, place.zone);
  if (earliest === undefined) return { kind: 'gap' };
  return {
    kind: 'instant',
    instant: { seconds: earliest, fraction },
    offsetMinutes: Math.round((wall - earliest) / 60),
  };
}

/** The instants at which the clock of a zone shows this, first one first. */
function instantsOf(wall: number, zone: string): readonly number[] {
  const offsets = [wall - DAY_SECONDS, wall, wall + DAY_SECONDS].map((seconds) => offsetSecondsAt(seconds, zone));
  return [...new Set(offsets)]
    .map((offset) => wall - offset)
    .filter((seconds) => seconds + offsetSecondsAt(seconds, zone) === wall)
    .sort((a, b) => a - b);
}

/** An instant as the clock of a zone shows it; with its date and its offset only where they are needed to find it. */
export function clockTextOf(instant: Instant, place: ClockPlace, offsetMinutes?: number): string {
  const offset = offsetMinutes === undefined ? offsetSecondsAt(instant.seconds, place.zone) : offsetMinutes * 60;
  const { date, seconds } = wallOf(instant.seconds + offset);
  const time = timeText(seconds, instant.fraction);
  const dated = `${date.replaceAll('-', '')}-${time}`;
  const text = date === dateAt(place.nowMs, place.zone) ? time : dated;
  const parsed = parseClockText(text);
  const found = parsed === null ? null : resolveClock(parsed, place);
  const isFound =
    found?.kind === 'instant' && found.instant.seconds === instant.seconds && found.offsetMinutes * 60 === offset;
  return isFound ? text : `${text}${offsetText(Math.round(offset / 60))}`;
}

/** `YYYYMMDD-HH:MM:SS` in UTC, or at an offset. */
export function timestampText({ seconds, fraction }: Instant, offsetMinutes = 0): string {
  const wall = wallOf(seconds + offsetMinutes * 60);
  return `${wall.date.replaceAll('-', '')}-${timeText(wall.seconds, fixFraction(fraction))}`;
}

/** `HH:MM:SS` in UTC, or at an offset. */
export function timeOnlyText({ seconds, fraction }: Instant, offsetMinutes = 0): string {
  return timeText(wallOf(seconds + offsetMinutes * 60).seconds, fixFraction(fraction));
}

/** The instant of a time in UTC that falls on today in the zone of the clock. */
export function instantToday(secondsOfDay: number, fraction: string, place: ClockPlace): Instant {
  const today = dateAt(place.nowMs, place.zone);
  const days = [today, addDays(today, -1), addDays(today, 1)];
  const instants = days.map((day) => (calendarDateMs(day) ?? 0) / 1000 + secondsOfDay);
  const found = instants.find((seconds) => dateAt(seconds * 1000, place.zone) === today);
  return { seconds: found ?? instants[0] ?? 0, fraction };
}

/** The time of day of an instant on the clock of a zone, or at an offset. */
export function secondsOfDayAt(instant: Instant, zone: string, offsetMinutes: number | null): number {
  const offset = offsetMinutes === null ? offsetSecondsAt(instant.seconds, zone) : offsetMinutes * 60;
  return wallOf(instant.seconds + offset).seconds;
}

function wallOf(seconds: number): { readonly date: CalendarDate; readonly seconds: number } {
  const day = Math.floor(seconds / DAY_SECONDS);
  return { date: toCalendarDate(day * DAY_SECONDS * 1000), seconds: seconds - day * DAY_SECONDS };
}

/** FIX has milliseconds, microseconds, nanoseconds or picoseconds, and nothing between. */
function fixFraction(fraction: string): string {
  if (fraction === '') return '';
  const digits = fraction.slice(1);
  return `.${digits.padEnd(Math.ceil(digits.length / 3) * 3, '0')}`;
}
