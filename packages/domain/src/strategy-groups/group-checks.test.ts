import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armsProblem } from './arms-problem.ts';
import { findDuplicate } from './find-duplicate.ts';
import { groupProblem } from './group-problem.ts';
import type { NamedGroup } from './group-document.ts';
import { filterProblem, rulesProblem } from './rules-problem.ts';

const allocation = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => ({ min_alloc: Math.min(a, b), max_alloc: Math.max(a, b) }));
const named = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/u), allocation, { minKeys: 1, maxKeys: 8 });

/** Whether shares within the bounds can add up to 100: fills the minimums, then the rest up to the maximums. */
function canFill(arms: Readonly<Record<string, { min_alloc: number; max_alloc: number }>>): boolean {
  let left = 100;
  for (const { min_alloc } of Object.values(arms)) left -= min_alloc;
  if (left < 0) return false;
  for (const { min_alloc, max_alloc } of Object.values(arms)) left -= Math.min(left, max_alloc - min_alloc);
  return left === 0;
}

describe('arms', () => {
  it('are refused exactly when no shares within their bounds add up to 100%', () => {
    fc.assert(
      fc.property(named, (arms) => {
        expect(armsProblem(arms) === null).toBe(canFill(arms));
      }),
    );
  });

  it('report the wrong bound with its number', () => {
    expect(armsProblem({})).toBe('A multi-arm group needs an arm: add one.');
    expect(armsProblem({ A: { min_alloc: 60, max_alloc: 40 } })).toBe(
      'The minimum of “A” is 60%, above its maximum of 40%.',
    );
    expect(armsProblem({ A: { min_alloc: 60, max_alloc: 90 }, B: { min_alloc: 50, max_alloc: 90 } })).toBe(
      'The minimums add up to 110%: lower them to 100% or less.',
    );
    expect(armsProblem({ A: { min_alloc: 0, max_alloc: 40 }, B: { min_alloc: 0, max_alloc: 50 } })).toBe(
      'The maximums add up to 90%: raise them to 100% or more.',
    );
    expect(armsProblem({ A: { min_alloc: 0, max_alloc: 50 }, ' a': { min_alloc: 0, max_alloc: 50 } })).toContain(
      'is an arm already',
    );
  });

  it('accept thirds typed with decimals', () => {
    const third = { min_alloc: 33.3, max_alloc: 33.4 };
    expect(armsProblem({ A: third, B: third, C: third })).toBeNull();
  });
});

describe('the duplicate finder', () => {
  it('finds the first value that an earlier row has', () => {
    const rows = ['A', 'B', 'a ', 'B'].map((result_destination) => ({ result_destination }));
    expect(findDuplicate(rows)).toBe('a ');
    expect(findDuplicate([{ to: 'x' }, { to: 'x' }], 'to')).toBe('x');
  });

  it('finds nothing exactly when all values differ', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 }), (values) => {
        const rows = values.map((result_destination) => ({ result_destination }));
        expect(findDuplicate(rows) === null).toBe(new Set(values).size === values.length);
      }),
    );
  });
});

describe('a condition', () => {
  it.each([
    [{ filter: 'moon', operator: '=', values: ['full'] }, 'There is no filter “moon”.'],
    [{ filter: 'country', operator: '>', values: ['US'] }, 'Country cannot be compared with “>”.'],
    [{ filter: 'country', operator: '=', values: ['Mars'] }, '“Mars” is not one of the choices for Country.'],
    [{ filter: 'percent_of_adv', operator: '>', values: ['five'] }, '“five” is not a number: change % ADV.'],
    [{ filter: 'percent_of_adv', operator: '>', values: [1, 2] }, '% ADV needs exactly one value.'],
    [{ filter: 'percent_of_adv', operator: 'between', values: [1] }, '% ADV between needs two values.'],
    [{ filter: 'percent_of_adv', operator: 'between', values: [2, 1] }, '% ADV: the first value is above the second.'],
    [
      { filter: 'start_time', operator: '>', values: ['25:00'] },
      '“25:00” is not a time of day such as 15:30: change Start time.',
    ],
    [{ filter: 'list_name', operator: '=', values: [' '] }, 'List needs a value.'],
    [{ filter: 'must_finish', operator: '=', values: ['maybe'] }, '“maybe” is not yes or no: change Must finish.'],
  ] as const)('%j is refused: %s', (filter, text) => {
    expect(filterProblem(filter)).toBe(text);
  });

  it.each([
    { filter: 'country', operator: 'in', values: ['JP', 'HK'] },
    { filter: 'start_time', operator: '>', values: ['15:30'] },
    { filter: 'percent_of_adv', operator: 'between', values: ['2.5', 7] },
    { filter: 'must_finish', operator: '=', values: ['yes'] },
  ] as const)('%j is taken', (filter) => {
    expect(filterProblem(filter)).toBeNull();
  });
});

describe('rules', () => {
  const large = { filter: 'percent_of_adv', operator: '>', values: [5] } as const;

  it('are reported by number when invalid', () => {
    const rules = [
      { result_destination: 'A', filters: [large] },
      { result_destination: 'B', filters: [{ ...large, values: [] }] },
    ];
    expect(rulesProblem(rules)).toBe('Rule 2: % ADV needs a value.');
    expect(rulesProblem([{ result_destination: 'A', filters: [] }])).toContain('Rule 1 has no condition');
    expect(rulesProblem([])).toBe('A conditional group needs a rule: add one.');
  });

  it('with the same destination are refused', () => {
    const rules = ['A', 'a'].map((result_destination) => ({ result_destination, filters: [large] }));
    expect(rulesProblem(rules)).toBe('Two rules lead to “a”: put their conditions together, or choose another.');
  });
});

describe('a group', () => {
  const regular: NamedGroup = {
    name: 'Desk',
    type: 'regular',
    base: 'vwap',
    multi_arm_param_values: {},
    rules: [],
    asset_class: 'EQUITY',
    owner_account: null,
    owner_alloc_account: null,
  };

  it.each([
    [{}, null],
    [{ name: ' ' }, 'Enter a name for the group.'],
    [{ name: 'VWAP' }, '“VWAP” is the name of an algorithm: choose another name.'],
    [{ base: '' }, 'Choose a base strategy.'],
    [
      { multi_arm_param_values: { a: { min_alloc: 0, max_alloc: 100 } } },
      'Only a multi-arm group has arms: remove them, or change the type.',
    ],
    [
      { type: 'multi-arm', rules: [{ result_destination: 'x', filters: [] }] },
      'Only a conditional group has rules: remove them, or change the type.',
    ],
  ] as const)('%j: %s', (change, text) => {
    expect(groupProblem({ ...regular, ...change })).toBe(text);
  });
});
