import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDateMs, startOfQuarter, startOfWeek, toCalendarDate } from './calendar-date.ts';
import {
  customDateRange,
  DATE_RANGE_LABELS,
  type DateRangeCode,
  dateRangeText,
  isDateRangeCode,
  resolveDateRange,
} from './report-date-range.ts';

const CODES = Object.keys(DATE_RANGE_LABELS).filter(isDateRangeCode);
const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => toCalendarDate(days * 86_400_000));

describe('dateRangeText', () => {
  it.each([
    ['AT', 'All Time'],
    ['LTD', 'Last Trading Day'],
    ['CY', 'Year to Date'],
    ['LY', 'Last Year'],
    ['CW', 'Week to Date'],
    ['LW', 'Last Week'],
    ['CM', 'Month to Date'],
    ['LM', 'Last Month'],
    ['CQ', 'Quarter to Date'],
    ['LQ', 'Last Quarter'],
    [null, 'Custom'],
    [undefined, 'Custom'],
    ['XX', 'XX'],
  ])('%s is "%s"', (code, text) => {
    expect(dateRangeText(code)).toBe(text);
  });
});

describe('resolveDateRange', () => {
  it.each<[DateRangeCode, string | null, string]>([
    ['AT', null, '2026-02-18'],
    ['LTD', '2026-02-18', '2026-02-18'],
    ['CW', '2026-02-16', '2026-02-18'],
    ['LW', '2026-02-09', '2026-02-15'],
    ['CM', '2026-02-01', '2026-02-18'],
    ['LM', '2026-01-01', '2026-01-31'],
    ['CQ', '2026-01-01', '2026-02-18'],
    ['LQ', '2025-10-01', '2025-12-31'],
    ['CY', '2026-01-01', '2026-02-18'],
    ['LY', '2025-01-01', '2025-12-31'],
  ])('%s of a Wednesday in February 2026 is %s to %s', (code, from, to) => {
    expect(resolveDateRange(code, '2026-02-18')).toEqual({ from, to });
  });

  it('knows leap years, and weeks that start on Monday', () => {
    expect(resolveDateRange('LM', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(resolveDateRange('CW', '2026-02-22')).toEqual({ from: '2026-02-16', to: '2026-02-22' });
    expect(resolveDateRange('CW', '2026-02-23')).toEqual({ from: '2026-02-23', to: '2026-02-23' });
  });

  it('never ends before it starts or after the trading date', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...CODES), (date, code) => {
        const { from, to } = resolveDateRange(code, date);
        expect((from ?? '') <= (to ?? '')).toBe(true);
        expect((to ?? '') <= date).toBe(true);
      }),
    );
  });

  it('leaves no gap between the last period and the current one', () => {
    const pairs: [DateRangeCode, DateRangeCode][] = [
      ['LW', 'CW'],
      ['LM', 'CM'],
      ['LQ', 'CQ'],
      ['LY', 'CY'],
    ];
    fc.assert(
      fc.property(dates, fc.constantFrom(...pairs), (date, [last, current]) => {
        expect(addDays(resolveDateRange(last, date).to ?? '', 1)).toBe(resolveDateRange(current, date).from);
      }),
    );
  });

  it('throws for an invalid date', () => {
    expect(() => resolveDateRange('CW', '2026-02-30')).toThrow('Not a calendar date');
  });
});

describe('customDateRange', () => {
  it('keeps its dates, and leaves sentinel and missing ends open', () => {
    expect(customDateRange({ start_date: '2026-01-02T00:00:00Z', end_date: '9999-09-09' })).toEqual({
      from: '2026-01-02',
      to: null,
    });
    expect(customDateRange({})).toEqual({ from: null, to: null });
  });
});

describe('calendar dates', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', '20260101'])('%j is none', (text) => {
    expect(calendarDateMs(text)).toBeNull();
  });

  it('start weeks and quarters on or before the day, within their length', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const days = (other: string) => ((calendarDateMs(date) ?? 0) - (calendarDateMs(other) ?? 0)) / 86_400_000;
        expect(days(startOfWeek(date))).toBeGreaterThanOrEqual(0);
        expect(days(startOfWeek(date))).toBeLessThan(7);
        expect(days(startOfQuarter(date))).toBeGreaterThanOrEqual(0);
        expect(days(startOfQuarter(date))).toBeLessThan(92);
      }),
    );
  });
});
