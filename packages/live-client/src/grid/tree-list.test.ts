import { calendarSpreadGrid } from '@meridian/domain/columns/calendar-spread';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { describe, expect, it } from 'vitest';
import { type GridQuery, PLAIN_QUERY, treePath } from './grid-model.ts';
import { placeOf } from './grid-requests.ts';
import { GridView } from './grid-view.ts';
import { shownBy, TEST_VIEWER, testStore } from './testing.ts';

const FIELDS = ['id', 'parent_order_numeric_id', 'leg_type', 'order_qty', 'exchange_symbol'];

const ROWS: readonly (readonly Cell[])[] = [
  ['7-BACK', 7, 'BACK', 20, 'ESH7'],
  ['9', 9, null, 50, 'NQ'],
  ['7', 7, null, 10, 'ES'],
  ['7-FRONT', 7, 'FRONT', 10, 'ESZ6'],
  ['9-FRONT', 9, 'FRONT', 50, 'NQZ6'],
];

function viewBy(query: Partial<GridQuery>, rows = ROWS): GridView {
  return new GridView({
    grid: calendarSpreadGrid,
    store: testStore(rows, FIELDS),
    viewer: TEST_VIEWER,
    query: { ...PLAIN_QUERY, treeBy: 'parent_order_numeric_id', ...query },
    now: () => 0,
  });
}

describe('tree of spreads and their legs', () => {
  it('stands legs beneath their spread, each level in the order asked for', () => {
    const view = viewBy({ sort: [{ columnId: 'order_qty', direction: 'ascending' }] });
    expect(shownBy(view)).toEqual(['7', '7-FRONT', '7-BACK', '9', '9-FRONT']);
    expect(view.list.item(0)).toMatchObject({ level: 0, isOpen: true });
    expect(view.list.item(1)).toMatchObject({ level: 1, isOpen: null });
  });

  it('closes what is closed, and says what to open for a row beneath', () => {
    const view = viewBy({ expansion: { initially: 'closed', except: [treePath('9')] } });
    expect(shownBy(view)).toEqual(['9', '9-FRONT', '7']);
    expect(placeOf(view, '7-BACK')).toEqual({ kind: 'closed', paths: [treePath('7')] });
    expect(placeOf(view, 9)).toEqual({ kind: 'shown', index: 0 });
    expect(view.list.rowCount).toBe(5);
  });

  it('keeps a spread for the sake of a leg that passes', () => {
    const view = viewBy({ filters: { exchange_symbol: { kind: 'text', contains: 'ESH7' } } });
    expect(shownBy(view)).toEqual(['7', '7-BACK']);
    expect(placeOf(view, '9')).toEqual({ kind: 'filtered' });
  });

  it('follows a leg that comes, moves and goes', () => {
    const view = viewBy({});
    view.store.change(['9-BACK', 1, 9, 2, 'BACK', 3, 5, 4, 'NQH7']);
    view.store.remove('7-FRONT');
    view.store.change(['7-BACK', 1, 9]);
    view.refresh();
    expect(shownBy(view)).toEqual(['9', '7-BACK', '9-FRONT', '9-BACK', '7']);
  });

  it('shows rows that name one another, rather than none of them', () => {
    const view = viewBy({}, [
      ['1', 2, null, 1, 'A'],
      ['2', 1, null, 1, 'B'],
    ]);
    expect(shownBy(view)).toEqual(['1', '2']);
  });

  it('adds up spreads and not their legs again', () => {
    expect([...viewBy({}).summedSlots()].map((slot) => viewBy({}).store.keyOf(slot))).toEqual(['9', '7']);
  });
});
