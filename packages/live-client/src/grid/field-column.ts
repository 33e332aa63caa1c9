import { finiteNumber } from '@meridian/domain/finite-number';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

/** Maximum number of shared texts per column. Above it sharing saves nothing. */
const MAX_INTERNED = 4_096;

/** One field of all rows: a number array while it holds only numbers, plain cells afterwards. */
export class FieldColumn {
  /** NaN for none. Null after a value that is not a number. */
  #numbers: Float64Array | null;
  #cells: Cell[] | null = null;
  /** The feed creates a new string for each word. Equal words share one. */
  #interned: Map<string, string> | null = new Map();

  constructor(capacity: number) {
    this.#numbers = new Float64Array(capacity).fill(Number.NaN);
  }

  /** All numbers by slot, read-only, for loops over many rows. Null when the field holds other values too. */
  get numbers(): Float64Array | null {
    return this.#numbers;
  }

  get(slot: number): Cell {
    if (this.#numbers === null) return this.#cells?.[slot] ?? null;
    const number = this.#numbers[slot] ?? Number.NaN;
    return Number.isNaN(number) ? null : number;
  }

  /** The number, or NaN. */
  number(slot: number): number {
    if (this.#numbers !== null) return this.#numbers[slot] ?? Number.NaN;
    return finiteNumber(this.#cells?.[slot]) ?? Number.NaN;
  }

  /** True when the value changed. */
  set(slot: number, cell: Cell): boolean {
    const numbers = this.#numbers;
    if (numbers !== null) {
      if (typeof cell === 'number' || cell === null) {
        const next = cell ?? Number.NaN;
        if (Object.is(numbers[slot], next)) return false;
        numbers[slot] = next;
        return true;
      }
      this.#becomePlain(numbers);
    }
    const cells = this.#cells ?? [];
    if (cells[slot] === cell) return false;
    cells[slot] = typeof cell === 'string' ? this.#intern(cell) : cell;
    return true;
  }

  grow(capacity: number): void {
    if (this.#numbers !== null) {
      const grown = new Float64Array(capacity).fill(Number.NaN, this.#numbers.length);
      grown.set(this.#numbers);
      this.#numbers = grown;
    } else {
      for (let slot = this.#cells?.length ?? 0; slot < capacity; slot += 1) this.#cells?.push(null);
    }
  }

  #becomePlain(numbers: Float64Array): void {
    this.#cells = Array.from(numbers, (number) => (Number.isNaN(number) ? null : number));
    this.#numbers = null;
  }

  #intern(text: string): string {
    if (this.#interned === null) return text;
    const known = this.#interned.get(text);
    if (known !== undefined) return known;
    if (this.#interned.size >= MAX_INTERNED) this.#interned = null;
    else this.#interned.set(text, text);
    return text;
  }
}
