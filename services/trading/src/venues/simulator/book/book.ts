import { grownInts, intAt } from '../typed-array.ts';
import { Field, NONE, OrderPool } from './order-pool.ts';
import { PriceLevels, WINDOW_TICKS } from './price-levels.ts';
import { PrintBuffer } from './print-buffer.ts';

/** The best prices of an empty side. They are beyond every tick, so comparisons need no special case. */
export const NO_BID = -0x4000_0000;
export const NO_ASK = 0x4000_0000;

export type NewOrder = {
  readonly side: 1 | -1;
  readonly tick: number;
  readonly queue: number;
  readonly lots: number;
  /** Hidden lots of an iceberg. `display` of them are shown at a time. */
  readonly hidden: number;
  readonly display: number;
  readonly own: number;
};

/** Price-time priority for one instrument. Each tick has one queue per lit venue, and the book never crosses. */
export class Book {
  readonly pool = new OrderPool();
  readonly prints: PrintBuffer;
  readonly levels: PriceLevels;
  bestBid = NO_BID;
  bestAsk = NO_ASK;
  /** Ticks from `low` up to, but not including, `high` can hold orders. */
  low = -WINDOW_TICKS / 2;
  high = WINDOW_TICKS / 2;
  /** The market's orders, unsorted, so that a random index finds a random order. */
  #market = new Int32Array(128);
  marketCount = 0;
  #bids = 0;
  #asks = 0;

  /** Books that never trade at the same time may share one print buffer. */
  constructor(queues: number, prints = new PrintBuffer()) {
    this.prints = prints;
    this.levels = new PriceLevels(this.pool, queues);
  }

  holds(tick: number): boolean {
    return tick >= this.low && tick < this.high;
  }

  marketOrder(place: number): number {
    return intAt(this.#market, place);
  }

  /** Adds an order of the market. It is fully visible. */
  addMarket(side: 1 | -1, tick: number, queue: number, lots: number): number {
    const id = this.#insert(side, tick, queue, lots);
    this.pool.set(id, Field.hidden, 0);
    this.pool.set(id, Field.own, NONE);
    if (this.marketCount === this.#market.length) this.#market = grownInts(this.#market, this.#market.length * 2);
    this.#market[this.marketCount] = id;
    this.pool.set(id, Field.place, this.marketCount);
    this.marketCount += 1;
    return id;
  }

  addOwn(order: NewOrder): number {
    const id = this.#insert(order.side, order.tick, order.queue, order.lots);
    this.pool.set(id, Field.hidden, order.hidden);
    this.pool.set(id, Field.display, order.display);
    this.pool.set(id, Field.own, order.own);
    return id;
  }

  remove(id: number): void {
    const { pool } = this;
    this.levels.unlink(id);
    this.levels.changeLots(pool.get(id, Field.tick), -pool.get(id, Field.lots));
    this.#forget(id);
  }

  /** Trades against the other side up to a price, the named queue first at each tick. The fills are in `prints`. */
  take(side: 1 | -1, lots: number, limitTick: number, queueFirst: number): number {
    this.prints.clear();
    let left = lots;
    while (left > 0) {
      const tick = side === 1 ? this.bestAsk : this.bestBid;
      if (side === 1 ? tick > limitTick : tick < limitTick) break;
      left -= this.#takeFrom(tick, queueFirst, left);
      const { queues } = this.levels;
      for (let queue = 0; queue < queues && left > 0; queue += 1) {
        if (queue !== queueFirst) left -= this.#takeFrom(tick, queue, left);
      }
    }
    return lots - left;
  }

  /** Lots that a taker could trade up to a price, including hidden ones. Stops counting at `wanted`. */
  available(side: 1 | -1, limitTick: number, wanted: number): number {
    let found = 0;
    let tick = side === 1 ? this.bestAsk : this.bestBid;
    while (found < wanted && this.holds(tick) && (side === 1 ? tick <= limitTick : tick >= limitTick)) {
      for (let queue = 0; queue < this.levels.queues; queue += 1) {
        for (let id = this.levels.first(tick, queue); id !== NONE; id = this.pool.get(id, Field.next)) {
          found += this.pool.get(id, Field.lots) + this.pool.get(id, Field.hidden);
        }
      }
      tick += side;
    }
    return Math.min(found, wanted);
  }

  #insert(side: 1 | -1, tick: number, queue: number, lots: number): number {
    const isCrossed = side === 1 ? tick >= this.bestAsk : tick <= this.bestBid;
    if (isCrossed || !this.holds(tick) || !(lots > 0)) {
      throw new Error(`an order of ${lots} at ${tick} cannot rest between ${this.bestBid} and ${this.bestAsk}`);
    }
    const { pool } = this;
    const id = pool.take();
    pool.set(id, Field.side, side);
    pool.set(id, Field.tick, tick);
    pool.set(id, Field.queue, queue);
    pool.set(id, Field.lots, lots);
    pool.set(id, Field.place, NONE);
    this.levels.append(id);
    this.levels.changeLots(tick, lots);
    if (side === 1) {
      this.#bids += 1;
      if (tick > this.bestBid) this.bestBid = tick;
    } else {
      this.#asks += 1;
      if (tick < this.bestAsk) this.bestAsk = tick;
    }
    return id;
  }

  #takeFrom(tick: number, queue: number, wanted: number): number {
    const { pool, levels } = this;
    let left = wanted;
    while (left > 0) {
      const id = levels.first(tick, queue);
      if (id === NONE) break;
      const visible = pool.get(id, Field.lots);
      const traded = visible < left ? visible : left;
      left -= traded;
      levels.changeLots(tick, -traded);
      this.prints.push(tick, queue, traded, pool.get(id, Field.own));
      if (traded < visible) pool.set(id, Field.lots, visible - traded);
      else this.#exhausted(id, tick);
    }
    return wanted - left;
  }

  /** The visible part has traded. An iceberg shows its next part at the back of the queue; any other order leaves. */
  #exhausted(id: number, tick: number): void {
    const { pool, levels } = this;
    levels.unlink(id);
    const hidden = pool.get(id, Field.hidden);
    if (hidden === 0) {
      this.#forget(id);
      return;
    }
    const shown = Math.min(hidden, pool.get(id, Field.display));
    pool.set(id, Field.hidden, hidden - shown);
    pool.set(id, Field.lots, shown);
    levels.append(id);
    levels.changeLots(tick, shown);
  }

  /** Call it after the order is unlinked and its lots are removed from its level. */
  #forget(id: number): void {
    const { pool } = this;
    const place = pool.get(id, Field.place);
    if (place !== NONE) {
      this.marketCount -= 1;
      const moved = intAt(this.#market, this.marketCount);
      this.#market[place] = moved;
      pool.set(moved, Field.place, place);
    }
    const side = pool.get(id, Field.side);
    const tick = pool.get(id, Field.tick);
    pool.giveBack(id);
    if (side === 1) {
      this.#bids -= 1;
      if (tick === this.bestBid) this.bestBid = this.#nextOccupied(tick, -1, this.#bids, NO_BID);
    } else {
      this.#asks -= 1;
      if (tick === this.bestAsk) this.bestAsk = this.#nextOccupied(tick, 1, this.#asks, NO_ASK);
    }
  }

  #nextOccupied(from: number, step: 1 | -1, orders: number, none: number): number {
    if (orders === 0) return none;
    let tick = from;
    while (this.levels.lotsAt(tick) === 0) tick += step;
    return tick;
  }
}
