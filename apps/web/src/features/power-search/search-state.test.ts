import { describe, expect, it } from 'vitest';
import { EMPTY_CONDITION, withNode } from './draft/search-draft.ts';
import { edited, searchOfText, startState, typed } from './search-state.ts';

describe('the two forms of a search', () => {
  it('follow one another', () => {
    const start = startState('country:JP %complete<50');
    expect(start.draft.nodes).toHaveLength(2);
    const less = edited(withNode(start.draft, [0], null));
    expect(less.text).toBe('%complete<50');
    expect(typed(less, 'strat:vwap').draft.nodes).toMatchObject([{ field: 'strat', value: 'vwap' }]);
  });

  it('keep a row that is not filled in yet, and the text as it is typed', () => {
    const start = startState('country:JP');
    const more = edited({ ...start.draft, nodes: [...start.draft.nodes, EMPTY_CONDITION] });
    expect(more.text).toBe('country:JP');
    expect(more.draft.nodes).toHaveLength(2);
    expect(typed(start, 'Country = JP').text).toBe('Country = JP');
  });

  it('leave the form alone while the text cannot be read', () => {
    const broken = typed(startState('country:JP'), 'country:');
    expect(broken).toMatchObject({ text: 'country:', error: { start: 8 } });
    expect(broken.draft.nodes).toMatchObject([{ value: 'JP' }]);
  });
});

it('a text that asks for nothing finds nothing in particular', () => {
  expect(searchOfText('  ')).toBeNull();
  expect(searchOfText('country:')).toBeNull();
  expect(searchOfText('country:JP')).not.toBeNull();
});
