import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { PaintedCell, PaintedRow } from '@meridian/live-client/grid/grid-model';
import { expect, it } from 'vitest';
import { A_PAINTED_ROW } from '../a-painted-row.fixture.ts';
import { type MenuFacts, menuEntries } from './menu-entries.ts';

const cell: PaintedCell = { text: 'US_REBAL_1', value: 'US_REBAL_1', tone: 'neutral', detail: null, change: null };
const row: PaintedRow = { ...A_PAINTED_ROW, cells: [cell] };

function facts(id: string, changed: Partial<MenuFacts> = {}): MenuFacts {
  const column = parentOrdersGrid.columns.find((each) => each.id === id);
  if (column === undefined) throw new Error(`No column ${id}`);
  return {
    column,
    target: { columnId: id, row, index: 0, cell },
    rowCount: 1,
    isFiltered: false,
    isSorted: false,
    isGrouped: false,
    pinned: column.pinned,
    ...changed,
  };
}

const labels = (given: MenuFacts) => menuEntries(given).flatMap((section) => section.map(({ label }) => label));

it('offers the value under the pointer for a filter', () => {
  expect(labels(facts('list_name'))).toEqual(
    expect.arrayContaining(['Copy cell', 'Copy row', 'Filter by US_REBAL_1', 'Exclude US_REBAL_1', 'Hide column']),
  );
});

it('says how many rows a copy takes', () => {
  expect(labels(facts('list_name', { rowCount: 1200 }))).toContain('Copy 1,200 rows');
});

it('has no sort, filter or copy of a cell for a control', () => {
  const shown = labels(facts('bell'));
  expect(shown).not.toContain('Copy cell');
  expect(shown.filter((label) => /Sort|Filter|Group/.test(label))).toEqual([]);
});

it('speaks of the column alone in the header', () => {
  const shown = labels(facts('list_name', { target: { columnId: 'list_name', row: null, index: -1, cell: null } }));
  expect(shown[0]).toBe('Filter by List');
  expect(shown).not.toContain('Copy row');
});

it('takes back what is on', () => {
  const shown = labels(facts('status', { isFiltered: true, isSorted: true, isGrouped: true }));
  expect(shown).toEqual(expect.arrayContaining(['Clear filter of Status', 'Clear sort', 'Ungroup', 'Unpin']));
});
