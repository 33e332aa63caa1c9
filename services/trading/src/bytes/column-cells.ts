import type { PackedCell } from './packed-cell.ts';
import { PAGE_ROWS } from './packed-page.ts';

/** Cells that are neither numbers nor texts. Pages have their places in this list. */
export const SPECIALS: readonly PackedCell[] = [null, undefined, false, true];

const SLOT_BITS = 12;
const SLOTS = 4 * PAGE_ROWS;

/** The different cells of a column, each with a number in the order in which they were first seen. */
export class ColumnCells {
  readonly seen: PackedCell[] = [];
  /** The number of each row's cell. */
  readonly byRow = new Uint16Array(PAGE_ROWS);
  /** The numbers of special cells plus one, or zero. */
  readonly #specials = new Uint16Array(SPECIALS.length);
  readonly #texts = new Map<string, number>();
  /** Numbers of cells that are numbers, by a hash. A map would take several times as long for those with a fraction. */
  readonly #slots = new Uint16Array(SLOTS);
  readonly #double = new Float64Array(1);
  readonly #halves = new Uint32Array(this.#double.buffer);

  /** Reads another column. A row that is not there any more has the cell of a row near it. */
  read(rows: readonly (readonly PackedCell[] | null)[], column: number): void {
    this.seen.length = 0;
    this.#specials.fill(0);
    this.#texts.clear();
    this.#slots.fill(0);
    let number = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? null;
      if (row !== null) number = this.#numberOf(row[column]);
      this.byRow[at] = number;
    }
  }

  #numberOf(cell: PackedCell): number {
    if (typeof cell === 'number') return this.#numberOfNumber(cell);
    if (typeof cell === 'string') return this.#numberOfText(cell);
    const special = SPECIALS.indexOf(cell);
    if (this.#specials[special] === 0) this.#specials[special] = this.seen.push(cell);
    return (this.#specials[special] ?? 0) - 1;
  }

  #numberOfText(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.seen.length);
    return this.seen.push(text) - 1;
  }

  #numberOfNumber(value: number): number {
    this.#double[0] = value;
    const [low, high] = [this.#halves[0] ?? 0, this.#halves[1] ?? 0];
    let slot = Math.imul(low ^ Math.imul(high, 0x2c1b3c6d), 0x9e3779b1) >>> (32 - SLOT_BITS);
    for (; this.#slots[slot] !== 0; slot = (slot + 1) % SLOTS) {
      const known = (this.#slots[slot] ?? 0) - 1;
      // Zero has two signs.
      if (Object.is(this.seen[known], value)) return known;
    }
    this.#slots[slot] = this.seen.length + 1;
    return this.seen.push(value) - 1;
  }
}
