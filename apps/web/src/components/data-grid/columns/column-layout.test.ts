import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { expect, it } from 'vitest';
import { columnLayout, middleWindow, scrollLeftFor } from './column-layout.ts';
import { columnState, defaultColumnState } from './column-state.ts';

const definitions = new Map(parentOrdersGrid.columns.map((column) => [column.id, column]));
const layout = columnLayout(defaultColumnState(parentOrdersGrid.columns), definitions, { leadingWidth: 34 });

const widthOf = ({ width }: { readonly width: number }) => width;

it('places visible columns one after another, each zone from its own edge', () => {
  expect(layout.left.map(({ column }) => column.id)).toEqual([
    'bell',
    'status',
    'auto_trading_status',
    'exchange_symbol',
  ]);
  expect(layout.left[0]?.left).toBe(34);
  expect(layout.middle[0]?.left).toBe(0);
  const last = layout.middle.at(-1);
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBe(layout.middleWidth);
  expect(layout.right.map(({ column }) => column.id)).toEqual(['details']);
});

it('ends the view on a whole column, and leaves the others in place while one is resized', () => {
  const viewWidth = 1230;
  const state = defaultColumnState(parentOrdersGrid.columns);
  const whole = columnLayout(state, definitions, { leadingWidth: 34, viewWidth });
  const edge = viewWidth - whole.leftWidth - whole.rightWidth;
  expect(whole.middle.map(({ left }) => left)).toContain(edge);

  const wider = columnState(state, { kind: 'resize', id: 'order_qty', width: 150 });
  const resized = columnLayout(wider, definitions, { leadingWidth: 34, viewWidth });
  const widths = (from: typeof whole) => from.columns.filter(({ column }) => column.id !== 'order_qty').map(widthOf);
  expect(widths(resized)).toEqual(widths(whole));
});

it('shows only the columns in view, with a margin', () => {
  const narrow = middleWindow(layout.middle, 0, 300);
  expect(narrow.from).toBe(0);
  expect(narrow.to).toBeLessThan(layout.middle.length);
  expect(middleWindow(layout.middle, 0, 10_000)).toEqual({ from: 0, to: layout.middle.length });
  expect(middleWindow([], 0, 500)).toEqual({ from: 0, to: 0 });
});

it('scrolls no further than a column needs', () => {
  const [first, second] = layout.middle;
  if (first === undefined || second === undefined) throw new Error('two columns at least');
  expect(scrollLeftFor(first, 0, 500)).toBe(0);
  expect(scrollLeftFor(first, 50, 500)).toBe(0);
  expect(scrollLeftFor(second, 0, second.left + second.width - 10)).toBe(10);
});
