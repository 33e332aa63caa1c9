import { Field, NONE } from '../book/order-pool.ts';
import type { InstrumentMarket } from '../instrument-market.ts';

const bits = new DataView(new ArrayBuffer(8));

/** A running fingerprint of numbers. It depends on every bit and on the order. */
export class Digest {
  #one = 0x811c9dc5;
  #two = 0x9e3779b9;

  add(value: number): void {
    bits.setFloat64(0, value);
    this.#mix(bits.getInt32(0));
    this.#mix(bits.getInt32(4));
  }

  get text(): string {
    return (this.#one >>> 0).toString(16).padStart(8, '0') + (this.#two >>> 0).toString(16).padStart(8, '0');
  }

  #mix(word: number): void {
    this.#one = Math.imul(this.#one ^ word, 0x01000193);
    this.#two = Math.imul(this.#two ^ (word + 0x7feb352d), 0x85ebca6b) ^ (this.#two >>> 13);
  }
}

/** Adds everything that determines how a market continues: its prices, next events and all orders of its book. */
export function addMarket(digest: Digest, market: InstrumentMarket): void {
  const { book } = market;
  for (const value of [
    market.base,
    market.impact.ticks,
    market.footprint.ticks,
    market.spread,
    market.bidTarget,
    market.trades,
  ])
    digest.add(value);
  for (const value of [market.nextTradeMs, market.nextLimitMs, market.nextCallMs]) digest.add(value);
  if (!market.isContinuous) return;
  for (let tick = book.low; tick < book.high; tick += 1) {
    if (book.levels.lotsAt(tick) === 0) continue;
    for (let queue = 0; queue < book.levels.queues; queue += 1) {
      for (let id = book.levels.first(tick, queue); id !== NONE; id = book.pool.get(id, Field.next)) {
        for (const value of [tick, queue, book.pool.get(id, Field.lots), book.pool.get(id, Field.own)])
          digest.add(value);
      }
    }
  }
}
