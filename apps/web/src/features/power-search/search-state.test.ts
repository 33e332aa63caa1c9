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

  it('keep an incomplete row, and the text as typed', () => {
    const start = startState('country:JP');
    const more = edited({ ...start.draft, nodes: [...start.draft.nodes, EMPTY_CONDITION] });
    expect(more.text).toBe('country:JP');
    expect(more.draft.nodes).toHaveLength(2);
    expect(typed(start, 'Country = JP').text).toBe('Country = JP');
  });

  it('keep the form while the text is invalid', () => {
    const broken = typed(startState('country:JP'), 'country:');
    expect(broken).toMatchObject({ text: 'country:', error: { start: 8 } });
    expect(broken.draft.nodes).toMatchObject([{ value: 'JP' }]);
  });
});

it('an empty text is no search', () => {
  expect(searchOfText('  ')).toBeNull();
  expect(searchOfText('country:')).toBeNull();
  expect(searchOfText('country:JP')).not.toBeNull();
});
