import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { ALL_STATUSES, toggleStatus } from '@meridian/domain/status-filter';
import type { PaintedCell } from '@meridian/live-client/grid/grid-model';
import { describe, expect, it } from 'vitest';
import { filterByCell, filterWithoutCell } from './cell-filter.ts';
import { activeFilter, filterFormKind } from './filter-kind.ts';
import { checkedTexts, matching, setFilter, toggleAll, toggleText } from './set-choice.ts';

function column(id: string) {
  const found = parentOrdersGrid.columns.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No column ${id}`);
  return found;
}

const cell = (text: string, value: PaintedCell['value'] = text): PaintedCell => ({
  text,
  value,
  tone: 'neutral',
  detail: null,
  change: null,
});

const VALUES = [
  { text: 'JP', count: 3 },
  { text: 'US', count: 5 },
  { text: '', count: 1 },
];

describe('filter forms', () => {
  it.each([
    ['status', 'status'],
    ['limit_price', 'limit'],
    ['schedule_volume_cap_constrained', 'volume-cap'],
    ['country', 'set'],
    ['order_qty', 'number'],
    ['list_name', 'text'],
    ['trade_date', 'date'],
    ['last_update_timestamp', 'time'],
    ['bell', 'none'],
  ])('%s has the form %s', (id, kind) => {
    expect(filterFormKind(column(id))).toBe(kind);
  });

  it('counts a filter that lets all through as none', () => {
    expect(activeFilter({ kind: 'status', filter: ALL_STATUSES })).toBeNull();
    const some = { kind: 'status', filter: toggleStatus(ALL_STATUSES, 'OUT') } as const;
    expect(activeFilter(some)).toBe(some);
    expect(activeFilter({ kind: 'number', min: null, max: 0 })).not.toBeNull();
    expect(activeFilter({ kind: 'text', contains: ' ' })).toBeNull();
  });
});

describe('filters from a cell', () => {
  it('take the number, the moment or the text', () => {
    expect(filterByCell(column('order_qty'), cell('1,200', 1200))).toEqual({ kind: 'number', min: 1200, max: 1200 });
    expect(filterByCell(column('last_update_timestamp'), cell('14:32:07.000', 7))).toMatchObject({ kind: 'time' });
    expect(filterByCell(column('limit_price'), cell('MKT', null))).toEqual({ kind: 'set', texts: ['MKT'] });
    expect(filterByCell(column('bell'), cell(''))).toBeNull();
  });

  it('leave one out, on top of what is left out already', () => {
    expect(filterWithoutCell(undefined, cell('US'))).toEqual({ kind: 'except', texts: ['US'] });
    const without = { kind: 'except', texts: ['JP'] } as const;
    expect(filterWithoutCell(without, cell('US'))).toEqual({ kind: 'except', texts: ['JP', 'US'] });
    const only = { kind: 'set', texts: ['JP', 'US'] } as const;
    expect(filterWithoutCell(only, cell('US'))).toEqual({ kind: 'set', texts: ['JP'] });
  });
});

describe('set filter', () => {
  it('starts with everything checked and is no filter then', () => {
    const all = checkedTexts(VALUES, null);
    expect(setFilter(VALUES, all)).toBeNull();
    expect(setFilter(VALUES, toggleText(all, 'US'))).toEqual({ kind: 'except', texts: ['US'] });
    const few = checkedTexts(VALUES, { kind: 'except', texts: ['US', ''] });
    expect([...few]).toEqual(['JP']);
    expect(setFilter(VALUES, few)).toEqual({ kind: 'set', texts: ['JP'] });
  });

  it('checks and clears only what the search shows', () => {
    const shown = matching(VALUES, 'j');
    const none = toggleAll(shown, checkedTexts(VALUES, null));
    expect([...none]).toEqual(['US', '']);
    expect(toggleAll(shown, none).has('JP')).toBe(true);
  });
});
