import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row } from '../row-batch.ts';
import { PackedRows } from './packed-rows.ts';

const WIDTH = 4;
const cell = fc.oneof(
  fc.constantFrom(null, true, false, -0, 0, 65_535, 65_536, 2 ** 48 - 1, 2 ** 48, -1),
  fc.double({ noNaN: true }),
  fc.maxSafeInteger(),
  fc.string(),
);
const row = fc.array(cell, { minLength: WIDTH, maxLength: WIDTH });

it('a packed row reads as it was, whatever was packed and removed around it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(row, fc.boolean()), { maxLength: 50 }), (steps) => {
      const packed = new PackedRows(WIDTH);
      const kept = new Map<number, Row>();
      for (const [added, isRemoving] of steps) {
        kept.set(packed.add(added), added);
        const [first] = kept.keys();
        if (!isRemoving || first === undefined) continue;
        packed.remove(first);
        kept.delete(first);
      }
      for (const [place, expected] of kept) expect(packed.row(place)).toEqual(expected);
    }),
  );
});

it('goes on over many pages, and a page that everything left is gone', () => {
  const packed = new PackedRows(WIDTH);
  const rows = Array.from({ length: 5_000 }, (_, nth): Row => [nth, `text ${nth}`, nth / 7, null]);
  const places = rows.map((each) => packed.add(each));
  for (const place of places.slice(0, 3_000)) packed.remove(place);
  expect(places.slice(3_000).map((place) => packed.row(place))).toEqual(rows.slice(3_000));
  expect(() => packed.row(places[0] ?? 0)).toThrow('no packed row');
});
