import { NONE } from '../book/order-pool.ts';
import { protectionTick, pushPrice } from '../flow/market-orders.ts';
import { requote, requoteAfterPush } from '../flow/quoting.ts';
import { type InstrumentMarket, marketOwner } from '../instrument-market.ts';
import { leavesOf, type OwnOrder } from './own-order.ts';
import type { OwnOrderStore } from './own-order-store.ts';
import type { Reporter } from './reporter.ts';

/** A level counts its lots in 32 bits. */
const MAX_LEVEL_LOTS = 2_000_000_000;

/** Own orders in the books: they take, rest, leave the book's window and return to it. */
export class LitOrders {
  readonly #store: OwnOrderStore;
  readonly #reporter: Reporter;
  /** Own orders outside their book's window, by instrument. */
  readonly #parked = new Map<InstrumentMarket, Set<OwnOrder>>();

  constructor(store: OwnOrderStore, reporter: Reporter) {
    this.#store = store;
    this.#reporter = reporter;
  }

  enter(own: OwnOrder): void {
    const { order, market } = own;
    const limit = order.limitTicks ?? protectionTick(market, order.side);
    if (!this.#hasEnough(own, limit)) {
      this.#reporter.cancelled(own, true, 'Too little to trade against at once');
      return;
    }
    const pushTicks = this.#takeFor(own, limit);
    if (own.state === 'open') {
      if (order.timeInForce === 'DAY' && order.kind === 'limit') this.#rest(own);
      else this.#reporter.cancelled(own, true, 'Nothing more to trade against at once');
    }
    // Others requote only now: earlier, their new quotes could cross the rest of the order.
    requoteAfterPush(market, pushTicks);
    market.tellQuote();
  }

  /** A resting own order traded with the market, or with another own order. */
  restingFill(slot: number, lots: number, tick: number, contraOwner: string): number {
    const own = this.#store.bySlot(slot);
    const { quoteBefore } = own.market;
    this.#reporter.filled(own, { lots, priceHalfTicks: tick * 2, liquidity: 'add', contraOwner, quoteBefore });
    return own.order.childId;
  }

  /** Removes it from its book, for a cancel or an expiry. */
  withdraw(own: OwnOrder): void {
    if (own.bookId !== NONE) {
      own.market.book.remove(own.bookId);
      own.bookId = NONE;
      if (own.market.isContinuous) requote(own.market);
      own.market.tellQuote();
    }
    this.#parked.get(own.market)?.delete(own);
  }

  /** The book drops it, but it stays an open order. */
  park(slot: number): void {
    const own = this.#store.bySlot(slot);
    own.bookId = NONE;
    const waiting = this.#parked.get(own.market);
    if (waiting === undefined) this.#parked.set(own.market, new Set([own]));
    else waiting.add(own);
  }

  /** The book's window has moved. Orders inside it return to the book. */
  unpark(market: InstrumentMarket): void {
    const waiting = this.#parked.get(market);
    if (waiting === undefined) return;
    for (const own of waiting) {
      if (market.book.holds(own.order.limitTicks ?? 0)) {
        waiting.delete(own);
        this.#rest(own);
      }
    }
    if (waiting.size === 0) this.#parked.delete(market);
  }

  #hasEnough({ order, market }: OwnOrder, limit: number): boolean {
    const needed = order.timeInForce === 'FOK' ? order.lots : order.minimumLots;
    return needed <= 1 || market.book.available(order.side, limit, needed) >= needed;
  }

  /** Returns its effect on the price. */
  #takeFor(own: OwnOrder, limit: number): number {
    const { order, market, queue } = own;
    const { book } = market;
    const taken = book.take(order.side, order.lots, limit, queue);
    if (taken === 0) return 0;
    // Copied now, because the next take overwrites them.
    const met = book.prints.copies();
    const contras = met.map(({ own: slot }, index) =>
      slot === NONE ? marketOwner(market.trades + index) : this.#store.bySlot(slot).order.owner,
    );
    market.tellPrints(order.owner, order.childId);
    const { quoteBefore } = market;
    for (const [index, { lots, tick, queue: metQueue }] of met.entries()) {
      const contraOwner = contras[index] ?? '';
      const fill = { lots, priceHalfTicks: tick * 2, liquidity: 'remove', contraOwner, quoteBefore } as const;
      this.#reporter.filled(own, { ...fill, printedAt: market.micOf(metQueue) });
    }
    return pushPrice(market, order.side, taken, queue);
  }

  #rest(own: OwnOrder): void {
    const { order, market, queue } = own;
    const tick = order.limitTicks ?? 0;
    if (!market.book.holds(tick)) {
      this.park(own.slot);
      return;
    }
    const leaves = leavesOf(own);
    if (market.book.levels.lotsAt(tick) + leaves > MAX_LEVEL_LOTS) {
      this.#reporter.cancelled(own, false, 'Too much rests at the price');
      return;
    }
    const display = order.displayLots > 0 ? order.displayLots : leaves;
    const lots = Math.min(display, leaves);
    const hidden = leaves - lots;
    own.bookId = market.book.addOwn({ side: order.side, tick, queue, lots, hidden, display, own: own.slot });
  }
}
