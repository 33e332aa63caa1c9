import { normaliseSearch } from '@meridian/domain/power-search/normalise-search';
import { parseSearch } from '@meridian/domain/power-search/parse-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { printSearch } from '@meridian/domain/power-search/print-search';
import { searchField } from '@meridian/domain/power-search/search-fields';
import { anySearch } from '@meridian/domain/power-search/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operatorChoices } from './operator-choices.ts';
import { readCondition } from './read-condition.ts';
import {
  countConditions,
  type DraftCondition,
  draftOf,
  EMPTY_CONDITION,
  searchOfDraft,
  withField,
  withNode,
  withOperator,
} from './search-draft.ts';

function parsed(text: string): PowerSearch {
  const result = parseSearch(text);
  if (result.kind === 'error') throw new Error(result.message);
  return result.search;
}

function field(id: string) {
  const found = searchField(id);
  if (found === null) throw new Error(`No field ${id}`);
  return found;
}

function condition(changed: Partial<DraftCondition>): DraftCondition {
  return { ...EMPTY_CONDITION, field: 'country', ...changed };
}

describe('the form of a search', () => {
  it('keeps a quotation mark inside a value of a list', () => {
    const search = {
      join: 'and',
      conditions: [{ field: 'description', operator: 'in', value: ['#"', 'empty'] }],
    } as const;
    expect(normaliseSearch(searchOfDraft(draftOf(search)))).toEqual(search);
  });

  it('stands for the same search as its text, for any search', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const plain = normaliseSearch(search);
        expect(normaliseSearch(searchOfDraft(draftOf(plain)))).toEqual(plain);
      }),
    );
  });

  it('leaves out incomplete conditions and keeps the others', () => {
    const draft = draftOf(parsed('country:JP'));
    const more = {
      ...draft,
      nodes: [...draft.nodes, EMPTY_CONDITION, condition({ field: 'order_qty', value: 'many' })],
    };
    expect(printSearch(searchOfDraft(more))).toBe('country:JP');
  });

  it('changes or removes a node in place, and removes a group that becomes empty', () => {
    const draft = draftOf(parsed('country:JP (strat:vwap or side:BUY)'));
    const changed = withNode(draft, [1, 0], condition({ field: 'strat', value: 'twap' }));
    expect(printSearch(searchOfDraft(changed))).toBe('country:JP (strat:twap or side:BUY)');
    const less = withNode(withNode(changed, [1, 0], null), [1, 0], null);
    expect(less.nodes).toHaveLength(1);
    expect(countConditions(less)).toBe(1);
  });
});

describe('a condition of the form', () => {
  it('reads lists, ranges, quotes and empty values', () => {
    expect(readCondition(condition({ operator: 'in', value: 'JP, "a, b",' }))).toMatchObject({
      condition: { value: ['JP', 'a, b'] },
    });
    expect(readCondition(condition({ field: 'order_qty', operator: 'between', value: '10..2k' }))).toMatchObject({
      condition: { value: [10, 2_000] },
    });
    expect(readCondition(condition({ value: 'empty' }))).toMatchObject({ condition: { value: null } });
    expect(readCondition(condition({ value: '"empty"' }))).toMatchObject({ condition: { value: 'empty' } });
    expect(readCondition(condition({ value: ' ' }))).toEqual({ kind: 'incomplete' });
    expect(readCondition(condition({ operator: 'between', field: 'order_qty', value: '10..' }))).toEqual({
      kind: 'incomplete',
    });
  });

  it('reports an invalid value', () => {
    expect(readCondition(condition({ field: 'order_qty', value: 'many' }))).toEqual({
      kind: 'wrong',
      message: `${field('order_qty').header} takes a number.`,
    });
    const turned = condition({ field: 'order_qty', operator: 'between', value: '9..1' });
    expect(readCondition(turned)).toMatchObject({ kind: 'wrong' });
  });

  it('keeps an operator that the new field supports, and one value where only one is allowed', () => {
    const list = condition({ operator: 'in', value: 'JP, US' });
    expect(withOperator(list, '!=', false)).toMatchObject({ operator: '!=', value: 'JP' });
    expect(withOperator(condition({ value: 'JP' }), 'in', true)).toMatchObject({ not: true, value: 'JP' });
    expect(withField(condition({ operator: 'contains', value: 'J' }), field('order_qty'))).toMatchObject({
      operator: '=',
      value: '',
    });
  });

  it('offers negations and always the current operator', () => {
    const choices = operatorChoices(field('country'), { operator: '<', not: true });
    expect(choices.map(({ label }) => label)).toContain('is none of');
    expect(choices.at(-1)).toMatchObject({ label: 'not <', not: true });
    expect(operatorChoices(field('order_qty'), { operator: '=', not: false }).map(({ label }) => label)).toContain('≠');
  });
});
