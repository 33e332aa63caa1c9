import { describe, expect, it } from 'vitest';
import { onTradingDays, resolvePeriod } from './report-period.ts';

const DATES = { today: '2026-11-16', lastTradingDay: '2026-11-13' };
const custom = { date_range: null, start_date: '2026-11-02', end_date: '9999-09-09' };

describe('the period of a report', () => {
  it.each([
    ['LTD', '2026-11-13', '2026-11-13', 'Last Trading Day, 13 Nov 2026'],
    ['LW', '2026-11-09', '2026-11-15', 'Last Week, 9 Nov 2026 to 15 Nov 2026'],
    ['CW', '2026-11-09', '2026-11-13', 'Week to Date, 9 Nov 2026 to 13 Nov 2026'],
    ['AT', null, '2026-11-13', 'All Time, up to 13 Nov 2026'],
  ] as const)('%s', (date_range, from, to, label) => {
    expect(resolvePeriod({ ...custom, date_range }, DATES)).toEqual({ from, to, label });
  });

  it('keeps custom dates, and leaves the sentinel open', () => {
    expect(resolvePeriod(custom, DATES)).toEqual({
      from: '2026-11-02',
      to: null,
      label: 'Custom, from 2 Nov 2026',
    });
  });

  it('is named by its trading days, where there are some', () => {
    const week = resolvePeriod({ ...custom, date_range: 'LW' }, DATES);
    const named = onTradingDays(week, { date_range: 'LW' }, ['2026-11-09', '2026-11-13']);
    expect(named).toEqual({ ...week, label: 'Last Week, 9 Nov 2026 to 13 Nov 2026' });
    expect(onTradingDays(week, { date_range: 'LW' }, [])).toBe(week);
  });
});
