import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PackedCell } from './packed-cell.ts';
import { PackedRows } from './packed-rows.ts';

const WIDTH = 4;
const WHOLE = [-(2 ** 31), -1, 0, 239, 240, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, 2 ** 48 - 1, 2 ** 48];
const EDGES = [null, undefined, true, false, -0, 0.0001, 100.01, 429_496.7296, ...WHOLE];
const cell = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.double({ noNaN: true }),
  fc.maxSafeInteger(),
  fc.nat(10_000_000).map((ticks) => ticks / 10_000),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string(),
);
const row = fc.array(cell, { minLength: WIDTH, maxLength: WIDTH });

it('a packed row reads as it was, whatever was packed and removed around it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(row, fc.boolean()), { maxLength: 50 }), (steps) => {
      const packed = new PackedRows<readonly PackedCell[]>(WIDTH);
      const kept = new Map<number, readonly PackedCell[]>();
      for (const [added, isRemoving] of steps) {
        kept.set(packed.add(added), added);
        const [first] = kept.keys();
        if (!isRemoving || first === undefined) continue;
        packed.remove(first);
        kept.delete(first);
      }
      for (const [place, expected] of kept) {
        expect(packed.row(place)).toStrictEqual(expected);
        expect(expected.map((_, column) => packed.cell(place, column))).toStrictEqual(expected);
      }
      expect([...packed.places()]).toEqual([...kept.keys()]);
    }),
  );
});

it('goes on over many pages, and a page that everything left is gone', () => {
  const packed = new PackedRows<readonly PackedCell[]>(WIDTH);
  const rows = Array.from({ length: 5_000 }, (_, nth) => [nth, `text ${nth}`, nth / 7, `text ${nth % 9}`]);
  const places = rows.map((each) => packed.add(each));
  for (const place of places.slice(0, 3_000)) packed.remove(place);
  expect(places.slice(3_000).map((place) => packed.row(place))).toEqual(rows.slice(3_000));
  expect(() => packed.row(places[0] ?? 0)).toThrow('no packed row');
});
