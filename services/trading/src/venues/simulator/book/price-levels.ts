import { addInt, intAt } from '../typed-array.ts';
import { Field, NONE, type OrderPool } from './order-pool.ts';

/**
 * Ticks that a book holds at once. A power of two, so that a mask finds the level of any tick, including negative ones.
 */
export const WINDOW_TICKS = 1024;
const MASK = WINDOW_TICKS - 1;

/** A level is a row of eight numbers: its lots, then the heads and tails of up to three queues. */
const ROW_SHIFT = 3;
export const MAX_QUEUES = 3;

/** First-in-first-out queues by tick and venue, over a window of ticks that follows the price. */
export class PriceLevels {
  readonly queues: number;
  readonly #rows = new Int32Array(WINDOW_TICKS << ROW_SHIFT).fill(NONE);
  readonly #pool: OrderPool;

  constructor(pool: OrderPool, queues: number) {
    if (!(queues >= 1 && queues <= MAX_QUEUES)) throw new Error(`a book has 1 to ${MAX_QUEUES} lit venues`);
    this.#pool = pool;
    this.queues = queues;
    for (let level = 0; level < WINDOW_TICKS; level += 1) this.#rows[level << ROW_SHIFT] = 0;
  }

  /** Visible lots of all queues at a tick. Zero when nothing rests there. */
  lotsAt(tick: number): number {
    return intAt(this.#rows, (tick & MASK) << ROW_SHIFT);
  }

  changeLots(tick: number, delta: number): void {
    addInt(this.#rows, (tick & MASK) << ROW_SHIFT, delta);
  }

  first(tick: number, queue: number): number {
    return intAt(this.#rows, headOf(tick, queue));
  }

  /** Adds an order to the back of its queue. The caller counts the level's lots. */
  append(id: number): void {
    const pool = this.#pool;
    const rows = this.#rows;
    const head = headOf(pool.get(id, Field.tick), pool.get(id, Field.queue));
    const last = intAt(rows, head + 1);
    pool.set(id, Field.previous, last);
    pool.set(id, Field.next, NONE);
    if (last === NONE) rows[head] = id;
    else pool.set(last, Field.next, id);
    rows[head + 1] = id;
  }

  unlink(id: number): void {
    const pool = this.#pool;
    const rows = this.#rows;
    const head = headOf(pool.get(id, Field.tick), pool.get(id, Field.queue));
    const before = pool.get(id, Field.previous);
    const after = pool.get(id, Field.next);
    if (before === NONE) rows[head] = after;
    else pool.set(before, Field.next, after);
    if (after === NONE) rows[head + 1] = before;
    else pool.set(after, Field.previous, before);
  }
}

/** The position of a queue's head. Its tail is the next number. */
function headOf(tick: number, queue: number): number {
  return ((tick & MASK) << ROW_SHIFT) + 1 + 2 * queue;
}
