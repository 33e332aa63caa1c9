import { bitsFor } from './bits.ts';
import type { ByteWriter } from './byte-writer.ts';
import { ColumnCells, SPECIALS } from './column-cells.ts';
import type { CommonTexts } from './common-texts.ts';
import { writeFrontTexts } from './front-texts.ts';
import { DOUBLE_BITS, type NumberPlan, planNumbers, scaledWhole, sizeWith } from './number-plan.ts';
import { isLatin, type PackedCell } from './packed-cell.ts';

/** Where the parts of a column's head are, in bytes. The bits of the index come first. */
export const HEAD = {
  specials: 1,
  scale: 2,
  bits: 3,
  textKind: 4,
  whole: 5,
  numbers: 7,
  texts: 9,
  lowest: 11,
  end: 19,
} as const;

/** Instead of the bits of an index: each row has a number of its own. */
export const IN_ROW_ORDER = 255;

/** How the texts of a column are written. */
export const COMMON = 0;
export const LATIN = 1;
export const UTF_16 = 2;

/** Texts up to this length are shared with other pages, if several rows have each. */
const MAX_COMMON_LENGTH = 40;
const MIN_ROWS_OF_COMMON = 4;

/** The different cells of a column, in the order in which they are written. */
type Kinds = {
  /** Their places among all specials. */
  readonly specials: readonly number[];
  /** Whole ones first. */
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly plan: NumberPlan;
};

/**
 * Writes the columns of a page: which of its different cells each row has, and these cells. Numbers that are hardly ever
 * the same are written row after row instead.
 */
export class ColumnWriter {
  readonly #writer: ByteWriter;
  readonly #common: CommonTexts;
  readonly #cells = new ColumnCells();

  constructor(writer: ByteWriter, common: CommonTexts) {
    this.#writer = writer;
    this.#common = common;
  }

  write(rows: readonly (readonly PackedCell[] | null)[], column: number): void {
    this.#cells.read(rows, column);
    const { seen } = this.#cells;
    const places = new Uint16Array(seen.length);
    const kinds = kindsOf(seen, places);
    const indexBits = bitsFor(seen.length - 1);
    const inOrder = seen.length > kinds.numbers.length ? null : rowOrderPlan(kinds, rows.length, indexBits);
    if (inOrder === null) this.#writeIndexed(kinds, places, rows.length, indexBits);
    else this.#writeInOrder(kinds, inOrder, rows.length);
  }

  #writeInOrder(kinds: Kinds, plan: NumberPlan, rows: number): void {
    const { seen, byRow } = this.#cells;
    const numbers: number[] = [];
    for (let row = 0; row < rows; row += 1) numbers.push(Number(seen[byRow[row] ?? 0]));
    this.#writeHead(IN_ROW_ORDER, { ...kinds, numbers, plan }, COMMON);
    this.#writeNumbers(numbers, plan);
  }

  #writeIndexed(kinds: Kinds, places: Uint16Array, rows: number, indexBits: number): void {
    const textKind = textKindOf(kinds.texts, rows);
    this.#writeHead(indexBits, kinds, textKind);
    if (indexBits > 0) this.#writeIndex(places, rows, indexBits);
    for (const special of kinds.specials) this.#writer.byte(special);
    this.#writeNumbers(kinds.numbers, kinds.plan);
    if (textKind === COMMON) this.#writeCommon(kinds.texts);
    else writeFrontTexts(this.#writer, kinds.texts, textKind === LATIN ? 'latin1' : 'utf16le');
  }

  #writeHead(indexBits: number, { specials, numbers, texts, plan }: Kinds, textKind: number): void {
    const writer = this.#writer;
    writer.byte(indexBits);
    writer.byte(specials.length);
    writer.byte(plan.scale);
    writer.byte(plan.bits);
    writer.byte(textKind);
    writer.uint16(plan.wholeCount);
    writer.uint16(numbers.length);
    writer.uint16(texts.length);
    writer.double(plan.lowest);
  }

  #writeIndex(places: Uint16Array, rows: number, bits: number): void {
    const { byRow } = this.#cells;
    const index = new Uint16Array(rows);
    for (let row = 0; row < rows; row += 1) index[row] = places[byRow[row] ?? 0] ?? 0;
    this.#writer.bits(index, bits);
  }

  #writeNumbers(numbers: readonly number[], plan: NumberPlan): void {
    const whole = new Float64Array(plan.wholeCount);
    for (let nth = 0; nth < whole.length; nth += 1) {
      whole[nth] = (scaledWhole(numbers[nth] ?? 0, plan.scale) ?? 0) - plan.lowest;
    }
    this.#writer.bits(whole, plan.bits);
    for (let nth = whole.length; nth < numbers.length; nth += 1) this.#writer.double(numbers[nth] ?? 0);
  }

  #writeCommon(texts: readonly string[]): void {
    const numbers = Float64Array.from(texts, (text) => this.#common.take(text));
    const bits = bitsFor(numbers.reduce((greatest, number) => Math.max(greatest, number), 0));
    this.#writer.byte(bits);
    this.#writer.bits(numbers, bits);
  }
}

/** Fills in where each cell is written, specials first and texts last. */
function kindsOf(seen: readonly PackedCell[], places: Uint16Array): Kinds {
  const numbers = seen.filter((cell) => typeof cell === 'number');
  const texts = seen.filter((cell) => typeof cell === 'string').toSorted();
  const textPlaces = new Map(texts.map((text, nth) => [text, seen.length - texts.length + nth]));
  const specials: number[] = [];
  const firstNumber = seen.length - texts.length - numbers.length;
  const plan = planNumbers(numbers);
  let whole = 0;
  let double = plan.wholeCount;
  for (const [nth, cell] of seen.entries()) {
    if (typeof cell === 'string') places[nth] = textPlaces.get(cell) ?? 0;
    else if (typeof cell !== 'number') places[nth] = specials.push(SPECIALS.indexOf(cell)) - 1;
    else {
      const isWhole = scaledWhole(cell, plan.scale) !== null;
      const place = isWhole ? whole : double;
      if (isWhole) whole += 1;
      else double += 1;
      numbers[place] = cell;
      places[nth] = firstNumber + place;
    }
  }
  return { specials, numbers, texts, plan };
}

/** How numbers are written row after row. Null if an index takes less memory. */
function rowOrderPlan({ numbers, plan }: Kinds, rows: number, indexBits: number): NumberPlan | null {
  const isAllWhole = plan.wholeCount === numbers.length;
  const bits = isAllWhole ? plan.bits : DOUBLE_BITS;
  if (rows * bits > rows * indexBits + sizeWith(plan, numbers.length)) return null;
  return { ...plan, wholeCount: isAllWhole ? rows : 0 };
}

function textKindOf(texts: readonly string[], rows: number): number {
  const isCommon = texts.length * MIN_ROWS_OF_COMMON <= rows && texts.every(isShort);
  if (isCommon || texts.length === 0) return COMMON;
  return texts.every(isLatin) ? LATIN : UTF_16;
}

function isShort({ length }: string): boolean {
  return length <= MAX_COMMON_LENGTH;
}
