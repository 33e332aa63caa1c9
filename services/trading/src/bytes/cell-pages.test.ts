import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CellPages } from './cell-pages.ts';

const WIDTH = 20;
const cell = fc.oneof(
  fc.integer({ min: -1, max: 1 }),
  fc.double(),
  fc.constantFrom(null, null, true, false, '', 'a', '0', -0, Number.NaN, Infinity, -Infinity),
);
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), nth: fc.nat() }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('put' as const), nth: fc.nat(), column: fc.nat(WIDTH - 1), cell }),
  },
);

type Rows = [slot: number, cells: unknown[]][];

/** As whole rows and cell by cell. */
function found(pages: CellPages, rows: Rows): Rows {
  return rows.map(([slot, row]) => {
    const cells = row.map((_, column) => pages.cell(slot, column));
    return [slot, pages.row(slot).map((cell, column) => (Object.is(cell, cells[column]) ? cell : 'differs'))];
  });
}

it.each([false, true])('has what was put, whatever came and went, with numbers from the start: %s', (areNumbers) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
      const pages = new CellPages(WIDTH, { areNumbers });
      const rows: Rows = [];
      const said: unknown[][] = [];
      for (const each of steps) {
        const known = each.kind === 'add' ? undefined : rows[each.nth % Math.max(1, rows.length)];
        if (each.kind === 'add') rows.push([pages.add(), Array.from({ length: WIDTH }, () => null)]);
        else if (known !== undefined && each.kind === 'remove') {
          pages.remove(known[0]);
          rows.splice(rows.indexOf(known), 1);
        } else if (known !== undefined && each.kind === 'put') {
          const [slot, row] = known;
          const before = row[each.column];
          const was = pages.exchange(slot, each.column, each.cell);
          said.push([was, before === each.cell ? undefined : before]);
          if (before !== each.cell) row[each.column] = each.cell;
        }
      }
      expect(said.map(([was]) => was)).toEqual(said.map(([, wanted]) => wanted));
      expect(new Set(rows.map(([slot]) => slot)).size).toBe(rows.length);
      expect(found(pages, rows)).toEqual(rows);
    }),
  );
});

it('keeps several pages apart when columns get their first number or text late', () => {
  const pages = new CellPages(WIDTH);
  const rows: Rows = Array.from({ length: 1_000 }, () => [pages.add(), Array.from({ length: WIDTH }, () => null)]);
  for (let column = 0; column < WIDTH; column += 1) {
    for (const [slot, row] of rows) {
      const value = (slot + column) % 3 === 0 ? `text ${slot}` : slot + column / 10;
      row[column] = value;
      pages.exchange(slot, column, value);
    }
  }
  expect(found(pages, rows)).toEqual(rows);
});

it('has no cell in a column that there is not, and none in a slot that is free', () => {
  const pages = new CellPages(2);
  const slot = pages.add();
  expect([pages.cell(slot, -1), pages.cell(slot, 2)]).toEqual([undefined, undefined]);
  pages.remove(slot);
  expect(() => pages.cell(slot, 0)).toThrow('no row has the slot');
});

it('gives a free slot to the next row, empty', () => {
  const pages = new CellPages(2);
  const [first, second] = [pages.add(), pages.add()];
  pages.exchange(second, 0, 5);
  pages.exchange(second, 1, 'a');
  pages.remove(second);
  expect(pages.add()).toBe(second);
  expect(pages.row(second)).toEqual([null, null]);
  expect(pages.row(first)).toEqual([null, null]);
});
