import { describe, expect, it } from 'vitest';
import { aSchedule } from './a-schedule.fixture.ts';
import { SCHEDULE_COLUMNS, scheduleCellText } from './schedule-cells.ts';
import { filteredSchedules, nextSort, sortedSchedules } from './schedule-list.ts';

const text = (columnId: string, change = {}) => scheduleCellText(columnId, aSchedule(change), 'UTC');

describe('scheduleCellText', () => {
  it('has a text for each of the 31 columns', () => {
    expect(SCHEDULE_COLUMNS).toHaveLength(31);
    const blank = SCHEDULE_COLUMNS.filter(({ id }) => text(id) === '').map(({ id }) => id);
    expect(blank).toEqual(['download_latest', 'notional_winsorization_threshold']);
  });

  it('says all where a list or a range takes in every order', () => {
    expect([text('acc'), text('country'), text('volatility'), text('asset_class')]).toEqual([
      'ALDGATE, DELPHINE',
      'All',
      'All',
      'All',
    ]);
    expect([text('pct_adv'), text('avg_spread'), text('part_rate')]).toEqual(['> 0.5', '< 10', '0 – 5']);
  });

  it('shows a dash for the sentinel date and for a run that never was', () => {
    expect([text('start_date'), text('latest_generation_time')]).toEqual(['-', '-']);
    expect(text('start_date', { start_date: '2026-11-09T00:00:00' })).toBe('2026-11-09');
  });

  it('spells the words of the specification', () => {
    expect([text('frequency'), text('date_range'), text('order_aggregation_logic')]).toEqual([
      'Every Week',
      'Last Week',
      'Day-Side-Symbol',
    ]);
    expect([text('date_range', { date_range: null }), text('report_type', { report_type: null })]).toEqual([
      'Custom',
      'WORKING',
    ]);
  });
});

describe('the list of schedules', () => {
  const rows = [
    aSchedule({ schedule_id: 1, report_name: 'Beta', latest_generation_time: 2 }),
    aSchedule({ schedule_id: 2, report_name: 'alpha', is_enabled: false, latest_generation_time: 10 }),
  ];
  const ids = (list: typeof rows | ReturnType<typeof sortedSchedules>) => list.map(({ schedule_id }) => schedule_id);

  it('keeps rows with every word of the search in some column', () => {
    expect(ids(filteredSchedules(rows, { search: 'aldgate BETA', status: 'all', columns: {} }, 'UTC'))).toEqual([1]);
    expect(ids(filteredSchedules(rows, { search: 'nobody', status: 'all', columns: {} }, 'UTC'))).toEqual([]);
    expect(ids(filteredSchedules(rows, { search: '', status: 'inactive', columns: {} }, 'UTC'))).toEqual([2]);
  });

  it('sorts names without regard to capitals and times by size', () => {
    expect(ids(sortedSchedules(rows, { columnId: 'report_name', direction: 'ascending' }, 'UTC'))).toEqual([2, 1]);
    const latest = { columnId: 'latest_generation_time', direction: 'descending' } as const;
    expect(ids(sortedSchedules(rows, latest, 'UTC'))).toEqual([2, 1]);
  });

  it('turns a header up, down and off', () => {
    const up = nextSort(null, 'acc');
    const down = nextSort(up, 'acc');
    expect([up?.direction, down?.direction, nextSort(down, 'acc')]).toEqual(['ascending', 'descending', null]);
    expect(nextSort(down, 'country')).toEqual({ columnId: 'country', direction: 'ascending' });
  });
});
