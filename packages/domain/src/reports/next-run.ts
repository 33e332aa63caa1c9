import { addDays, type CalendarDate, calendarDateMs, startOfMonth, startOfWeek } from '../calendar-date.ts';
import { zonedParts } from '../zoned-time.ts';

export type RunTimes = {
  /** NEVER, DAILY, WEEKLY or MONTHLY. */
  readonly frequency: string;
  /** 1 is Monday. */
  readonly weekday: number;
  /** HH:mm. */
  readonly run_time: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Clocks never jump further. */
const MAX_JUMP_HOURS = 3;

export function zonedDate(epochMs: number, zone: string): CalendarDate {
  const { year, month, day } = known(epochMs, zone);
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/**
 * The next run strictly after a time. Null when it never repeats. A time that daylight saving skips runs when the clock
 * resumes; a repeated time runs once, the first time.
 */
export function nextRunMs(times: RunTimes, afterMs: number, zone: string): number | null {
  const today = zonedDate(afterMs, zone);
  const candidates = datesFrom(times, today);
  for (const date of candidates) {
    const atMs = zonedMoment(date, times.run_time, zone);
    if (atMs > afterMs) return atMs;
  }
  return null;
}

/** The current period and the next one. The next run is in one of them. */
function datesFrom({ frequency, weekday }: RunTimes, today: CalendarDate): readonly CalendarDate[] {
  if (frequency === 'DAILY') return [today, addDays(today, 1), addDays(today, 2)];
  if (frequency === 'WEEKLY') return [0, 7, 14].map((days) => addDays(startOfWeek(today), days + weekday - 1));
  if (frequency === 'MONTHLY') return [0, 1, 2].map((months) => startOfMonth(today, months));
  return [];
}

/** The epoch time at which a zone's clock shows a date and time. */
export function zonedMoment(date: CalendarDate, time: string, zone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const midnightMs = calendarDateMs(date);
  if (midnightMs === null) throw new Error(`Not a calendar date: ${date}`);
  const wantedMs = midnightMs + hour * HOUR_MS + minute * MINUTE_MS;
  const offsets = new Set([wantedMs - 24 * HOUR_MS, wantedMs + 24 * HOUR_MS].map((atMs) => offsetMs(atMs, zone)));
  const moments = [...offsets].map((offset) => wantedMs - offset).sort((left, right) => left - right);
  const exact = moments.find((atMs) => localMs(atMs, zone) === wantedMs);
  if (exact !== undefined) return exact;
  // Daylight saving skips this time: uses the first quarter of an hour after it.
  const from = moments[0] ?? wantedMs;
  for (let atMs = from; atMs < from + MAX_JUMP_HOURS * HOUR_MS; atMs += 15 * MINUTE_MS) {
    if (localMs(atMs, zone) > wantedMs) return atMs - (atMs % (15 * MINUTE_MS));
  }
  return from;
}

function known(epochMs: number, zone: string) {
  const parts = zonedParts(epochMs, zone);
  if (parts === null) throw new Error(`Not a moment: ${epochMs}`);
  return parts;
}

/** The zone's wall clock, expressed as a UTC timestamp. */
function localMs(epochMs: number, zone: string): number {
  const { year, month, day, hour, minute, second } = known(epochMs, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetMs(epochMs: number, zone: string): number {
  return localMs(epochMs, zone) - Math.floor(epochMs / 1000) * 1000;
}
