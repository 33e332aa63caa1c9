import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PackedCell } from './packed-cell.ts';
import { PackedPage } from './packed-page.ts';
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
    fc.property(fc.array(fc.tuple(row, fc.boolean()), { maxLength: 50, size: 'max' }), (steps) => {
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

it('takes over pages that were written down, between rows of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(row, fc.array(row, { maxLength: 5, size: 'max' })), { maxLength: 6 }), (steps) => {
      const packed = new PackedRows<readonly PackedCell[]>(WIDTH);
      const kept = new Map<number, readonly PackedCell[]>();
      for (const [added, written] of steps) {
        kept.set(packed.add(added), added);
        const page = new PackedPage([true, false, false, true]);
        for (const each of written) page.add(each);
        const first = packed.adopt(structuredClone(page.parts()));
        for (const [nth, each] of written.entries()) kept.set(first + nth, each);
      }
      for (const [place, expected] of kept) expect(packed.row(place)).toStrictEqual(expected);
      expect([...packed.places()]).toEqual([...kept.keys()]);
      for (const place of kept.keys()) packed.remove(place);
      expect([...packed.places()]).toEqual([]);
    }),
  );
});

it('takes over no page whose bytes are not those of its rows', () => {
  const packed = new PackedRows<readonly PackedCell[]>(WIDTH);
  const page = new PackedPage([false, false, false, false]);
  page.add([1, 2, 3, 4]);
  const { bytes, texts } = page.parts();
  expect(() => packed.adopt({ rows: 2, bytes, texts })).toThrow('not as long as its rows');
});

it('a row copied into another page reads as it was, though texts have other numbers there', () => {
  const texts = fc.array(row, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(texts, texts, fc.array(fc.boolean(), { minLength: WIDTH, maxLength: WIDTH }), (before, rows, isOwn) => {
      const packed = new PackedRows<readonly PackedCell[]>(WIDTH, 3);
      const places = rows.map((each) => packed.add(each));
      const page = new PackedPage(isOwn);
      for (const each of before) page.add(each);
      for (const place of places) packed.copyTo(page, place);
      const copied = rows.map((_, nth) => page.row(before.length + nth));
      expect(copied).toStrictEqual(rows);
      const read = PackedPage.of(isOwn, structuredClone(page.parts()));
      expect(rows.map((_, nth) => read.row(before.length + nth))).toStrictEqual(rows);
    }),
  );
});

it('a page with more texts than a byte can count gives copied rows their texts', () => {
  const packed = new PackedRows<readonly PackedCell[]>(WIDTH);
  const rows = Array.from({ length: 900 }, (_, nth) => [`a ${nth}`, nth, `b ${nth}`, null]);
  const places = rows.map((each) => packed.add(each));
  const page = new PackedPage([false, false, false, false]);
  for (const place of places.toReversed()) packed.copyTo(page, place);
  expect(rows.map((_, nth) => page.row(nth))).toEqual(rows.toReversed());
});
