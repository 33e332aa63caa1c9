import type { Book } from './book.ts';
import { Field, NONE } from './order-pool.ts';
import { WINDOW_TICKS } from './price-levels.ts';

/**
 * Moves the window so that `centre` is in its middle. Market orders outside it are removed; own ones are handed to
 * `parkOwn`.
 */
export function moveWindow(book: Book, centre: number, parkOwn: (slot: number, id: number) => void): void {
  const low = centre - WINDOW_TICKS / 2;
  const high = centre + WINDOW_TICKS / 2;
  if (low > book.low) clearTicks(book, book.low, Math.min(low, book.high), parkOwn);
  if (high < book.high) clearTicks(book, Math.max(high, book.low), book.high, parkOwn);
  book.low = low;
  book.high = high;
}

/** Removes all orders from a range of ticks. Own ones are handed to `parkOwn` first. */
export function clearTicks(book: Book, from: number, to: number, parkOwn: (slot: number, id: number) => void): void {
  for (let tick = from; tick < to; tick += 1) {
    if (book.levels.lotsAt(tick) !== 0) clearTick(book, tick, parkOwn);
  }
}

function clearTick(book: Book, tick: number, parkOwn: (slot: number, id: number) => void): void {
  for (let queue = 0; queue < book.levels.queues; queue += 1) {
    for (let id = book.levels.first(tick, queue); id !== NONE; id = book.levels.first(tick, queue)) {
      const own = book.pool.get(id, Field.own);
      if (own !== NONE) parkOwn(own, id);
      book.remove(id);
    }
  }
}

/** Removes the market's orders from one tick. Own orders stay. */
export function clearMarketAt(book: Book, tick: number): void {
  for (let queue = 0; queue < book.levels.queues; queue += 1) {
    let id = book.levels.first(tick, queue);
    while (id !== NONE) {
      const next = book.pool.get(id, Field.next);
      if (book.pool.get(id, Field.own) === NONE) book.remove(id);
      id = next;
    }
  }
}
