import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import { describe, expect, it } from 'vitest';
import { enterEscapeStack } from '../../../lib/escape-stack.ts';
import { A_PAINTED_ROW } from '../a-painted-row.fixture.ts';
import { HEADER_ROW } from '../cells/cell-position.ts';
import type { GridController } from './grid-controller.ts';
import { onKey } from './on-key.ts';

const ORDER = A_PAINTED_ROW;
const GROUP: PaintedRow = { ...ORDER, id: 'g', key: null, kind: 'group', isOpen: false };

type Known = {
  readonly row?: PaintedRow | null;
  readonly at?: number;
  readonly columnId?: string;
  readonly isSelectable?: boolean;
  readonly rowCount?: number;
};

/** A grid with one active cell that takes down what it is told. */
function aGrid({ row = ORDER, at = 3, columnId = 'country', isSelectable = true, rowCount = 9 }: Known = {}) {
  const told: unknown[][] = [];
  const tell =
    (what: string, answer?: unknown) =>
    (...said: readonly unknown[]) => {
      told.push([what, ...said]);
      return answer;
    };
  const done = Promise.resolve();
  const column = parentOrdersGrid.columns.find(({ id }) => id === columnId);
  const rows = { toggle: tell('tick', done), extendTo: tell('tick to', done), selectFiltered: tell('tick all', done) };
  const grid = {
    getChrome: () => ({ active: { row: at, rowId: row?.id ?? null, columnId }, box: null }),
    target: () => ({ columnId, row: at === HEADER_ROW ? null : row, index: at, cell: null }),
    bounds: { rowCount, columnIds: ['country', 'status'], pageRows: 5 },
    rows: isSelectable ? { ...rows, clear: tell('untick', true) } : null,
    surface: null,
    elements: null,
    move: tell('move'),
    copy: tell('copy', done),
    setRange: tell('range'),
    clearRange: tell('clear range', false),
    inputs: {
      layout: { columns: column === undefined ? [] : [{ column, width: 90 }] },
      onOpen: tell('open'),
      onExpand: tell('expand'),
      onSort: tell('sort'),
      onColumn: tell('column'),
      onFilter: tell('filter'),
    },
  };
  // Keys use this part of the controller; the rest of it needs a page.
  return { grid: grid as unknown as GridController, told };
}

/** What the grid is told by a key such as `Ctrl Shift ArrowRight`, and whether it took the key. */
function pressed(keys: string, known: Known = {}) {
  const parts = keys.split(' ');
  const has = (name: string) => parts.slice(0, -1).includes(name);
  const { grid, told } = aGrid(known);
  const key = parts.at(-1) ?? '';
  const isTaken = onKey(grid, {
    key: key === 'Space' ? ' ' : key,
    ctrlKey: has('Ctrl'),
    metaKey: false,
    shiftKey: has('Shift'),
    altKey: has('Alt'),
  });
  return { isTaken, told };
}

describe('keys in the rows of a grid', () => {
  it('leave letters to the page', () => {
    for (const key of ['c', 'g', '/', 'Tab']) expect(pressed(key)).toEqual({ isTaken: false, told: [] });
  });

  it('open an order with Enter, and fold a group', () => {
    expect(pressed('Enter').told).toEqual([['open', ORDER]]);
    expect(pressed('Enter', { row: GROUP }).told).toEqual([['expand', GROUP, true]]);
    expect(pressed('Enter', { row: null })).toEqual({ isTaken: false, told: [] });
  });

  it('unfold a closed group with the right arrow, and move the cell in an open one', () => {
    expect(pressed('ArrowRight', { row: GROUP }).told).toEqual([['expand', GROUP, true]]);
    expect(pressed('ArrowRight', { row: { ...GROUP, isOpen: true } }).told[0]?.[0]).toBe('move');
    expect(pressed('Shift ArrowRight', { row: GROUP }).told[0]?.[0]).toBe('move');
    expect(pressed('ArrowDown', { row: GROUP }).told[0]?.[0]).toBe('move');
  });

  it('tick a row with Space and up to it with Shift, and leave Space alone where nothing can be ticked', () => {
    expect(pressed('Space').told).toEqual([['tick', ORDER, 3]]);
    expect(pressed('Shift Space').told).toEqual([['tick to', 3, true]]);
    expect(pressed('Space', { isSelectable: false })).toEqual({ isTaken: false, told: [] });
  });

  it('select all rows, or all cells where rows cannot be ticked, and nothing in an empty grid', () => {
    expect(pressed('Ctrl a').told).toEqual([['tick all']]);
    const [range] = pressed('Ctrl a', { isSelectable: false }).told;
    expect(range).toMatchObject(['range', { row: 0, columnId: 'country' }, { row: 8, columnId: 'status' }]);
    expect(pressed('Ctrl a', { isSelectable: false, rowCount: 0 }).told).toEqual([]);
  });

  it('copy with headers only when Shift asks for them', () => {
    expect([pressed('Ctrl c').told, pressed('Ctrl Shift C').told]).toEqual([[['copy', false]], [['copy', true]]]);
  });

  it('clear the range and then the ticks with Escape, but not while a panel is open', () => {
    expect(pressed('Escape').told).toEqual([['clear range'], ['untick']]);
    const { leave } = enterEscapeStack();
    expect(pressed('Escape')).toEqual({ isTaken: false, told: [] });
    leave();
  });
});

describe('keys in the header of a grid', () => {
  const at = HEADER_ROW;

  it('sort by Enter, and by a further column with Shift', () => {
    expect(pressed('Enter', { at }).told).toEqual([['sort', 'country', false]]);
    expect(pressed('Shift Enter', { at }).told).toEqual([['sort', 'country', true]]);
  });

  it('take the key of a column that cannot be sorted, and do nothing', () => {
    expect(pressed('Enter', { at, columnId: 'bell' })).toEqual({ isTaken: true, told: [] });
  });

  it('widen, narrow and move a column', () => {
    expect(pressed('Shift ArrowRight', { at }).told).toEqual([
      ['column', { kind: 'resize', id: 'country', width: 98 }],
    ]);
    expect(pressed('Shift ArrowLeft', { at }).told).toEqual([['column', { kind: 'resize', id: 'country', width: 82 }]]);
    expect(pressed('Ctrl Shift ArrowLeft', { at }).told).toEqual([['column', { kind: 'step', id: 'country', by: -1 }]]);
  });

  it('open the filter of the column', () => {
    expect(pressed('Alt ArrowDown', { at }).told).toEqual([['filter', 'country']]);
  });
});
