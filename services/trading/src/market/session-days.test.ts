import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarRow, HolidayRow } from '@meridian/domain/reference/market-files';
import { sessionDays } from './session-days.ts';

const ZONE = 'America/New_York';
const AUCTIONS = { opening_auction_minutes: 5, closing_auction_minutes: 10 };
const hours = (open: number, close: number) => ({ open: 3_600 * open, close: 3_600 * close, ...AUCTIONS });
const US: CalendarRow = { calendar: 'US', time_zone: ZONE, ...hours(9.5, 16) };
const GB: CalendarRow = { calendar: 'GB', time_zone: 'Europe/London', ...hours(8, 16.5) };
const CME: CalendarRow = { calendar: 'CME', time_zone: 'America/Chicago', ...hours(17, 16) };
const closed = (calendar: string, date: string): HolidayRow => ({
  calendar,
  date,
  kind: 'CLOSED',
  close: null,
  name: null,
});
const HOLIDAYS: readonly HolidayRow[] = [
  closed('US', '2026-11-26'),
  { calendar: 'US', date: '2026-11-27', kind: 'HALF DAY', close: 3_600 * 13, name: null },
];

const at = (text: string) => Date.parse(text);
const days = (calendars: readonly CalendarRow[], holidays = HOLIDAYS) => sessionDays({ calendars, holidays }, ZONE);

describe('the trading days of a desk', () => {
  it('last from the first open of its markets to the last close', () => {
    expect(days([US, GB]).dayAt(at('2026-11-16T12:00:00Z'))).toEqual({
      date: '2026-11-16',
      openMs: at('2026-11-16T08:00:00Z'),
      closeMs: at('2026-11-16T21:00:00Z'),
    });
  });

  it('change one minute after the close, over weekends and holidays', () => {
    const { dayAt } = days([US]);
    expect(dayAt(at('2026-11-20T21:00:30Z')).date).toBe('2026-11-20');
    expect(dayAt(at('2026-11-20T21:01:00Z')).date).toBe('2026-11-23');
    expect(dayAt(at('2026-11-25T22:00:00Z')).date).toBe('2026-11-27');
  });

  it('trade on a day that is a holiday elsewhere', () => {
    expect(days([US, GB]).dayAt(at('2026-11-26T12:00:00Z'))).toMatchObject({
      date: '2026-11-26',
      closeMs: at('2026-11-26T16:30:00Z'),
    });
  });

  it('end early on a half day', () => {
    expect(days([US]).dayAt(at('2026-11-27T15:00:00Z')).closeMs).toBe(at('2026-11-27T18:00:00Z'));
  });

  it('begin the evening before where the session does', () => {
    expect(days([CME], []).dayAt(at('2026-11-18T00:00:00Z'))).toEqual({
      date: '2026-11-18',
      openMs: at('2026-11-17T23:00:00Z'),
      closeMs: at('2026-11-18T22:00:00Z'),
    });
  });

  it('are weekdays where no calendar is known', () => {
    expect(days([]).dayAt(at('2026-11-21T12:00:00Z')).date).toBe('2026-11-23');
  });

  it('never go back and never end before the moment they are asked for', () => {
    const { dayAt } = days([US, GB, CME]);
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-06-01T00:00:00Z') });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400_000_000 }), (ms, later) => {
        const day = days([US, GB, CME]).dayAt(ms);
        expect(day.closeMs + 60_000).toBeGreaterThan(ms);
        expect(dayAt(ms)).toEqual(day);
        expect(dayAt(ms + later).date >= day.date).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the phase of a market', () => {
  it.each([
    ['2026-11-16T14:20:00Z', 'closed'],
    ['2026-11-16T14:25:00Z', 'opening-auction'],
    ['2026-11-16T14:30:00Z', 'continuous'],
    ['2026-11-16T20:50:00Z', 'closing-auction'],
    ['2026-11-16T21:00:00Z', 'closed'],
    ['2026-11-26T16:00:00Z', 'closed'],
    ['2026-11-27T18:00:00Z', 'closed'],
  ])('of US at %s is %s', (text, phase) => {
    expect(days([US, GB]).phaseAt('US', at(text))).toBe(phase);
  });

  it('is that of the session that began the evening before', () => {
    expect(days([CME], []).phaseAt('CME', at('2026-11-18T03:00:00Z'))).toBe('continuous');
    expect(days([CME], []).phaseAt('CME', at('2026-11-17T22:30:00Z'))).toBe('closed');
    expect(days([US]).phaseAt('XX', at('2026-11-16T15:00:00Z'))).toBe('closed');
  });
});
