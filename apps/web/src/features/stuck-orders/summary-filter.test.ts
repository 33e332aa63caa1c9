import { stuckChildOrdersGrid } from '@meridian/domain/columns/stuck-child-orders';
import { stuckParentOrdersGrid } from '@meridian/domain/columns/stuck-parent-orders';
import { describe, expect, it } from 'vitest';
import { chosenTexts, SUMMARY_COLUMNS, toggledFilter } from './summary-filter.ts';

const NONE: ReadonlySet<string> = new Set();

describe('summary filters', () => {
  it('stand on columns that both grids have', () => {
    for (const { columns } of [stuckParentOrdersGrid, stuckChildOrdersGrid]) {
      expect(columns.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(SUMMARY_COLUMNS)));
    }
  });

  it('add a line with each click, and take it back with the next', () => {
    const one = toggledFilter(NONE, 'US');
    expect(one).toEqual({ kind: 'set', texts: ['US'] });
    const two = toggledFilter(new Set(['US']), '');
    expect(two).toEqual({ kind: 'set', texts: ['US', ''] });
    expect(toggledFilter(new Set(['US', '']), 'US')).toEqual({ kind: 'set', texts: [''] });
    expect(toggledFilter(new Set(['US']), 'US')).toBeNull();
  });

  it('are read from the column that a summary stands for', () => {
    const filters = { intended_venue: { kind: 'set', texts: ['XLON'] } } as const;
    expect([...chosenTexts(filters, 'venue')]).toEqual(['XLON']);
    expect(chosenTexts(filters, 'tactic').size).toBe(0);
    expect(chosenTexts({ list_name: { kind: 'text', contains: 'x' } }, 'list').size).toBe(0);
  });
});
