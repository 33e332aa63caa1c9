import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsFor, MAX_BITS, readBits, writeBits } from './bits.ts';
import type { ColumnPage } from './column-page.ts';
import { ColumnPages } from './column-pages.ts';
import type { PackedCell } from './packed-cell.ts';
import { PAGE_ROWS, PackedPage } from './packed-page.ts';
import { PackedRows } from './packed-rows.ts';

const SPECIAL = [null, undefined, true, false, -0, 0];
const WHOLE = [-(2 ** 53) + 1, -(2 ** 31), -1, 1, 255, 2 ** 24, 2 ** 25, 2 ** 47, 2 ** 48, 2 ** 53 - 1];
const DOUBLES = [Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE, Number.MAX_VALUE, 0.1 + 0.2, 1 / 3];
const TEXTS = ['', 'XNAS', 'XNAS|XNAS-mwjhbofe-6', 'XNAS|XNAS-mwjhbofe-60', 'Zürich', '東京', '\ud800', 'null'];

/** A column has cells of one kind as often as cells of any. */
const kinds: readonly fc.Arbitrary<PackedCell>[] = [
  fc.constantFrom(...SPECIAL),
  fc.constantFrom(...WHOLE),
  fc.constantFrom(...DOUBLES, ...SPECIAL),
  fc.constantFrom(...TEXTS),
  fc.nat(1_000),
  fc.nat(10_000_000).map((ticks) => ticks / 10_000),
  fc.double(),
  fc.maxSafeInteger(),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.oneof(fc.constantFrom<PackedCell>(...SPECIAL, ...WHOLE, ...DOUBLES, ...TEXTS), fc.string(), fc.double()),
];
const row = fc.tuple(...kinds);
const WIDTH = kinds.length;

function written(pages: ColumnPages, page: PackedPage): ColumnPage {
  pages.start(page);
  for (;;) {
    const done = pages.step();
    if (done !== null) return done;
  }
}

function openPage(): PackedPage {
  return new PackedPage(Array.from({ length: WIDTH }, () => false));
}

function pageOf(rows: readonly (readonly PackedCell[])[]): PackedPage {
  const page = openPage();
  for (const each of rows) page.add(each);
  page.close();
  return page;
}

/** Rows with ten texts of their own and one that all have. */
function rowsNamed(name: string): readonly (readonly PackedCell[])[] {
  return Array.from({ length: 100 }, (_, nth) => [name, 'all', nth, null, nth % 3, `${name} ${nth % 9}`, 1, 2, 3, 4]);
}

describe('pages by column', () => {
  it('give each row as it was, whatever was removed before and after they were written', () => {
    const rows = fc.array(fc.record({ row, leaves: fc.constantFrom('never', 'before', 'after') }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(rows, (steps) => {
        const pages = new ColumnPages(WIDTH);
        const before = pageOf(steps.map((step) => step.row));
        const leaving = (when: string) => steps.flatMap(({ leaves }, place) => (leaves === when ? [place] : []));
        for (const place of leaving('before')) before.remove(place);
        const page = written(pages, before);
        for (const place of leaving('after')) page.remove(place);
        for (const place of leaving('never')) {
          const expected = steps[place]?.row ?? [];
          expect(page.row(place)).toStrictEqual(expected);
          expect(expected.map((_, column) => page.cell(place, column))).toStrictEqual(expected);
          expect(page.row(place, 5, 2)).toStrictEqual(expected.slice(2, 5));
        }
        for (const place of [...leaving('before'), ...leaving('after')]) {
          expect(page.has(place)).toBe(false);
          expect(() => page.row(place)).toThrow('no packed row');
        }
        expect(page.isEmpty).toBe(steps.every(({ leaves }) => leaves !== 'never'));
      }),
    );
  });

  it('forget texts that no page has any more', () => {
    const pages = new ColumnPages(WIDTH);
    const [one, other] = [written(pages, pageOf(rowsNamed('one'))), written(pages, pageOf(rowsNamed('other')))];
    expect(pages.commonTexts).toBe(2 * 10 + 1);
    one.free();
    expect(pages.commonTexts).toBe(10 + 1);
    const third = written(pages, pageOf(rowsNamed('third')));
    expect([other.row(99), third.row(99)]).toEqual([rowsNamed('other')[99], rowsNamed('third')[99]]);
    other.free();
    third.free();
    expect(pages.commonTexts).toBe(0);
  });

  it('take less than half of the memory of pages by row', () => {
    const pages = new ColumnPages(WIDTH);
    const rows = Array.from({ length: PAGE_ROWS }, (_, nth) => {
      const first = [
        40_000 + nth,
        `XNAS-mwjhbofe-${nth.toString(36)}`,
        1_794_846_600_400 + 50 * nth,
        49.2 + (nth % 50) / 100,
        'EQUITY',
      ];
      return [...first, nth % 7 === 0 ? null : 12_345, 100 * (nth % 90), 1, 'DAY', null];
    });
    const byRow = pageOf(rows);
    expect(written(pages, byRow).byteLength).toBeLessThan(byRow.parts().bytes.length / 2);
  });
});

describe('packed rows by column', () => {
  it('read as they were over many pages, whatever leaves around them and when', () => {
    const gap = fc.nat(1_500);
    fc.assert(
      fc.property(fc.array(row, { minLength: 20, maxLength: 40 }), gap, fc.nat(6), (samples, behind, kept) => {
        const packed = new PackedRows<readonly PackedCell[]>(WIDTH, WIDTH, { isByColumn: true });
        const expected = new Map<number, readonly PackedCell[]>();
        for (let nth = 0; nth < 3 * PAGE_ROWS; nth += 1) {
          const sample = samples[(nth * 7) % samples.length] ?? [];
          expected.set(packed.add(sample), sample);
          const leaving = nth - behind;
          if (leaving % 7 < kept || !expected.delete(leaving)) continue;
          packed.remove(leaving);
        }
        expect([...packed.places()]).toEqual([...expected.keys()]);
        expect(packed.oldest).toBe([...expected.keys()][0]);
        const differing = [...expected].filter(([place, each]) =>
          packed.row(place).some((cell, column) => !Object.is(cell, each[column])),
        );
        expect(differing).toEqual([]);
        const copied = openPage();
        const places = [...expected.keys()].slice(0, 5);
        for (const place of places) packed.copyTo(copied, place);
        expect(places.map((_, nth) => copied.row(nth))).toStrictEqual(places.map((place) => expected.get(place)));
      }),
      { numRuns: 15 },
    );
  });
});

it('bits give the numbers that were written, of every width', () => {
  const list = fc
    .integer({ min: 0, max: MAX_BITS })
    .chain((bits) => fc.tuple(fc.constant(bits), fc.array(fc.maxSafeInteger().map((n) => Math.abs(n) % 2 ** bits))));
  fc.assert(
    fc.property(list, fc.nat(9), ([bits, values], start) => {
      const bytes = new Uint8Array(start + 8 * values.length + 8);
      writeBits(bytes, start, Float64Array.from(values), bits);
      const view = new DataView(bytes.buffer);
      expect(values.map((_, nth) => readBits(view, start, nth, bits))).toEqual(values);
      for (const value of values) expect(value).toBeLessThan(2 ** bitsFor(value));
    }),
  );
});
