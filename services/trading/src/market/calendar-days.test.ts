import { describe, expect, it } from 'vitest';
import { calendarDays } from './calendar-days.ts';

const NEW_YORK = 'America/New_York';

describe('trading days without a known session', () => {
  it('are the weekdays of the zone, from midnight to midnight', () => {
    const dayAt = calendarDays(NEW_YORK);
    const openMs = Date.parse('2026-11-17T05:00:00Z');
    const day = { date: '2026-11-17', openMs, closeMs: Date.parse('2026-11-18T05:00:00Z') };
    expect(dayAt(openMs)).toEqual(day);
    expect(dayAt(day.closeMs - 1)).toBe(dayAt(openMs));
    expect(dayAt(day.closeMs).date).toBe('2026-11-18');
  });

  it('on a weekend the day is the Monday after, and stays it', () => {
    const dayAt = calendarDays(NEW_YORK);
    const saturday = dayAt(Date.parse('2026-11-21T15:00:00Z'));
    expect(saturday.date).toBe('2026-11-23');
    expect(dayAt(Date.parse('2026-11-22T15:00:00Z'))).toBe(saturday);
    expect(dayAt(Date.parse('2026-11-23T15:00:00Z'))).toBe(saturday);
  });

  it('goes back where the clock does', () => {
    const dayAt = calendarDays('UTC');
    dayAt(Date.parse('2026-11-18T01:00:00Z'));
    expect(dayAt(Date.parse('2026-11-17T23:00:00Z')).date).toBe('2026-11-17');
  });
});
