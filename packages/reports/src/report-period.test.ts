import { describe, expect, it } from 'vitest';
import { resolvePeriod } from './report-period.ts';

const custom = { date_range: null, start_date: '2026-11-02', end_date: '9999-09-09' };

describe('the period of a report', () => {
  it.each([
    ['LTD', '2026-11-13', '2026-11-13', 'Last Trading Day, 13 Nov 2026'],
    ['LW', '2026-11-02', '2026-11-08', 'Last Week, 2 Nov 2026 to 8 Nov 2026'],
    ['AT', null, '2026-11-13', 'All Time, up to 13 Nov 2026'],
  ] as const)('%s', (date_range, from, to, label) => {
    expect(resolvePeriod({ ...custom, date_range }, '2026-11-13')).toEqual({ from, to, label });
  });

  it('keeps custom dates, and leaves the sentinel open', () => {
    expect(resolvePeriod(custom, '2026-11-13')).toEqual({
      from: '2026-11-02',
      to: null,
      label: 'Custom, from 2 Nov 2026',
    });
  });
});
