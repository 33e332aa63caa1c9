import type { CalendarDate } from '@meridian/domain/calendar-date';
import { zonedParts } from '@meridian/domain/zoned-time';

/** Zones change their clocks only at full quarters of an hour. */
const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
/** Maximum number of cached quarters of an hour: more than a hundred days. */
const MAX_CACHED = 10_000;

/** A fast wall clock of one zone, for thousands of calls a second. Intl is called once per quarter of an hour. */
export type ZoneClock = {
  readonly zone: string;
  /** HH:mm:ss.SSS; blank for none. */
  timeMs(epochMs: number | null): string;
  /** YYYY-MM-DD HH:mm:ss; blank for none. */
  dateTime(epochMs: number | null): string;
  /** YYYY-MM-DD HH:mm:ss.SSS; blank for none. */
  dateTimeMs(epochMs: number | null): string;
  /** The first moment of a day, or NaN for an invalid day. */
  startOfDayMs(day: CalendarDate): number;
};

export function createZoneClock(zone: string): ZoneClock {
  const offsets = new Map<number, number | null>();

  function offsetMs(epochMs: number): number | null {
    const quarter = Math.floor(epochMs / QUARTER_MS);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    if (offsets.size >= MAX_CACHED) offsets.clear();
    const start = quarter * QUARTER_MS;
    const parts = zonedParts(start, zone);
    const wall = parts && Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
    const offset = wall === null ? null : wall - start;
    offsets.set(quarter, offset);
    return offset;
  }

  /** ISO text of the wall clock, or blank. */
  function wallText(epochMs: number | null): string {
    if (epochMs === null || !Number.isFinite(epochMs)) return '';
    const offset = offsetMs(epochMs);
    const wall = offset === null ? Number.NaN : Math.trunc(epochMs) + offset;
    return Math.abs(wall) <= MAX_FOUR_DIGIT_YEAR_MS ? new Date(wall).toISOString() : '';
  }

  return {
    zone,
    timeMs: (epochMs) => wallText(epochMs).slice(11, 23),
    dateTime: (epochMs) => wallText(epochMs).slice(0, 19).replace('T', ' '),
    dateTimeMs: (epochMs) => wallText(epochMs).slice(0, 23).replace('T', ' '),
    startOfDayMs: (day) => {
      const utcMs = Date.parse(`${day}T00:00:00Z`);
      if (Number.isNaN(utcMs)) return Number.NaN;
      // The first quarter of an hour whose wall clock shows that day, in any zone.
      for (let at = utcMs - DAY_MS; at <= utcMs + DAY_MS; at += QUARTER_MS) {
        if (wallText(at).slice(0, 10) >= day) return at;
      }
      return Number.NaN;
    },
  };
}

/** The last time with a year of four digits. */
const MAX_FOUR_DIGIT_YEAR_MS = 253_402_300_799_999;
