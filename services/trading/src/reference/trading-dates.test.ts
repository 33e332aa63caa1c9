import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTradingDays, lastTradingDayOfMonth, nthWeekdayOfMonth, onWeekday } from './trading-dates.ts';

describe('trading dates', () => {
  it('skips weekends in both directions', () => {
    expect(onWeekday('2026-11-14')).toBe('2026-11-16');
    expect(addTradingDays('2026-11-13', 1)).toBe('2026-11-16');
    expect(addTradingDays('2026-11-16', -1)).toBe('2026-11-13');
    expect(addTradingDays('2026-11-13', 0)).toBe('2026-11-13');
    expect(addTradingDays('2026-11-13', 11)).toBe('2026-11-30');
  });

  it('knows the third Friday and the last day of a month', () => {
    expect(nthWeekdayOfMonth(2026, 12, 5, 3)).toBe('2026-12-18');
    expect(lastTradingDayOfMonth(2026, 10)).toBe('2026-10-30');
    expect(lastTradingDayOfMonth(2026, 11, 3)).toBe('2026-11-25');
  });

  it('adds up: n days then m days are n + m days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), (first, second) => {
        expect(addTradingDays(addTradingDays('2026-11-13', first), second)).toBe(
          addTradingDays('2026-11-13', first + second),
        );
        expect(addTradingDays(addTradingDays('2026-11-13', first), -first)).toBe('2026-11-13');
      }),
    );
  });

  it('refuses what is no date', () => {
    expect(() => onWeekday('yesterday')).toThrow('not a date');
  });
});
