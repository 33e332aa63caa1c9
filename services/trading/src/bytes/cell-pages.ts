import type { PackedCell } from './packed-cell.ts';
import { ColumnPlaces } from './column-places.ts';

type Cell = Exclude<PackedCell, undefined>;

/** Slots of a page, so that cells grow without being copied. */
const PAGE_BITS = 8;
const PAGE_SLOTS = 2 ** PAGE_BITS;
const LAST = PAGE_SLOTS - 1;

type Page = { numbers: Float64Array; others: Cell[]; used: number };

/**
 * Cells by slot and column. Numbers are outside of the memory that is collected, because a row has some sixty of them,
 * and each would be an object that changes with every move. A cell that is none is NaN there and stands among the
 * others; so does NaN itself. A column has a place for numbers once it had one, and likewise for others.
 */
export class CellPages {
  readonly #pages: (Page | undefined)[] = [];
  readonly #columns: number;
  readonly #numbers: ColumnPlaces;
  readonly #others: ColumnPlaces;
  readonly #free: number[] = [];
  /** All slots are below this. */
  #end = 0;

  /** With `areNumbers` each column has the place of its own number from the start, so that a caller can write to it. */
  constructor(columns: number, { areNumbers = false } = {}) {
    this.#columns = columns;
    this.#numbers = new ColumnPlaces(columns, areNumbers);
    this.#others = new ColumnPlaces(columns);
  }

  /** A slot in which every cell is null. */
  add(): number {
    const slot = this.#free.pop() ?? this.#end;
    this.#end = Math.max(this.#end, slot + 1);
    const page = this.#pages[slot >>> PAGE_BITS] ?? {
      numbers: noNumbers(this.#numbers.width),
      others: noOthers(this.#others.width),
      used: 0,
    };
    this.#pages[slot >>> PAGE_BITS] = page;
    page.used += 1;
    return slot;
  }

  remove(slot: number): void {
    const page = this.#page(slot);
    page.used -= 1;
    this.#free.push(slot);
    if (page.used === 0) this.#pages[slot >>> PAGE_BITS] = undefined;
    const [first, firstOther] = [this.baseOf(slot), (slot & LAST) * this.#others.width];
    page.numbers.fill(Number.NaN, first, first + this.#numbers.width);
    page.others.fill(null, firstOther, firstOther + this.#others.width);
  }

  /** Undefined for a column that there is not. */
  cell(slot: number, column: number): Cell | undefined {
    const place = this.#numbers.places[column];
    if (place === undefined) return undefined;
    const page = this.#page(slot);
    const value = place < 0 ? Number.NaN : (page.numbers[this.baseOf(slot) + place] ?? Number.NaN);
    return Number.isNaN(value) ? this.#other(page, slot, column) : value;
  }

  row(slot: number): Cell[] {
    const row: Cell[] = [];
    for (let column = 0; column < this.#columns; column += 1) row.push(this.cell(slot, column) ?? null);
    return row;
  }

  /** Writes a row into a slot in which every cell is null. */
  fill(slot: number, row: readonly (Cell | undefined)[]): void {
    const page = this.#page(slot);
    for (let column = 0; column < row.length; column += 1) {
      const cell = row[column] ?? null;
      if (cell === null) continue;
      const place = this.#numbers.places[column] ?? -1;
      if (typeof cell !== 'number' || Number.isNaN(cell)) this.#putOther(page, slot, column, cell);
      else if (place < 0) this.#putNumber(page, slot, column, cell);
      else page.numbers[this.baseOf(slot) + place] = cell;
    }
  }

  /**
   * Puts a cell. What was there, or undefined if it is the same as `===` says: NaN never is, and 0 is the same as -0.
   */
  exchange(slot: number, column: number, cell: Cell): Cell | undefined {
    const page = this.#page(slot);
    const place = this.#numbers.places[column] ?? -1;
    const at = this.baseOf(slot) + place;
    const value = place < 0 ? Number.NaN : (page.numbers[at] ?? Number.NaN);
    if (typeof cell === 'number' && !Number.isNaN(cell)) {
      if (value === cell) return undefined;
      if (!Number.isNaN(value)) {
        page.numbers[at] = cell;
        return value;
      }
      const was = this.#other(page, slot, column);
      if (was !== null) this.#putOther(page, slot, column, null);
      this.#putNumber(page, slot, column, cell);
      return was;
    }
    const was = Number.isNaN(value) ? this.#other(page, slot, column) : value;
    if (was === cell) return undefined;
    if (place >= 0) page.numbers[at] = Number.NaN;
    this.#putOther(page, slot, column, cell);
    return was;
  }

  /** Of the slot's page. */
  numbersOf(slot: number): Float64Array {
    return this.#page(slot).numbers;
  }

  /** Where the slot's numbers begin on its page. */
  baseOf(slot: number): number {
    return (slot & LAST) * this.#numbers.width;
  }

  #page(slot: number): Page {
    const page = this.#pages[slot >>> PAGE_BITS];
    if (page === undefined) throw new Error(`no row has the slot ${slot}`);
    return page;
  }

  #other(page: Page, slot: number, column: number): Cell {
    const place = this.#others.places[column] ?? -1;
    return place < 0 ? null : (page.others[(slot & LAST) * this.#others.width + place] ?? null);
  }

  #putNumber(page: Page, slot: number, column: number, value: number): void {
    const from = this.#numbers.width;
    const place = this.#numbers.take(column);
    const to = this.#numbers.width;
    if (to > from) {
      for (const each of this.#pages) {
        if (each !== undefined) each.numbers = spread(each.numbers, noNumbers(to), from, to, this.#end);
      }
    }
    page.numbers[this.baseOf(slot) + place] = value;
  }

  #putOther(page: Page, slot: number, column: number, cell: Cell): void {
    if (cell === null && (this.#others.places[column] ?? -1) < 0) return;
    const from = this.#others.width;
    const place = this.#others.take(column);
    const to = this.#others.width;
    if (to > from) {
      for (const each of this.#pages) {
        if (each !== undefined) each.others = spread(each.others, noOthers(to), from, to, this.#end);
      }
    }
    page.others[(slot & LAST) * to + place] = cell;
  }
}

function noNumbers(width: number): Float64Array {
  return new Float64Array(PAGE_SLOTS * width).fill(Number.NaN);
}

/** Of its full length at once, because a list that grows has room to spare. */
function noOthers(width: number): Cell[] {
  return Array.from({ length: PAGE_SLOTS * width }, () => null);
}

/** The cells of a page on one whose slots have more places. Slots from `end` on have none. */
function spread<Cells extends Float64Array | Cell[]>(
  cells: Cells,
  wide: Cells,
  from: number,
  to: number,
  end: number,
): Cells {
  for (let nth = 0; nth < Math.min(PAGE_SLOTS, end); nth += 1) {
    for (let place = 0; place < from; place += 1) wide[nth * to + place] = cells[nth * from + place] ?? null;
  }
  return wide;
}
