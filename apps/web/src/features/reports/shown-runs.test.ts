import type { ReportRun } from '@meridian/protocol/rest/tca-schemas';
import { describe, expect, it } from 'vitest';
import { runStateText, shownRuns } from './shown-runs.ts';

const NOW = 1_800_000_000_000;

function aRun(change: Partial<ReportRun>): ReportRun {
  return {
    run_id: 1,
    schedule_id: 1,
    report_name: 'Cost',
    report_type: 'Custom',
    cause: 'now',
    state: 'done',
    percent: 100,
    stage: '',
    reason: null,
    requested_by: null,
    queued_ms: NOW - 1000,
    started_ms: NOW - 900,
    ended_ms: NOW - 500,
    report_location: null,
    mailed: [],
    withheld: [],
    ...change,
  };
}

describe('shownRuns', () => {
  it('shows the newest run of a schedule, and each run without a schedule', () => {
    const runs = [
      aRun({ run_id: 4 }),
      aRun({ run_id: 3, schedule_id: null }),
      aRun({ run_id: 2, schedule_id: null }),
      aRun({ run_id: 1, state: 'failed' }),
    ];
    expect(shownRuns(runs, NOW).map(({ run_id }) => run_id)).toEqual([4, 3, 2]);
  });

  it('keeps a failure in sight longer than a success, and what is running always', () => {
    const hourAgo = NOW - 3_600_000;
    const runs = [
      aRun({ run_id: 1, schedule_id: 1, ended_ms: hourAgo }),
      aRun({ run_id: 2, schedule_id: 2, ended_ms: hourAgo, state: 'failed' }),
      aRun({ run_id: 3, schedule_id: 3, ended_ms: null, state: 'running', queued_ms: 0 }),
    ];
    expect(shownRuns(runs, NOW).map(({ run_id }) => run_id)).toEqual([2, 3]);
  });
});

describe('runStateText', () => {
  it('says how far a run is, why it failed, and who got no mail', () => {
    expect(runStateText(aRun({ state: 'running', percent: 42.4, stage: 'Costs' }))).toBe('42 % · Costs');
    expect(runStateText(aRun({ state: 'failed', reason: 'No data.' }))).toBe('Failed: No data.');
    expect(runStateText(aRun({ withheld: [{ email: 'a@b.cd', reason: 'No such account.' }] }))).toBe(
      'Ready, not mailed to a@b.cd: No such account.',
    );
  });
});
