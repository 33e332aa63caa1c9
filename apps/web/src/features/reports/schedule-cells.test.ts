import { scheduledReportsGrid } from '@meridian/domain/columns/scheduled-reports';
import { describe, expect, it } from 'vitest';
import { aSchedule } from './a-schedule.fixture.ts';
import { SCHEDULE_FIELDS, scheduleCells } from './schedule-cells.ts';

const cell = (field: string, change = {}) => scheduleCells(aSchedule(change))[SCHEDULE_FIELDS.indexOf(field)];

describe('a schedule as a row of the grid', () => {
  it('has its id first, and a cell for each of the 31 columns', () => {
    expect(scheduledReportsGrid.columns).toHaveLength(31);
    expect(scheduleCells(aSchedule({ schedule_id: 7 }))[0]).toBe(7);
    expect(scheduleCells(aSchedule())).toHaveLength(SCHEDULE_FIELDS.length);
    const missing = scheduledReportsGrid.columns.filter(({ id }) => !SCHEDULE_FIELDS.includes(id));
    expect(missing).toEqual([]);
  });

  it('carries what the tag and the dot go by', () => {
    expect([cell('is_enabled', { is_enabled: false }), cell('isNew', { isNew: true })]).toEqual([false, true]);
  });

  it('joins lists, and leaves an empty one to the words of its column', () => {
    expect([cell('acc'), cell('country'), cell('email_receivers', { email_receivers: [] })]).toEqual([
      'ALDGATE, DELPHINE',
      '',
      '',
    ]);
  });

  it('says what a range takes in, and all where it takes in every order', () => {
    expect([cell('pct_adv'), cell('avg_spread'), cell('part_rate'), cell('volatility'), cell('asset_class')]).toEqual([
      '> 0.5',
      '< 10',
      '0 – 5',
      'All',
      'All',
    ]);
  });

  it('keeps numbers, flags and missing values as they are', () => {
    expect([
      cell('cost_winsorization_threshold'),
      cell('enable_opportunity_cost_columns'),
      cell('notional_winsorization_threshold'),
      cell('latest_generation_time'),
    ]).toEqual([5, true, null, null]);
  });
});
