import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchesOf, postedPatches } from './posted-patches.ts';
import { byColumns, postedRows, rowsOf } from './posted-rows.ts';

const same = (text: string): string => text;
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, Number.NaN));
const text = fc.oneof(fc.constantFrom('', 'BUY', 'SELL'), fc.string({ minLength: 35, maxLength: 45 }));
const cell = fc.oneof(fc.constant(null), fc.boolean(), number, text);
/** A column has cells of one kind, or of any. */
const column = (count: number) =>
  fc.oneof(
    ...[cell, fc.option(number), fc.option(text), fc.constant(null), fc.boolean()].map((each) =>
      fc.array<unknown>(each, { minLength: count, maxLength: count }),
    ),
  );

it('rows that were posted by column come back as they were', () => {
  const table = fc.nat(20).chain((count) => fc.tuple(fc.constant(count), fc.array(column(count), { minLength: 1 })));
  fc.assert(
    fc.property(table, ([count, columns]) => {
      const rows = Array.from({ length: count }, (_, row) => columns.map((cells) => cells[row])) as never[];
      expect(rowsOf(structuredClone(postedRows(rows)), same)).toStrictEqual(rows);
    }),
  );
});

it('a text that many rows have is posted once, and is the one that others have too', () => {
  const rows = Array.from({ length: 30 }, (_, id) => [
    id,
    id % 2 === 0 ? 'BUY' : 'SELL',
    'XNYS',
    `order ${id}`.padEnd(50),
  ]);
  const posted = postedRows(rows);
  expect(posted).toMatchObject({
    count: 30,
    texts: ['BUY', 'SELL'],
    columns: [{}, {}, { all: 'XNYS' }, { length: 30 }],
  });
  expect(rowsOf(posted, (each) => each.toLowerCase())[1]).toEqual([1, 'sell', 'xnys', 'order 1'.padEnd(50)]);
});

it('only tables with many rows are posted by column, with all that belongs to them', () => {
  const many = { upserts: Array.from({ length: 30 }, (_, id) => [id]), patches: [[3, 1, 2]], removed: [99] };
  const few = { upserts: [[1]], patches: [], removed: [] };
  const { atMs, tables } = byColumns({ atMs: 5, tables: { parent_orders: many, legs: few } });
  expect([atMs, tables.legs]).toEqual([5, few]);
  expect(tables.parent_orders).toMatchObject({
    upserts: [],
    patches: [[3, 1, 2]],
    removed: [99],
    posted: { count: 30 },
  });
});

it('changes of rows that were posted as numbers come back as they were, whatever their cells are', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 12 }), { maxLength: 40 }), (patches) => {
      expect(patchesOf(structuredClone(postedPatches(patches)))).toStrictEqual(patches);
    }),
  );
});

function change(count: number) {
  const patches = Array.from({ length: count }, (_, id) => [id, 3, 'FILLED', 4, 100.5]);
  return { upserts: [], patches, removed: [] };
}

it('many changes of rows are posted as numbers, and few as they are', () => {
  const { tables } = byColumns({ atMs: 5, tables: { parent_orders: change(30), legs: change(3) } });
  expect(tables.legs).toEqual(change(3));
  expect(tables.parent_orders).toMatchObject({ patches: [], postedPatches: { others: { length: 30 } } });
  expect(patchesOf(tables.parent_orders?.postedPatches ?? postedPatches([]))).toEqual(change(30).patches);
});
