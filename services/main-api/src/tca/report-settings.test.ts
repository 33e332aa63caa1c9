import { SENTINEL_DATE } from '@meridian/domain/constants';
import { describe, expect, it } from 'vitest';
import { completeSettings, DEFAULT_SETTINGS, settingsProblem } from './report-settings.ts';

describe('settings of a report', () => {
  it('fill in what was left out', () => {
    expect(completeSettings({ report_name: '  Weekly   cost ' })).toEqual({
      ...DEFAULT_SETTINGS,
      report_name: 'Weekly cost',
    });
  });

  it('keep what a change leaves out', () => {
    const before = completeSettings({ report_name: 'A', country: ['US'], frequency: 'DAILY' });
    expect(completeSettings({ frequency: 'WEEKLY' }, before)).toEqual({ ...before, frequency: 'WEEKLY' });
  });

  it('take dates without a range for a custom range, and drop the dates of a range that has its own', () => {
    const custom = completeSettings({ report_name: 'A', start_date: '2026-11-02' });
    expect(custom).toMatchObject({ date_range: null, start_date: '2026-11-02', end_date: SENTINEL_DATE });
    expect(completeSettings({ date_range: 'LW' }, custom)).toMatchObject({
      date_range: 'LW',
      start_date: SENTINEL_DATE,
    });
  });

  it('count a receiver once', () => {
    const { email_receivers } = completeSettings({ report_name: 'A', email_receivers: ['A@b.co', 'a@b.co'] });
    expect(email_receivers).toEqual(['a@b.co']);
  });

  it.each([
    [{ report_name: '   ' }, 'Enter a report name.'],
    [{ start_date: '2026-02-30' }, '2026-02-30 is not a day of the calendar: use YYYY-MM-DD.'],
    [
      { start_date: '2026-11-13', end_date: '2026-11-09' },
      'The period ends on 2026-11-09, before it starts on 2026-11-13.',
    ],
    [{ pct_adv: { min: 5, max: 1 } }, 'ADV %: 5 is above 1.'],
    [{ pct_adv: { min: 5, max: null } }, null],
    [{ email_receivers: ['desk'] }, 'desk is not a full address: complete or remove it.'],
    [{ email_receivers: [' Desk@Desk.example '] }, null],
  ])('with %j: %s', (input, problem) => {
    expect(settingsProblem(completeSettings({ report_name: 'A', ...input }))).toBe(problem);
  });
});
