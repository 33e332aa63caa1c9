import { describe, expect, it } from 'vitest';
import { CONDITIONAL_FILTERS } from './conditional-filters.ts';
import { matchRule } from './match-rule.ts';
import type { RuleFilter } from '../entities/conditional-rule.ts';
import { AN_ORDER as ORDER } from './an-order.fixture.ts';

const match = (filter: string, operator: RuleFilter['operator'], ...values: RuleFilter['values']) =>
  matchRule(ORDER, { result_destination: 'x', filters: [{ filter, operator, values }] });

describe('rule of a conditional group', () => {
  it.each([
    ['percent_of_adv', '>', [1], true],
    ['percent_of_adv', '>', [2], false],
    ['percent_of_adv', '>=', [2], true],
    ['percent_of_adv', '<', ['2.5'], true],
    ['percent_of_adv', '<=', [1.9], false],
    ['percent_of_adv', '=', [2], true],
    ['percent_of_adv', '!=', [2], false],
    ['percent_of_adv', 'between', [1, 2], true],
    ['percent_of_adv', 'between', [3, 4], false],
    ['country', '=', ['us'], true],
    ['country', '!=', ['US'], false],
    ['country', 'in', ['JP', 'US'], true],
    ['country', 'in', ['JP', 'HK'], false],
    ['start_time', '>', ['09:59'], true],
    ['start_time', '>', ['10:00'], false],
    ['start_time', 'between', ['09:30 AM', '11:00 AM'], true],
    ['start_time', 'between', ['10:00 PM', '10:00 AM'], true],
    ['start_time', 'between', ['22:00', '09:59'], false],
    ['start_time', 'between', ['10:00', '09:00'], true],
    ['must_finish', '=', ['false'], true],
    ['must_finish', '=', ['yes'], false],
  ] as const)('%s %s %j: %s', (filter, operator, values, expected) => {
    expect(match(filter, operator, ...values).isMatch).toBe(expected);
  });

  it('needs all filters to match, and matches every order without filters', () => {
    const filters: RuleFilter[] = [
      { filter: 'country', operator: '=', values: ['US'] },
      { filter: 'percent_of_adv', operator: '>', values: [5] },
    ];
    expect(matchRule(ORDER, { result_destination: 'x', filters })).toEqual({
      isMatch: false,
      words: '% ADV 2 is not > 5',
    });
    expect(matchRule(ORDER, { result_destination: 'x', filters: [] }).isMatch).toBe(true);
  });

  it('does not match unknown or incomparable values', () => {
    expect(match('list_name', '=', 'X')).toEqual({ isMatch: false, words: 'List is not known' });
    expect(match('percent_of_adv', '>', 'much').isMatch).toBe(false);
    expect(match('percent_of_adv', '!=', 'much').isMatch).toBe(false);
    expect(match('moon', '=', 'full').words).toBe('there is no filter moon');
    expect(match('constructor', '=', 'x').isMatch).toBe(false);
    expect(match('country', '<', 'US').isMatch).toBe(false);
    expect(match('percent_of_adv', 'between', 1).isMatch).toBe(false);
  });

  it('shows times as clock times', () => {
    expect(match('start_time', '>', '15:30').words).toBe('Start time 10:00 is not > 15:30');
  });

  it('has labels and choices', () => {
    expect(CONDITIONAL_FILTERS.find(({ filter }) => filter === 'percent_of_adv')).toEqual({
      filter: 'percent_of_adv',
      label: '% ADV',
      kind: 'number',
      choices: null,
    });
    expect(CONDITIONAL_FILTERS.find(({ filter }) => filter === 'country')?.choices).toContain('JP');
  });
});
