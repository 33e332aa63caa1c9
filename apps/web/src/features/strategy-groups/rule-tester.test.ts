import { describe, expect, it } from 'vitest';
import { draftOf, documentOf, draftProblem, moved, newDraft } from './group-draft.ts';
import { groupChanges } from './group-diff.ts';
import { fieldsOf, testRules } from './rule-tester.ts';

const RULES = [
  {
    result_destination: 'POV',
    filters: [
      { filter: 'percent_of_adv', operator: '>', values: [5] },
      { filter: 'country', operator: 'in', values: ['JP', 'HK'] },
    ],
  },
  { result_destination: 'Close', filters: [{ filter: 'start_time', operator: '>', values: ['15:30'] }] },
] as const;

const GROUP = {
  name: 'Switch',
  type: 'conditional',
  base: 'vwap',
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
  multi_arm_param_values: {},
  rules: RULES,
} as const;

describe('the tester of rules', () => {
  it('asks for each field of the rules once', () => {
    expect(fieldsOf(RULES)).toEqual(['percent_of_adv', 'country', 'start_time']);
  });

  it('gives an order to the first matching rule', () => {
    expect(testRules(RULES, { percent_of_adv: '7', country: 'jp', start_time: '15:45' }).taken).toBe(0);
    expect(testRules(RULES, { percent_of_adv: '7', country: 'US', start_time: '15:45' }).taken).toBe(1);
    expect(testRules(RULES, { percent_of_adv: '7' }).taken).toBeNull();
  });
});

describe('a draft', () => {
  it('names its base version and counts the changes', () => {
    const draft = draftOf(GROUP);
    expect(documentOf(draft)).toEqual(GROUP);
    expect(draftProblem(draft)).toBeNull();
    const turned = { ...draft, rules: moved(draft.rules, draft.rules[1]?.key ?? 0, 0) };
    expect(groupChanges(GROUP, documentOf(turned)).map(({ what }) => what)).toEqual(['Rule 1', 'Rule 2']);
  });

  it('of a new group says what is missing', () => {
    const draft = newDraft('EQUITY', 'ALDGATE');
    expect(draftProblem(draft)).toBe('Enter a name for the group.');
    expect(draftProblem({ ...draft, name: 'A' })).toBe('Choose a base strategy.');
    expect(draftProblem({ ...draft, name: 'A', base: 'vwap' })).toBe('Rule 1: choose where its orders go.');
  });
});
