import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsThatFit, fittedWidths, rowsTogether } from './table-layout.ts';

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

it('cuts the sentence and leaves the dates whole where a table is too wide', () => {
  expect(fittedWidths([40, 60, 500, 60], 400)).toEqual([40, 60, 240, 60]);
  expect(fittedWidths([300, 40, 500], 440)).toEqual([200, 40, 200]);
});

it('gives a narrow table some more room, but does not spread it over the page', () => {
  expect(fittedWidths([100, 100], 1_000)).toEqual([135, 135]);
});

it('fills the page where there is too little room, and widens no column then', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 16 }), (wanted) => {
      const available = 0.7 * total(wanted);
      const widths = fittedWidths(wanted, available);
      expect(total(widths)).toBeCloseTo(available, 6);
      expect(widths.every((width, place) => width <= (wanted[place] ?? 0))).toBe(true);
    }),
  );
});

it('leaves columns out rather than cut a number, those first that the files are enough for', () => {
  const ids = ['group', 'equal', 'cost', 'neff', 'shortfall'];
  const columns = ids.map((id) => ({ id, label: id, kind: id === 'group' ? ('text' as const) : ('usd' as const) }));
  const rows = [{ cells: ['below 1', 1e8, 2e8, 3e8, 4e8], is_thin: false, is_total: false }];
  const left = (available: number) =>
    columnsThatFit({ columns, rows }, 'bps', available, (text) => 10 * text.length).columns.map(({ id }) => id);
  expect(left(1_000)).toEqual(ids);
  expect(left(445)).toEqual(['group', 'cost', 'neff', 'shortfall']);
  expect(left(300)).toEqual(['group', 'cost', 'shortfall']);
});

describe('a break between rows', () => {
  it('never leaves a total alone at the top of a page', () => {
    const row = { cells: [], is_thin: false, is_total: false };
    const rows = [row, row, { ...row, is_total: true }];
    expect(rows.map((_, index) => rowsTogether(rows, index))).toEqual([1, 2, 1]);
    expect([row, row].map((_, index) => rowsTogether([row, row], index))).toEqual([1, 1]);
  });
});
