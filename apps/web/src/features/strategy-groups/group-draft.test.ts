import { RULE_OPERATORS } from '@meridian/domain/entities/conditional-rule';
import { CONDITIONAL_FILTERS } from '@meridian/domain/strategy-groups/conditional-filters';
import { array, assert, constantFrom, integer, nat, property, record, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGroup, aMultiArm } from '../../lib/a-group.fixture.ts';
import { copyOf, documentOf, draftOf, draftProblem, moved, newDraft, newFilter, newRule } from './group-draft.ts';

const name = string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() === text);
const filters = CONDITIONAL_FILTERS.map(({ filter }) => filter);
const rule = record({
  result_destination: name,
  filters: array(
    record({
      filter: constantFrom(...filters.filter((each) => each !== 'percent_of_adv')),
      operator: constantFrom(...RULE_OPERATORS),
      values: array(
        name.filter((text) => Number.isNaN(Number(text))),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
});

/** What is saved of a value that was typed for a condition. */
function savedValues(filter: string, typed: string) {
  const draft = newDraft('EQUITY', null);
  const rules = [{ ...newRule(), filters: [{ ...newFilter(), filter, values: [typed] }] }];
  return documentOf({ ...draft, rules }).rules[0]?.filters[0]?.values;
}

function withArms(draft: ReturnType<typeof draftOf>, change: Partial<(typeof draft)['arms'][number]>) {
  return { ...draft, arms: draft.arms.map((arm) => Object.assign({}, arm, change)) };
}

describe('a group that is opened and saved again', () => {
  it('is the same group, whatever its rules are', () => {
    assert(
      property(array(rule, { maxLength: 4 }), (rules) => {
        const group = aGroup({ rules });
        expect(documentOf(draftOf(group))).toMatchObject({ name: group.name, base: group.base, rules });
      }),
    );
  });

  it('keeps its arms in their order', () => {
    const { multi_arm_param_values: saved } = documentOf(draftOf(aMultiArm('vwap', 'close', 'pov')));
    expect(Object.keys(saved)).toEqual(['vwap', 'close', 'pov']);
  });

  it('has numbers where numbers are compared, and texts as they were typed elsewhere', () => {
    expect(savedValues('percent_of_adv', ' 7.5 ')).toEqual([7.5]);
    expect(savedValues('percent_of_adv', 'a lot')).toEqual(['a lot']);
    expect(savedValues('exchange_symbol', ' 0700 ')).toEqual(['0700']);
  });

  it('of another type sends neither rules nor arms of the former, and gets them back when the type returns', () => {
    const draft = draftOf(aGroup());
    const regular = { ...draft, type: 'regular' as const };
    expect(documentOf(regular)).toMatchObject({ rules: [], multi_arm_param_values: {} });
    expect(documentOf({ ...regular, type: 'conditional' })).toEqual(documentOf(draft));
  });
});

describe('what keeps a group from being saved', () => {
  it('is an arm without a strategy, or two arms of one', () => {
    const draft = draftOf(aMultiArm('vwap', 'pov'));
    expect(draftProblem(draft)).toBeNull();
    expect(draftProblem(withArms(draft, { name: '' }))).toBe('Choose a strategy for each arm.');
    expect(draftProblem(withArms(draft, { name: 'vwap' }))).toBe('Each arm needs a strategy of its own.');
    expect(draftProblem({ ...draft, arms: [] })).toBe('A multi-arm group needs an arm: add one.');
  });

  it('is that the bounds of the arms cannot add up to all orders', () => {
    const draft = draftOf(aMultiArm('vwap', 'pov'));
    expect(draftProblem(withArms(draft, { min: 60 }))).toBe('The minimums add up to 120%: lower them to 100% or less.');
    expect(draftProblem(withArms(draft, { max: 40 }))).toBe('The maximums add up to 80%: raise them to 100% or more.');
    expect(draftProblem(withArms(draft, { min: 50, max: 50 }))).toBeNull();
  });

  it('is the first rule that says not where, then the first without a value', () => {
    const draft = draftOf(aGroup());
    const open = { ...draft, rules: [...draft.rules, newRule()] };
    expect(draftProblem(open)).toBe('Rule 2: choose where its orders go.');
    const [first, second] = open.rules;
    if (first === undefined || second === undefined) throw new Error('two rules');
    const aimed = { ...open, rules: [first, { ...second, result_destination: 'close' }] };
    expect(draftProblem(aimed)).toBe('Rule 2: % ADV needs a value.');
  });

  it('is a name of blanks', () => {
    expect(draftProblem({ ...draftOf(aGroup()), name: '  ' })).toBe('Enter a name for the group.');
  });
});

it('a copy is a new group with a name of its own', () => {
  expect(copyOf(draftOf(aGroup()))).toMatchObject({ id: null, version: null, name: 'Switch copy', base: 'vwap' });
});

describe('a row that is moved', () => {
  const rows = uniqueArray(nat(50), { minLength: 1, maxLength: 8 }).map((keys) => keys.map((key) => ({ key })));

  it('arrives where it was dropped, and the others keep their order', () => {
    assert(
      property(rows, nat(7), nat(7), (before, from, to) => {
        const row = before[from % before.length];
        if (row === undefined) throw new Error('a row');
        const place = to % before.length;
        const after = moved(before, row.key, place);
        expect(after[place]).toBe(row);
        expect(after.filter((one) => one !== row)).toEqual(before.filter((one) => one !== row));
      }),
    );
  });

  it('stays where it is when it is dropped outside of the list', () => {
    assert(
      property(rows, integer({ min: 8, max: 20 }), (before, beyond) => {
        const [first] = before;
        expect(moved(before, first?.key ?? 0, beyond)).toBe(before);
        expect(moved(before, first?.key ?? 0, -1)).toBe(before);
        expect(moved(before, 99, 0)).toBe(before);
      }),
    );
  });
});
