import { finiteNumber } from '@meridian/domain/finite-number';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { CodedCells, type CodedValues, NO_CODES } from './coded-cells.ts';

/** One field of all rows: numbers while it holds nothing else, then codes while few values differ, then plain cells. */
export class FieldColumn {
  /** NaN for none. Null after a value that is not a number. */
  #numbers: Float64Array | null;
  #coded: CodedCells | null = null;
  #cells: Cell[] | null = null;
  #isEmpty = true;
  #changes = 0;

  constructor(capacity: number) {
    this.#numbers = new Float64Array(capacity).fill(Number.NaN);
  }

  /** All numbers by slot, read-only, for loops over many rows. Null when the field holds other values too. */
  get numbers(): Float64Array | null {
    return this.#numbers;
  }

  /** All values by code, for loops over many rows. Null for a field of numbers, or of too many values. */
  get coded(): CodedValues | null {
    return this.#isEmpty ? NO_CODES : this.#coded;
  }

  /** All values as they came, for loops over many rows. Null while they are kept as numbers or codes. */
  get cells(): readonly Cell[] | null {
    return this.#cells;
  }

  get(slot: number): Cell {
    if (this.#numbers === null) return (this.#coded === null ? this.#cells?.[slot] : this.#coded.get(slot)) ?? null;
    const number = this.#numbers[slot] ?? Number.NaN;
    return Number.isNaN(number) ? null : number;
  }

  /** The number, or NaN. */
  number(slot: number): number {
    if (this.#numbers !== null) return this.#numbers[slot] ?? Number.NaN;
    return finiteNumber(this.get(slot)) ?? Number.NaN;
  }

  /** How often a value changed. */
  get changes(): number {
    return this.#changes;
  }

  /** True when the value changed. */
  set(slot: number, cell: Cell): boolean {
    const isChanged = this.#put(slot, cell);
    if (isChanged) this.#changes += 1;
    return isChanged;
  }

  #put(slot: number, cell: Cell): boolean {
    if (cell !== null) this.#isEmpty = false;
    const numbers = this.#numbers;
    if (numbers !== null) {
      if (typeof cell === 'number' || cell === null) {
        const next = cell ?? Number.NaN;
        if (Object.is(numbers[slot], next)) return false;
        numbers[slot] = next;
        return true;
      }
      this.#leaveNumbers(numbers);
    }
    const isChanged = this.#coded?.set(slot, cell) ?? null;
    if (isChanged !== null) return isChanged;
    if (this.#coded !== null) this.#leaveCodes(this.#coded);
    const cells = this.#cells ?? [];
    if (cells[slot] === cell) return false;
    cells[slot] = cell;
    return true;
  }

  grow(capacity: number): void {
    if (this.#numbers !== null) {
      const grown = new Float64Array(capacity).fill(Number.NaN, this.#numbers.length);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#coded?.grow(capacity);
    for (let slot = this.#cells?.length ?? capacity; slot < capacity; slot += 1) this.#cells?.push(null);
  }

  #leaveNumbers(numbers: Float64Array): void {
    this.#numbers = null;
    const coded = new CodedCells(numbers.length);
    for (let slot = 0; slot < numbers.length; slot += 1) {
      const number = numbers[slot] ?? Number.NaN;
      if (Number.isNaN(number) || coded.set(slot, number) !== null) continue;
      this.#cells = Array.from(numbers, (each) => (Number.isNaN(each) ? null : each));
      return;
    }
    this.#coded = coded;
  }

  #leaveCodes({ codes, values }: CodedValues): void {
    this.#coded = null;
    this.#cells = Array.from(codes, (code) => values[code] ?? null);
  }
}
