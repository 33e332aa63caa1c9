import { describe, expect, it } from 'vitest';
import { aSchedule } from './a-schedule.fixture.ts';
import { canBeCounted, draftProblems, fixText } from './draft-problems.ts';
import { hasSeparator, withReceivers } from './receivers.ts';
import { draftInput, draftOf, EMPTY_DRAFT, isSameDraft, type ReportDraft } from './report-draft.ts';

const named: ReportDraft = { ...EMPTY_DRAFT, report_name: 'Cost' };

describe('a draft', () => {
  it('sends back what a schedule says when nothing was edited', () => {
    const schedule = aSchedule();
    const input = draftInput(draftOf(schedule));
    expect(schedule).toMatchObject(input);
    expect(Object.keys(input)).toHaveLength(33);
  });

  it('sends custom dates only for a custom period', () => {
    const dates = { start_date: '2026-11-02', end_date: '' };
    expect(draftInput({ ...named, ...dates })).toMatchObject({ start_date: '9999-09-09', end_date: '9999-09-09' });
    expect(draftInput({ ...named, ...dates, date_range: null })).toMatchObject({
      start_date: '2026-11-02',
      end_date: '9999-09-09',
    });
  });

  it('knows whether something was edited', () => {
    expect(isSameDraft(named, { ...named, acc: [] })).toBe(true);
    expect(isSameDraft(named, { ...named, acc: ['ALDGATE'] })).toBe(false);
  });
});

describe('draftProblems', () => {
  it('finds nothing wrong with a named draft', () => {
    const problems = draftProblems(named, ['Other']);
    expect([problems, fixText(named, problems)]).toEqual([{}, null]);
  });

  it('names what to fix beside the button', () => {
    const draft: ReportDraft = {
      ...named,
      run_time: '7',
      pct_adv: { min: 5, max: 1 },
      email_receivers: ['best-ex@delphine'],
    };
    const problems = draftProblems(draft, []);
    expect(problems.pct_adv).toBe('5 is above 1.');
    expect(fixText(draft, problems)).toBe('Fix the run time, the filters, 1 receiver to continue');
  });

  it('asks for a name where there is none yet, since nothing is wrong with it', () => {
    expect(fixText(EMPTY_DRAFT, draftProblems(EMPTY_DRAFT, []))).toBe('Give the report a name');
    const late = { ...EMPTY_DRAFT, run_time: '7' };
    expect(fixText(late, draftProblems(late, []))).toBe('Give the report a name and fix the run time');
    expect(fixText(named, draftProblems(named, [named.report_name]))).toBe('Fix the report name to continue');
  });

  it('refuses a name in use, whatever its capitals', () => {
    expect(draftProblems(named, [' COST ']).report_name).toBe('You have a schedule with this name.');
  });

  it('checks custom dates, but not those that a range sets', () => {
    const dates = { start_date: '2026-11-09', end_date: '2026-11-02' };
    expect(draftProblems({ ...named, ...dates }, [])).toEqual({});
    expect(draftProblems({ ...named, ...dates, date_range: null }, []).end_date).toBe(
      'The period ends before it starts.',
    );
    expect(draftProblems({ ...named, start_date: '2026-02-30', date_range: null }, []).start_date).toBeDefined();
  });

  it('counts orders without a name and with a wrong receiver, but not with a half typed number', () => {
    const wrongReceiver = draftProblems({ ...EMPTY_DRAFT, email_receivers: ['x'] }, []);
    expect(canBeCounted(wrongReceiver)).toBe(true);
    expect(canBeCounted(draftProblems({ ...named, volatility: { min: '1x', max: null } }, []))).toBe(false);
  });
});

describe('receivers', () => {
  it('takes every address of a paste once, in small letters', () => {
    const pasted = 'A@desk.example; b@desk.example,\nc@desk.example a@desk.example';
    expect(withReceivers(['b@desk.example'], pasted)).toEqual(['b@desk.example', 'a@desk.example', 'c@desk.example']);
    expect([hasSeparator('a@desk.example'), hasSeparator('a@desk.example ')]).toEqual([false, true]);
  });
});
