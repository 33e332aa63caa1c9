import { grownInts, intAt } from '../typed-array.ts';

export const NONE = -1;
const FIRST_CAPACITY = 128;
/** More resting orders than this in one book mean a runaway flow. */
export const MAX_ORDERS_PER_BOOK = 1 << 16;

/** The columns of a resting order. */
export const Field = {
  tick: 0,
  side: 1,
  /** The lit venue that it rests on. */
  queue: 2,
  /** Visible lots, more than zero while it rests. */
  lots: 3,
  /** Hidden lots of an iceberg, and how many are shown at a time. */
  hidden: 4,
  display: 5,
  /** Slot of an own order, or NONE for the market's. */
  own: 6,
  next: 7,
  previous: 8,
  /** Its place in the list of market orders, from which random cancels are drawn. */
  place: 9,
} as const;

type FieldNumber = (typeof Field)[keyof typeof Field];

/** A row has 16 numbers, one cache line. Scattered memory would be slow with hundreds of books. */
const ROW_SHIFT = 4;

/** The resting orders of one book as rows of numbers. A row is reused as soon as its order is gone. */
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
