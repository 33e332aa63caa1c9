import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinTimeWindow } from './time-window.ts';

const NEW_YORK = 'America/New_York';

/** A winter day, when New York is five hours behind UTC. */
function newYorkTime(hour: number, minute = 0): number {
  return Date.UTC(2026, 0, 15, hour + 5, minute);
}

function clock(minuteOfDay: number): string {
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

describe('isWithinTimeWindow', () => {
  it.each([
    ['09:30 AM', '04:00 PM', 9, 29, false],
    ['09:30 AM', '04:00 PM', 9, 30, true],
    ['09:30 AM', '04:00 PM', 15, 59, true],
    ['09:30 AM', '04:00 PM', 16, 0, false],
    ['10:00 PM', '02:00 AM', 21, 59, false],
    ['10:00 PM', '02:00 AM', 22, 0, true],
    ['10:00 PM', '02:00 AM', 23, 59, true],
    ['10:00 PM', '02:00 AM', 0, 0, true],
    ['10:00 PM', '02:00 AM', 1, 59, true],
    ['10:00 PM', '02:00 AM', 2, 0, false],
    ['10:00 PM', '02:00 AM', 12, 0, false],
    ['12:00 AM', '12:00 AM', 13, 0, true],
    ['12:00 AM', '12:00 PM', 0, 0, true],
  ])('%s to %s at %i:%i is %s', (from, to, hour, minute, inside) => {
    expect(isWithinTimeWindow({ from, to, zone: NEW_YORK }, newYorkTime(hour, minute))).toBe(inside);
  });

  it('asks the zone, not the machine', () => {
    const window = { from: '09:00 AM', to: '03:00 PM' };
    const noonInTokyo = Date.UTC(2026, 0, 15, 3);
    expect(isWithinTimeWindow({ ...window, zone: 'Asia/Tokyo' }, noonInTokyo)).toBe(true);
    expect(isWithinTimeWindow({ ...window, zone: NEW_YORK }, noonInTokyo)).toBe(false);
  });

  it('follows daylight saving', () => {
    const window = { from: '09:30 AM', to: '04:00 PM', zone: NEW_YORK };
    expect(isWithinTimeWindow(window, Date.UTC(2026, 6, 15, 13, 30))).toBe(true);
    expect(isWithinTimeWindow(window, Date.UTC(2026, 0, 15, 13, 30))).toBe(false);
  });

  it('is unknown when something cannot be read', () => {
    expect(isWithinTimeWindow({ from: '', to: '04:00 PM', zone: NEW_YORK }, 0)).toBeNull();
    expect(isWithinTimeWindow({ from: '09:30 AM', to: '25:00', zone: NEW_YORK }, 0)).toBeNull();
    expect(isWithinTimeWindow({ from: '09:30 AM', to: '04:00 PM', zone: 'Nowhere' }, 0)).toBeNull();
    expect(isWithinTimeWindow({ from: '09:30 AM', to: '04:00 PM', zone: 'UTC' }, Number.NaN)).toBeNull();
  });

  it('splits the day: a moment is in the window or in its complement, never in both', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 0, max: 4e12 }), (a, b, now) => {
        fc.pre(a !== b);
        const inside = isWithinTimeWindow({ from: clock(a), to: clock(b), zone: NEW_YORK }, now);
        const outside = isWithinTimeWindow({ from: clock(b), to: clock(a), zone: NEW_YORK }, now);
        expect(inside).toBe(!outside);
      }),
    );
  });
});
