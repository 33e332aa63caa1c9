import { describe, expect, it } from 'vitest';
import { readKillReport } from './kill-report.ts';

const REPORT = {
  by: 'admin@meridian.local',
  reason: null,
  at_ms: 5,
  open_child_orders: 2,
  acknowledged: 1,
  filled_meanwhile: 0,
  stragglers: [7],
  is_complete: false,
};

describe('readKillReport', () => {
  it('reads a report as data and as text', () => {
    expect(readKillReport(REPORT)).toEqual(REPORT);
    expect(readKillReport(JSON.stringify(REPORT))).toEqual(REPORT);
  });

  it.each([null, undefined, '', '{', '{}', { ...REPORT, stragglers: 1 }])('has none in %j', (value) => {
    expect(readKillReport(value)).toBeNull();
  });
});
