import { formatClock, formatDateTime } from '@meridian/domain/time-format';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createZoneClock } from './zone-clock.ts';

const ZONES = ['UTC', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

describe('zone clock', () => {
  it('says what the slower formats of the domain say, on every day of the clock changes', () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), moment, (zone, epochMs) => {
        const clock = createZoneClock(zone);
        expect([clock.timeMs(epochMs), clock.dateTime(epochMs)]).toEqual([
          `${formatClock(epochMs, zone)}.${new Date(epochMs).toISOString().slice(20, 23)}`,
          formatDateTime(epochMs, zone),
        ]);
      }),
    );
  });

  it('shows nothing for no time', () => {
    expect([null, Number.NaN, 1e20].map((time) => createZoneClock('UTC').timeMs(time))).toEqual(['', '', '']);
  });

  it('finds the first moment of a day, also of one that begins twice or at one', () => {
    expect(createZoneClock('America/New_York').startOfDayMs('2026-11-13')).toBe(Date.UTC(2026, 10, 13, 5));
    expect(createZoneClock('Asia/Tokyo').startOfDayMs('2026-11-13')).toBe(Date.UTC(2026, 10, 12, 15));
    expect(createZoneClock('UTC').startOfDayMs('no day')).toBeNaN();
  });
});
