import { describe, expect, it } from 'vitest';
import { disabledOf, markupOf, textOf } from '../../api/shown.fixture.tsx';
import { aSchedule } from './a-schedule.fixture.ts';
import { ReportEditor } from './report-editor.tsx';
import type { Schedule } from './use-schedules.ts';

const FIXED = { openKey: 'new', takenNames: [], mayWatch: true, onClose: () => undefined };
const editor = (schedule: Schedule | null, more: Partial<Parameters<typeof ReportEditor>[0]> = {}) => (
  <ReportEditor {...FIXED} startType={null} {...more} schedule={schedule} />
);

/** The input of the time, of a schedule that runs once. */
function timeOf(run_time: string): string | undefined {
  const inputs = markupOf(editor(aSchedule({ frequency: 'NEVER', run_time }))).match(/<input[^>]*>/g) ?? [];
  return inputs.find((input) => input.includes(`value="${run_time}"`));
}

describe('the editor of a schedule', () => {
  it('asks for the name of a new one, and neither schedules nor runs it before', () => {
    expect(textOf(editor(null))).toContain('Give the report a name');
    expect(disabledOf(editor(null))).toEqual(['Run once now', 'Schedule report Ctrl ↵']);
    expect(textOf(editor(null))).not.toContain('Enter a report name.');
  });

  it('saves one that is there without more questions', () => {
    expect(disabledOf(editor(aSchedule()))).toEqual([]);
    expect(textOf(editor(aSchedule()))).toContain('Save changes');
    expect(textOf(editor(aSchedule()))).not.toContain('to continue');
  });

  it('says beside the field and the button that the name is taken', () => {
    const taken = editor(aSchedule(), { takenNames: ['north america  WEEKLY cost'] });
    expect(textOf(taken)).toContain('You have a schedule with this name.');
    expect(textOf(taken)).toContain('Fix the report name to continue');
    expect(disabledOf(taken)).toContain('Save changes Ctrl ↵');
  });

  it('asks for dates only where the period is one’s own', () => {
    const own = aSchedule({ date_range: null, start_date: '2026-11-09', end_date: '2026-11-02' });
    expect(textOf(editor(own))).toContain('The period ends before it starts.');
    expect(textOf(editor(aSchedule({ start_date: '2026-11-09', end_date: '2026-11-02' })))).not.toContain(
      'The period ends before it starts.',
    );
  });

  it('locks the time of a report that runs once, unless that time is what must be fixed', () => {
    expect(timeOf('07:01')).toContain('disabled=""');
    expect(timeOf('7h')).not.toContain('disabled=""');
  });

  it('has thresholds in place of costs for surveillance', () => {
    const watch = textOf(editor(null, { startType: 'Wash trade' }));
    expect(watch).toContain('Loading thresholds');
    expect(watch).not.toContain('Cost unit');
    const cost = textOf(editor(null, { startType: 'Custom' }));
    expect(cost).not.toContain('Loading thresholds');
    expect(cost).toContain('Cost unit');
  });
});
