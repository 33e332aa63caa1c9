import { grownInts, intAt } from '../typed-array.ts';

export const NONE = -1;
const FIRST_CAPACITY = 128;
/** More resting orders than this in one book is a runaway flow, not a market. */
export const MAX_ORDERS_PER_BOOK = 1 << 16;

/** What is kept of a resting order. */
export const Field = {
  tick: 0,
  side: 1,
  /** Which of the instrument's lit venues it rests on. */
  queue: 2,
  /** What can be seen of it, always more than zero while it rests. */
  lots: 3,
  /** Hidden quantity of an iceberg, and how much of it is shown at a time. */
  hidden: 4,
  display: 5,
  /** Slot of an own order, or NONE for the market's. */
  own: 6,
  next: 7,
  previous: 8,
  /** Where it stands in the list of the market's orders, from which cancels are drawn. */
  place: 9,
} as const;

type FieldNumber = (typeof Field)[keyof typeof Field];

/** A row is 16 numbers, one cache line: with hundreds of books, what is far apart in memory is slow. */
const ROW_SHIFT = 4;

/** Resting orders of one book as rows of numbers; a row is used again as soon as its order is gone. */
export class OrderPool {
  #rows = new Int32Array(FIRST_CAPACITY << ROW_SHIFT);
  #firstFree = NONE;
  #used = 0;
  #live = 0;

  get isFull(): boolean {
    return this.#live >= MAX_ORDERS_PER_BOOK;
  }

  get(id: number, field: FieldNumber): number {
    return intAt(this.#rows, (id << ROW_SHIFT) | field);
  }

  set(id: number, field: FieldNumber, value: number): void {
    this.#rows[(id << ROW_SHIFT) | field] = value;
  }

  take(): number {
    if (this.isFull) throw new Error(`a book holds ${MAX_ORDERS_PER_BOOK} orders at most`);
    this.#live += 1;
    if (this.#firstFree !== NONE) {
      const id = this.#firstFree;
      this.#firstFree = this.get(id, Field.next);
      return id;
    }
    const id = this.#used;
    this.#used += 1;
    if (id << ROW_SHIFT === this.#rows.length) this.#rows = grownInts(this.#rows, this.#rows.length * 2);
    return id;
  }

  giveBack(id: number): void {
    this.set(id, Field.next, this.#firstFree);
    this.#firstFree = id;
    this.#live -= 1;
  }
}
