import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRunMs, zonedDate, zonedMoment } from './next-run.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => Date.parse(iso);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

describe('the next run', () => {
  it.each([
    ['a daily one later today', 'DAILY', '2026-11-16T11:59:00Z', '2026-11-16T12:00:00.000Z'],
    ['a daily one that ran this minute', 'DAILY', '2026-11-16T12:00:00Z', '2026-11-17T12:00:00.000Z'],
    ['a weekly one, on its Tuesday', 'WEEKLY', '2026-11-16T13:00:00Z', '2026-11-17T12:00:00.000Z'],
    ['a weekly one, the week after', 'WEEKLY', '2026-11-17T12:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['a monthly one, on the first', 'MONTHLY', '2026-11-16T13:00:00Z', '2026-12-01T12:00:00.000Z'],
    ['one that runs once', 'NEVER', '2026-11-16T13:00:00Z', null],
  ])('of %s', (_name, frequency, after, next) => {
    expect(iso(nextRunMs({ frequency, weekday: 2, run_time: '07:00' }, at(after), NEW_YORK))).toBe(next);
  });

  it('follows daylight saving of the zone', () => {
    const daily = { frequency: 'DAILY', weekday: 1, run_time: '07:00' };
    expect(iso(nextRunMs(daily, at('2026-10-31T12:00:00Z'), NEW_YORK))).toBe('2026-11-01T12:00:00.000Z');
    expect(iso(nextRunMs(daily, at('2026-10-30T12:00:00Z'), NEW_YORK))).toBe('2026-10-31T11:00:00.000Z');
  });

  it('runs a skipped time when the clock resumes, and a repeated time once', () => {
    expect(iso(zonedMoment('2026-03-08', '02:30', NEW_YORK))).toBe('2026-03-08T07:00:00.000Z');
    expect(iso(zonedMoment('2026-11-01', '01:30', NEW_YORK))).toBe('2026-11-01T05:30:00.000Z');
    const daily = { frequency: 'DAILY', weekday: 1, run_time: '01:30' };
    expect(iso(nextRunMs(daily, at('2026-11-01T05:30:00Z'), NEW_YORK))).toBe('2026-11-02T06:30:00.000Z');
  });

  it('is later, at the wanted time of day, and skips none', () => {
    const times = fc.record({
      frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
      weekday: fc.integer({ min: 1, max: 7 }),
      run_time: fc.constantFrom('00:00', '07:00', '12:45', '23:59'),
    });
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z') });
    const zone = fc.constantFrom(NEW_YORK, 'Asia/Tokyo', 'Europe/London', 'UTC');
    fc.assert(
      fc.property(times, moment, zone, (run, afterMs, where) => {
        const next = nextRunMs(run, afterMs, where) ?? 0;
        expect(next).toBeGreaterThan(afterMs);
        expect(next).toBe(nextRunMs(run, next - 1, where));
        expect(zonedMoment(zonedDate(next, where), run.run_time, where)).toBe(next);
      }),
    );
  });
});
