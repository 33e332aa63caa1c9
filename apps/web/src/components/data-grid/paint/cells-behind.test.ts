import { expect, it } from 'vitest';
import { cellsBehind, type ShownRow } from './cells-behind.ts';
import type { DrawnCell } from './hot-drawing.ts';

/** Only what is asked of them. */
function cell(name: string, left: number): DrawnCell {
  return { text: name, zone: 'middle', left, width: 50 } as unknown as DrawnCell;
}

function row(nth: number, isOrdinary = true): ShownRow {
  const cells = ['a', 'b', 'c'].map((name, at) => [name, cell(`${name}${nth}`, 50 * at)] as const);
  return {
    element: { nth } as unknown as HTMLElement,
    topPx: 20 * nth,
    rowId: `${nth}`,
    cells: new Map(cells),
    isOrdinary,
  };
}

const COVER = {
  zone: 'middle',
  span: { from: 50, to: 150 },
  box: { left: 0, top: 30, width: 100, height: 30 },
  rowHeight: 20,
  pointed: null,
  isKept: () => false,
  canDraw: () => true,
} as const;
const ROWS = [0, 1, 2, 3].map((nth) => row(nth));

function namesBehind(rows: readonly ShownRow[], cover: Partial<Parameters<typeof cellsBehind>[1]> = {}) {
  return cellsBehind(rows, { ...COVER, ...cover })?.cells.map(({ text }) => text) ?? null;
}

it('finds every cell that would be hidden', () => {
  expect(namesBehind(ROWS)).toEqual(['b1', 'c1', 'b2', 'c2']);
  expect(namesBehind(ROWS, { zone: 'left' })).toEqual([]);
});

it('leaves out rows above the canvas, and those that it shows already', () => {
  expect(namesBehind(ROWS, { isKept: ({ rowId }) => rowId === '2' })).toEqual(['b1', 'c1']);
  expect(namesBehind(ROWS, { pointed: ROWS[1]?.element ?? null })).toEqual(['b2', 'c2']);
  expect(namesBehind([row(1, false), row(2)])).toEqual(['b2', 'c2']);
});

it('hides nothing that a canvas cannot show: a cell, the ground where no row is', () => {
  expect(namesBehind(ROWS, { canDraw: ({ text }) => text !== 'c2' })).toBeNull();
  expect(namesBehind(ROWS, { canDraw: ({ text }) => text !== 'a2' })).not.toBeNull();
  expect(namesBehind([row(2), row(3)])).toBeNull();
  expect(namesBehind([row(0), row(1)])).toBeNull();
  expect(namesBehind([])).toBeNull();
});
