import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt, zonedParts } from './zoned-time.ts';

const ZONES = ['UTC', 'America/New_York', 'Europe/London', 'Asia/Tokyo', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

/** The platform's own result. */
function formatted(epochMs: number, zone: string): string {
  const options = { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(epochMs);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

describe('the wall clock of a zone', () => {
  it('equals the platform’s, in any zone and at any time', () => {
    const times = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(times, fc.constantFrom(...ZONES), (epochMs, zone) => {
        const parts = zonedParts(epochMs, zone);
        if (parts === null) throw new Error('a time of this century has a wall clock');
        const { year, month, day, hour, minute, second, millisecond } = parts;
        const text = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
        expect(text).toBe(formatted(epochMs, zone));
        expect(millisecond).toBe(epochMs % 1000);
      }),
    );
  });

  it.each([
    ['America/New_York', Date.UTC(2026, 10, 1, 5, 59, 59, 999), 1, 59],
    ['America/New_York', Date.UTC(2026, 10, 1, 6), 1, 0],
    ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 14, 59, 59, 999), 1, 59],
    ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15), 1, 30],
  ])('repeats an hour in %s at the end of daylight saving', (zone, epochMs, hour, minute) => {
    expect(zonedParts(epochMs, zone)).toMatchObject({ hour, minute });
  });

  it('has another date than UTC after midnight there and before midnight here', () => {
    const nightMs = Date.UTC(2026, 10, 17, 2, 50);
    expect([dateAt(nightMs, 'UTC'), dateAt(nightMs, 'America/New_York')]).toEqual(['2026-11-17', '2026-11-16']);
    expect(dateAt(Date.UTC(2026, 11, 31, 16), 'Asia/Tokyo')).toBe('2027-01-01');
  });

  it('is null for an invalid time', () => {
    expect([zonedParts(Number.NaN, 'UTC'), zonedParts(9e15, 'UTC')]).toEqual([null, null]);
  });
});
