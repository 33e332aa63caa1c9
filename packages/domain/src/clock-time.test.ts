import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockInZone, DAY_SECONDS, formatClockTime, parseClockTime } from './clock-time.ts';

describe('clock times', () => {
  it.each([
    ['00:00:00', 0],
    ['09:30', 34_200],
    ['9:30', 34_200],
    ['16:00:30', 57_630],
    ['12:00 AM', 0],
    ['12:30 am', 1800],
    ['12:00 PM', 43_200],
    ['01:05 pm', 47_100],
    ['11:59PM', 86_340],
    ['24:00', null],
    ['13:00 PM', null],
    ['00:30 AM', null],
    ['09:60', null],
    ['9', null],
    ['', null],
    [null, null],
    ['noon', null],
  ])('%j is %j seconds', (text, seconds) => {
    expect(parseClockTime(text)).toBe(seconds);
  });

  it('reads back every second of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY_SECONDS - 1 }), (seconds) => {
        expect(parseClockTime(formatClockTime(seconds))).toBe(seconds);
      }),
    );
  });

  it('shows seconds only when they are not zero', () => {
    expect(formatClockTime(34_200)).toBe('09:30');
    expect(formatClockTime(34_201)).toBe('09:30:01');
    expect(formatClockTime(DAY_SECONDS)).toBe('00:00');
  });
});

describe('a clock time of another zone', () => {
  const WINTER = Date.UTC(2026, 10, 19, 15);
  const SUMMER = Date.UTC(2026, 6, 15, 15);

  it.each([
    ['22:49', 'Asia/Tokyo', 'America/New_York', WINTER, '08:49'],
    ['22:49', 'Asia/Tokyo', 'America/New_York', SUMMER, '09:49'],
    ['09:30', 'America/New_York', 'Europe/London', WINTER, '14:30'],
    ['20:00:30', 'America/New_York', 'Asia/Tokyo', WINTER, '10:00:30'],
    ['09:15', 'Asia/Kolkata', 'UTC', WINTER, '03:45'],
  ])('%s in %s is %#', (text, from, to, atMs, shown) => {
    expect(formatClockTime(clockInZone(parseClockTime(text) ?? 0, from, to, atMs))).toBe(shown);
  });

  it('comes back to itself', () => {
    const zone = fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY_SECONDS - 1 }), zone, zone, (seconds, from, to) => {
        expect(clockInZone(clockInZone(seconds, from, to, WINTER), to, from, WINTER)).toBe(seconds);
      }),
    );
  });
});
