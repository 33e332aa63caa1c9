import { describe, expect, it } from 'vitest';
import { SAVED_FIELDS, savedCells, savedKey } from './saved-cells.ts';
import type { SavedReport } from './use-saved-reports.ts';

const REPORT: SavedReport = {
  schedule_id: 3,
  report_type: 'Custom',
  report_location: 'reports/3/7',
  generation_time: 1_795_012_200_000,
  isNew: true,
  pending: false,
  report_name: 'Weekly cost',
  period: '2026-11-09 to 2026-11-13',
  run_id: 7,
};
const PENDING: SavedReport = { ...REPORT, report_location: null, generation_time: null, pending: true, period: '' };

describe('a saved report as a row of the grid', () => {
  it('has its place first, and a cell for each field', () => {
    expect(Object.fromEntries(savedCells(REPORT).map((cell, at) => [SAVED_FIELDS[at], cell]))).toEqual({
      report_key: 'reports/3/7',
      isNew: true,
      pending: false,
      generation_time: 1_795_012_200_000,
      report_name: 'Weekly cost',
      report_type: 'Custom',
      period: '2026-11-09 to 2026-11-13',
      schedule_id: 3,
      report_location: 'reports/3/7',
    });
  });

  it('goes by its run while it is being made, so that two of them are two rows', () => {
    expect(savedKey(PENDING)).not.toBe(savedKey({ ...PENDING, run_id: 8 }));
    expect(savedCells(PENDING)[0]).toBe(savedKey(PENDING));
  });
});
