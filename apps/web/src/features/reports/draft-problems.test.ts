import { assert, constant, constantFrom, double, oneof, property, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeCounted, draftProblems, fixText } from './draft-problems.ts';
import { draftInput, EMPTY_DRAFT, RANGE_FIELDS, type ReportDraft, THRESHOLD_FIELDS } from './report-draft.ts';

const named: ReportDraft = { ...EMPTY_DRAFT, report_name: 'Cost' };
const problemOf = (change: Partial<ReportDraft>) => draftProblems({ ...named, ...change }, []);

const typed = oneof(constant(null), double({ min: -200, max: 200, noNaN: true }), constantFrom('1x', '-'));
const drafts = record({
  report_name: constantFrom('', ' ', 'Cost', 'x'.repeat(81)),
  run_time: constantFrom('07:00', '7', '24:00'),
  date_range: constantFrom(null, 'LW' as const),
  start_date: constantFrom('', '2026-11-02', '2026-02-30'),
  end_date: constantFrom('', '2026-11-01', '2026-11-02'),
  pct_adv: record({ min: typed, max: typed }),
  cost_winsorization_threshold: typed,
  email_receivers: subarray(['a@desk.example', 'best-ex@desk', 'x']),
});

describe('what is wrong with a schedule that is edited', () => {
  it('leaves the save button without a reason exactly when nothing is wrong', () => {
    assert(
      property(drafts, (change) => {
        const draft = { ...EMPTY_DRAFT, ...change };
        const problems = draftProblems(draft, []);
        expect(fixText(draft, problems) === null).toBe(Object.keys(problems).length === 0);
      }),
    );
  });

  it('counts no orders of a draft whose period, filters or winsorization are wrong', () => {
    assert(
      property(drafts, (change) => {
        const {
          report_name: _name,
          email_receivers: _receivers,
          ...rest
        } = draftProblems({ ...EMPTY_DRAFT, ...change }, []);
        expect(canBeCounted(draftProblems({ ...EMPTY_DRAFT, ...change }, []))).toBe(Object.keys(rest).length === 0);
      }),
    );
  });

  it('takes 80 characters as a name and refuses 81', () => {
    expect(problemOf({ report_name: 'x'.repeat(80) })).toEqual({});
    expect(problemOf({ report_name: 'x'.repeat(81) }).report_name).toBe('Use at most 80 characters.');
  });

  it('refuses a name that differs from a taken one only in blanks', () => {
    const problems = draftProblems({ ...named, report_name: ' Weekly   cost ' }, ['weekly cost']);
    expect(problems.report_name).toBe('You have a schedule with this name.');
  });

  it.each(['00:00', '07:05', '23:59'])('takes %s as a time of day', (time) => {
    expect(problemOf({ run_time: time, start_time: time, end_time: time })).toEqual({});
  });

  it.each(['', '7:00', '24:00', '12:60', '07:00:00'])('asks for the time as HH:mm where “%s” stands', (time) => {
    const hint = 'Write the time as HH:mm.';
    expect(problemOf({ run_time: time, start_time: time, end_time: time })).toEqual({
      run_time: hint,
      start_time: hint,
      end_time: hint,
    });
  });

  it('takes a period of one day and an open one', () => {
    const day = '2026-11-02';
    expect(problemOf({ date_range: null, start_date: day, end_date: day })).toEqual({});
    expect(problemOf({ date_range: null, start_date: day, end_date: '' })).toEqual({});
    expect(problemOf({ date_range: null, start_date: '', end_date: day })).toEqual({});
  });

  it('says of a date that does not exist how to write it, and not that the period is upside down', () => {
    const problems = problemOf({ date_range: null, start_date: '2026-11-02', end_date: '2026-02-30' });
    expect(problems).toEqual({ end_date: 'Write the date as YYYY-MM-DD.' });
  });

  it.each(RANGE_FIELDS)('says what is wrong with the range of %s', (field) => {
    expect(problemOf({ [field]: { min: 5, max: 5 } })).toEqual({});
    expect(problemOf({ [field]: { min: 5.5, max: 5 } })).toEqual({ [field]: '5.5 is above 5.' });
    expect(problemOf({ [field]: { min: null, max: '1x' } })).toEqual({ [field]: 'Enter numbers.' });
  });

  it.each(THRESHOLD_FIELDS)('takes 0 to 100 or nothing as %s', (field) => {
    for (const value of [null, 0, 100]) expect(problemOf({ [field]: value })).toEqual({});
    for (const value of [-0.1, 100.1, '5x']) {
      expect(problemOf({ [field]: value })).toEqual({ [field]: 'Enter 0 to 100, or nothing.' });
    }
  });

  it('does not ask to fix winsorization where surveillance has no field for it, and sends none', () => {
    const draft: ReportDraft = { ...named, report_type: 'Wash trade', cost_winsorization_threshold: '5x' };
    expect(draftProblems(draft, [])).toEqual({});
    expect(draftInput({ ...draft, notional_winsorization_threshold: 101 })).toMatchObject({
      cost_winsorization_threshold: null,
      notional_winsorization_threshold: null,
    });
  });

  it('names the first address that is not complete, and how many there are', () => {
    const draft = { ...named, email_receivers: ['a@desk.example', 'best-ex@desk', 'x'] };
    const problems = draftProblems(draft, []);
    expect(problems.email_receivers).toBe('best-ex@desk is not a full address: complete or remove it.');
    expect(fixText(draft, problems)).toBe('Fix 2 receivers to continue');
  });
});
