import { describe, expect, it } from 'vitest';
import { scheduleProblem, type SessionSchedule, sessionPeriod } from './session-schedule.ts';

const DAYS = [1, 2, 3, 4, 5] as const;
const NEW_YORK: SessionSchedule = {
  kind: 'daily',
  zone: 'America/New_York',
  start: '08:00',
  end: '17:00',
  days: DAYS,
  holidays: ['2026-07-03'],
};
const OVERNIGHT: SessionSchedule = { ...NEW_YORK, start: '18:00', end: '17:00', days: [7, 1, 2, 3, 4] };
const WEEK: SessionSchedule = {
  kind: 'weekly',
  zone: 'Europe/London',
  startDay: 7,
  start: '22:00',
  endDay: 5,
  end: '21:00',
  holidays: ['2026-12-25'],
};

function minute(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 16);
}

function period(schedule: SessionSchedule, at: string): string | null {
  const found = sessionPeriod(schedule, Date.parse(at));
  return found === null ? null : `${minute(found.startMs)} ${minute(found.endMs)}`;
}

describe('sessionPeriod', () => {
  it('[FX80] has a start and an end on the clock of its zone', () => {
    expect(period(NEW_YORK, '2026-01-05T13:00:00Z')).toBe('2026-01-05T13:00 2026-01-05T22:00');
    expect(period(NEW_YORK, '2026-01-05T12:59:59Z')).toBeNull();
    expect(period(NEW_YORK, '2026-01-05T22:00:00Z')).toBeNull();
    expect(period(NEW_YORK, '2026-01-10T15:00:00Z')).toBeNull();
  });

  it('[FX80] ends on the next day when the end is not after the start', () => {
    expect(period(OVERNIGHT, '2026-01-05T03:00:00Z')).toBe('2026-01-04T23:00 2026-01-05T22:00');
    expect(period(OVERNIGHT, '2026-01-05T22:30:00Z')).toBeNull();
    expect(period({ ...OVERNIGHT, end: '18:00' }, '2026-01-05T23:00:00Z')).toBe('2026-01-05T23:00 2026-01-06T23:00');
  });

  it('[FX81] keeps to the clock when it goes forward', () => {
    expect(period(NEW_YORK, '2026-03-06T14:00:00Z')).toBe('2026-03-06T13:00 2026-03-06T22:00');
    expect(period(NEW_YORK, '2026-03-09T12:00:00Z')).toBe('2026-03-09T12:00 2026-03-09T21:00');
    expect(period(OVERNIGHT, '2026-03-08T23:00:00Z')).toBe('2026-03-08T22:00 2026-03-09T21:00');
    const skipped: SessionSchedule = { ...NEW_YORK, start: '02:30', end: '16:00', days: [7] };
    expect(period(skipped, '2026-03-08T12:00:00Z')).toBe('2026-03-08T07:00 2026-03-08T20:00');
  });

  it('[FX81] keeps to the clock when it goes back', () => {
    expect(period(NEW_YORK, '2026-11-02T14:00:00Z')).toBe('2026-11-02T13:00 2026-11-02T22:00');
    expect(period(OVERNIGHT, '2026-11-01T23:30:00Z')).toBe('2026-11-01T23:00 2026-11-02T22:00');
    const through: SessionSchedule = { ...NEW_YORK, start: '00:30', end: '03:00', days: [7] };
    expect(period(through, '2026-11-01T06:30:00Z')).toBe('2026-11-01T04:30 2026-11-01T08:00');
    expect(period(WEEK, '2026-10-26T12:00:00Z')).toBe('2026-10-25T22:00 2026-10-30T21:00');
  });

  it('[FX82] does not begin on a holiday, and a week is closed on it', () => {
    expect(period(NEW_YORK, '2026-07-03T15:00:00Z')).toBeNull();
    expect(period(WEEK, '2026-12-24T12:00:00Z')).toBe('2026-12-20T22:00 2026-12-25T21:00');
    expect(period(WEEK, '2026-12-25T12:00:00Z')).toBeNull();
  });

  it('[FX83] a week begins and ends by weekday', () => {
    expect(period(WEEK, '2026-06-17T12:00:00Z')).toBe('2026-06-14T21:00 2026-06-19T20:00');
    expect(period(WEEK, '2026-06-19T20:00:00Z')).toBeNull();
    expect(period(WEEK, '2026-06-21T20:59:00Z')).toBeNull();
    expect(period(WEEK, '2026-06-21T21:00:00Z')).toBe('2026-06-21T21:00 2026-06-26T20:00');
    expect(
      period({ ...WEEK, startDay: 1, endDay: 1, start: '00:00', end: '00:00' }, '2026-06-21T21:00:00Z'),
    ).not.toBeNull();
  });

  it('[FX85] never ends without a schedule', () => {
    expect(sessionPeriod({ kind: 'always' }, Date.UTC(2026, 0, 1))?.startMs).toBe(0);
    expect(sessionPeriod({ kind: 'always' }, Date.UTC(2126, 0, 1))?.startMs).toBe(0);
  });

  it.each([
    [{ ...NEW_YORK, zone: 'Mars/Base' }, 'not a time zone'],
    [{ ...NEW_YORK, start: '8:00' }, 'not a time'],
    [{ ...NEW_YORK, holidays: ['2026-02-30'] }, 'not a date'],
    [{ ...NEW_YORK, days: [] }, 'at least one day'],
  ] as const)('says what is wrong with a schedule', (schedule, words) => {
    expect(scheduleProblem(schedule)).toContain(words);
    expect(scheduleProblem(NEW_YORK)).toBeNull();
  });
});
