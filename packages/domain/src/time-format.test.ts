import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, formatDateTime, formatHourMinute } from './time-format.ts';
import { isTimeZone, zonedParts } from './zoned-time.ts';

const NEW_YORK = 'America/New_York';
const AFTERNOON = Date.UTC(2026, 0, 15, 19, 5, 9, 21);

describe('times in a zone', () => {
  it('shows the wall clock of the given zone', () => {
    expect(formatDateTime(AFTERNOON, NEW_YORK)).toBe('2026-01-15 14:05:09');
    expect(formatDateTime(AFTERNOON, 'Asia/Tokyo')).toBe('2026-01-16 04:05:09');
    expect(formatClock(AFTERNOON, 'Asia/Kolkata')).toBe('00:35:09');
  });

  it('follows daylight saving', () => {
    expect(formatClock(Date.UTC(2026, 2, 8, 6, 59, 59), NEW_YORK)).toBe('01:59:59');
    expect(formatClock(Date.UTC(2026, 2, 8, 7, 0, 0), NEW_YORK)).toBe('03:00:00');
  });

  it.each([
    [0, '12:00 am'],
    [1, '01:00 am'],
    [11, '11:00 am'],
    [12, '12:00 pm'],
    [13, '01:00 pm'],
    [23, '11:00 pm'],
  ])('shows hour %i as %s', (hour, text) => {
    expect(formatHourMinute(Date.UTC(2026, 0, 1, hour), 'UTC')).toBe(text);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 9e15])('shows %s as blank', (time) => {
    expect(formatDateTime(time, 'UTC')).toBe('');
  });

  it('agrees with ISO time in UTC, before 1970 too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2e12, max: 4e12 }), (epochMs) => {
        const iso = new Date(epochMs).toISOString();
        expect(formatDateTime(epochMs, 'UTC')).toBe(iso.slice(0, 19).replace('T', ' '));
      }),
    );
  });

  it('distinguishes zones from other words', () => {
    expect(isTimeZone(NEW_YORK)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(() => zonedParts(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});
