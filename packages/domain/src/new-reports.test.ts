import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearNewMark, markNewSchedules, newReportsCount } from './new-reports.ts';

function schedules(...ids: number[]) {
  return ids.map((schedule_id) => ({ schedule_id, isNew: false }));
}

describe('new reports', () => {
  it('marks nothing in the first list', () => {
    expect(newReportsCount(markNewSchedules(null, schedules(1, 2)))).toBe(0);
  });

  it('marks what appears, and counts it', () => {
    const marked = markNewSchedules(schedules(1), schedules(1, 2, 3));
    expect(marked.filter(({ isNew }) => isNew).map(({ schedule_id }) => schedule_id)).toEqual([2, 3]);
    expect(newReportsCount(marked)).toBe(2);
  });

  it('keeps a mark over later loads until it is cleared', () => {
    const first = markNewSchedules(schedules(1), schedules(1, 2));
    const second = markNewSchedules(first, schedules(1, 2));
    expect(newReportsCount(second)).toBe(1);
    const opened = clearNewMark(second, 2);
    expect(newReportsCount(opened)).toBe(0);
    expect(newReportsCount(markNewSchedules(opened, schedules(1, 2)))).toBe(0);
  });

  it('clears only the schedule that was opened', () => {
    const marked = markNewSchedules(schedules(), schedules(1, 2));
    expect(clearNewMark(marked, 1).map(({ isNew }) => isNew)).toEqual([false, true]);
  });

  it('marks exactly the difference of the two lists', () => {
    const ids = fc.uniqueArray(fc.nat(30));
    fc.assert(
      fc.property(ids, ids, (before, now) => {
        const marked = markNewSchedules(schedules(...before), schedules(...now));
        const fresh = marked.filter(({ isNew }) => isNew).map(({ schedule_id }) => schedule_id);
        expect(fresh).toEqual(now.filter((id) => !before.includes(id)));
      }),
    );
  });
});
