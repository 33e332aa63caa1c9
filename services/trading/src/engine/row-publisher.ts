import { IdQueue } from '../by-id/id-queue.ts';
import type { Change } from '../kernel/commit/change.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import { requestOf } from '../kernel/events/cause.ts';
import type { RowContext } from '../kernel/rows/row-context.ts';
import type { OrderStore } from '../kernel/state/order-store.ts';
import type { Parent } from '../kernel/state/parent.ts';
import { isOpenChild } from '../kernel/status/child-status.ts';
import type { BookSides } from '../market/market-port.ts';
import { type Instrument, isTraded } from '../reference/instrument.ts';
import type { RowBatch } from '../topics/row-batch.ts';
import { AuditSteps } from './audit-steps.ts';
import { BatchBuilder } from './batch-builder.ts';
import { BatchTime } from './batch-time.ts';
import { ChangedChildren } from './changed-children.ts';
import { depthCells } from './depth-cells.ts';
import { marketCells } from './engine-rows.ts';
import { FillRows } from './fill-rows.ts';
import { OrderRows } from './order-rows.ts';
import { OrdersByInstrument } from './orders-by-instrument.ts';
import { OrdersInSight } from './orders-in-sight.ts';
import { isQuiet } from './quiet-change.ts';
import { RestedWork } from './rested-work.ts';
import { RowBacklog } from './row-backlog.ts';
import {
  MAX_BACKLOG,
  MAX_HELPINGS,
  MAX_IN_FLIGHT,
  MAX_IN_FLIGHT_BEHIND,
  MAX_MOVED,
  MAX_MOVED_CHILDREN,
  MAX_QUIET,
  MAX_SEEN,
  ORDERS_PER_MS,
  REST,
  SWEEP,
} from './row-limits.ts';
import { takeNews } from './take-news.ts';
import { Turns } from './turns.ts';

export type RowPublisherOptions = {
  /** What is durable. */
  readonly orders: OrderStore;
  readonly context: RowContext;
  readonly depthOf: (instrument: number) => BookSides;
  readonly post: (batch: RowBatch) => void;
};

/** Turns events into rows for the topics: what somebody sees first, then other changes, initial rows and moved markets. */
export class RowPublisher {
  readonly backlog = new RowBacklog();
  readonly #options: RowPublisherOptions;
  readonly #byInstrument: OrdersByInstrument;
  readonly #sight = new OrdersInSight();
  readonly #parents = new IdQueue();
  readonly #children = new ChangedChildren();
  /** Changed, but not in what people act upon. Sent with the markets. */
  readonly #quietParents = new IdQueue();
  /** Instruments, for their own rows and what somebody sees, and for all other orders. Made anew, not cleared. */
  #moved = new Set<number>();
  #movedElsewhere = new Set<number>();
  readonly #movedParents = new IdQueue();
  readonly #movedChildren = new IdQueue();
  readonly #batch = new BatchBuilder();
  readonly #fills: FillRows;
  readonly #steps: AuditSteps;
  readonly #rows: OrderRows;
  /** Orders in turn, all of them and those that somebody sees. */
  readonly #all: Turns;
  readonly #seen = new Turns(() => this.#sight.ids);
  readonly #time: BatchTime;
  readonly #sending: RestedWork;
  readonly #quotes: RestedWork;
  readonly #news: RestedWork;
  readonly #markets: RestedWork;
  #watched: readonly Instrument[] = [];
  #areMarketsDue = false;
  #areNewsFull = false;
  #inFlight = 0;

  constructor(options: RowPublisherOptions) {
    const { context } = options;
    this.#options = options;
    this.#fills = new FillRows({ ...options, batch: this.#batch });
    this.#steps = new AuditSteps({ context, batch: this.#batch });
    this.#rows = new OrderRows({ context, batch: this.#batch });
    this.#byInstrument = new OrdersByInstrument(context.instruments);
    this.#all = new Turns(() => options.orders.parents.keys());
    this.#time = new BatchTime(context.nowMs);
    this.#sending = new RestedWork(context.nowMs);
    this.#quotes = new RestedWork(context.nowMs);
    this.#news = new RestedWork(context.nowMs);
    this.#markets = new RestedWork(context.nowMs);
  }

  /** Starts with everything in the engine. Call it once, before the first flush. */
  begin(): void {
    const { orders, context } = this.#options;
    for (const id of orders.activeIds) this.#byInstrument.see(orders.parent(id));
    this.marketsMoved(context.instruments.filter(isTraded).map(({ index }) => index));
    this.backlog.begin(orders);
  }

  see(committed: Committed): void {
    for (const parent of committed.parents.values()) this.#byInstrument.see(parent);
    const { isAutoTrading } = this.#options.context.desk();
    for (const change of committed.changes) {
      if (change.parent !== null) this.#queueOf(change, change.parent, isAutoTrading).add(change.parent.id);
      this.#fills.see(change);
      this.#steps.see(change);
    }
    const nowMs = this.#options.context.nowMs();
    for (const child of committed.children.values()) {
      this.#children.see(child, nowMs);
      if (this.#sight.has(child.parentId)) this.#sight.children.add(child.id);
    }
    for (const id of committed.evictedParentIds) this.#rows.remove(id);
    if (committed.isDeskChanged) for (const id of this.#options.orders.activeIds) this.#movedParents.add(id);
  }

  /** The instruments say something else now, and every row shows some of it. */
  referenceRenewed(): void {
    this.#rows.forgetAll();
    this.backlog.again(this.#options.orders);
  }

  marketsMoved(instruments: readonly number[]): void {
    for (const instrument of instruments) {
      this.#moved.add(instrument);
      this.#movedElsewhere.add(instrument);
    }
  }

  readonly isWorked = (instrument: number): boolean => this.#byInstrument.idsOn(instrument).size > 0;

  /** Publishes exactly these books with the markets. */
  watchDepth(symbols: readonly string[]): void {
    const wanted = new Set(symbols);
    const { instruments } = this.#options.context;
    this.#watched = instruments.filter((each) => isTraded(each) && wanted.has(each.exchangeSymbol));
  }

  /** Publishes the steps of exactly these orders. */
  watchAudit(parentIds: readonly number[]): void {
    this.#steps.watch(parentIds);
  }

  /** Publishes these orders before all others. */
  watchOrders(parentIds: readonly number[]): void {
    this.#sight.watch(parentIds);
  }

  /** The other side has taken a batch. */
  taken(): void {
    this.#inFlight = Math.max(0, this.#inFlight - 1);
    if (!this.backlog.isOver) this.flush(this.#options.context.nowMs(), false);
  }

  /** Called several times a second; `withMarkets` less often, because markets move all the time. */
  flush(atMs: number, withMarkets: boolean): void {
    this.#areMarketsDue ||= withMarkets;
    if (this.#inFlight >= (this.backlog.isBehind ? MAX_IN_FLIGHT_BEHIND : MAX_IN_FLIGHT)) return;
    if (this.backlog.isOver) this.#sending.run(() => this.#send(atMs), REST.batch);
    else this.#send(atMs);
  }

  #send(atMs: number): void {
    const { isBehind } = this.backlog;
    this.#time.begin();
    if (this.#areMarketsDue) this.#quotes.run(() => this.#addMarkets(), isBehind ? REST.markets : { times: 0 });
    this.#addSeen();
    this.#news.run(() => this.#addNews(), this.#areNewsFull ? REST.batch : REST.news);
    this.#addBacklog();
    if (this.#areMarketsDue && !isBehind) this.#markets.run(() => this.#addMoved(), REST.markets);
    this.#areMarketsDue = false;
    if (this.#batch.size === 0) return;
    this.#inFlight += 1;
    this.#fills.sent();
    this.#options.post(this.#batch.take(atMs));
  }

  /** What a person asked for is awaited, wherever it is. */
  #queueOf(change: Change, { id }: Parent, isAutoTrading: boolean): IdQueue {
    if (this.#sight.has(id) || requestOf(change.journaled.event) !== null) return this.#sight.parents;
    return isQuiet(change, isAutoTrading) ? this.#quietParents : this.#parents;
  }

  #addSeen(): void {
    for (const id of this.#sight.parents.take(MAX_SEEN)) this.#addParent(id);
    for (const id of this.#sight.children.take(MAX_SEEN)) this.#addChild(id);
  }

  #addNews(): void {
    const { orders, context } = this.#options;
    const childrenUntilMs = context.nowMs() - Math.floor(orders.activeIds.size / ORDERS_PER_MS);
    const waiting = { parents: this.#parents, children: this.#children.ids, executions: this.#fills.waiting };
    for (let helping = 0; helping < MAX_HELPINGS; helping += 1) {
      const news = takeNews({ ...waiting, childrenUntilMs });
      this.#areNewsFull = news.isFull;
      for (const id of news.parentIds) this.#addParent(id);
      for (const id of news.childIds) this.#addChild(id);
      for (const key of news.keys) this.#fills.add(key);
      if (!news.isFull || this.#time.isOver) return;
    }
  }

  #addBacklog(): void {
    for (let count = 0; count < MAX_BACKLOG; count += 1) {
      const subject = this.backlog.next();
      if (subject === undefined) return;
      if (subject.kind === 'parent') this.#addParent(subject.id);
      else if (subject.kind === 'child') this.#addChild(subject.id);
      else this.#fills.add(subject.key);
    }
  }

  /** An order that has left the engine has no row. */
  #addParent(id: number): void {
    const parent = this.#options.orders.parents.get(id);
    if (parent !== undefined) this.#showParent(parent);
  }

  /** One that has ended was sent as news, and does not move. */
  #addChild(id: number, isMoved = false): void {
    const { orders } = this.#options;
    const child = this.#children.get(id) ?? orders.children.get(id);
    if (child === undefined || (isMoved && !isOpenChild(child))) return;
    this.#children.shown(id);
    this.#sight.children.delete(id);
    const parent = orders.parents.get(child.parentId);
    if (parent === undefined || this.#rows.hasChild(child)) return;
    this.#movedChildren.delete(id);
    this.#rows.showChild(parent, child);
  }

  /** Markets, books, and the working orders that somebody sees. */
  #addMarkets(): void {
    const { context, orders, depthOf } = this.#options;
    for (const index of this.#moved) this.#batch.put('market_data', marketCells(index, context));
    // A book also changes below its best prices. Only changes are sent.
    for (const instrument of this.#watched) {
      this.#batch.put('market_depth', depthCells(instrument, depthOf(instrument.index)));
    }
    for (const id of this.#sight.ids) {
      if (!this.#isMoved(id)) continue;
      this.#sight.parents.add(id);
      for (const child of orders.openChildrenOf(id)) this.#sight.children.add(child.id);
    }
    this.#moved = new Set();
  }

  #isMoved(id: number): boolean {
    const { orders } = this.#options;
    if (!orders.activeIds.has(id)) return false;
    return this.#byInstrument.marketsOf(orders.parent(id)).some((index) => this.#moved.has(index));
  }

  /** Orders that nobody sees, and the finished ones that somebody does. */
  #addMoved(): void {
    for (const index of this.#movedElsewhere) {
      for (const id of this.#byInstrument.idsOn(index)) this.#movedParents.add(id);
    }
    this.#movedElsewhere = new Set();
    let left = MAX_MOVED;
    for (const id of this.#time.take(this.#quietParents, MAX_QUIET)) {
      this.#addParent(id);
      left -= 1;
    }
    for (const id of this.#time.take(this.#movedParents, left)) {
      this.#addParent(id);
      this.#moveChildren(id);
    }
    for (const id of this.#time.take(this.#movedChildren, MAX_MOVED_CHILDREN)) this.#addChild(id, true);
    for (const id of this.#all.take(SWEEP)) {
      if (!this.#movedParents.has(id)) this.#refresh(id);
      if (this.#time.isOver) break;
    }
    for (const id of this.#seen.take(SWEEP)) if (!this.#options.orders.activeIds.has(id)) this.#refresh(id);
  }

  #moveChildren(parentId: number): void {
    for (const { id } of this.#options.orders.openChildrenOf(parentId)) this.#movedChildren.add(id);
  }

  /** Finished orders still show the market, so each gets a turn. */
  #refresh(id: number): void {
    const parent = this.#options.orders.parents.get(id);
    if (parent === undefined) return;
    if (parent.stage !== 'done') this.#showParent(parent);
    else if (!this.#rows.hasParent(parent)) this.#rows.moveFinished(parent);
  }

  #showParent(parent: Parent): void {
    if (this.#rows.hasParent(parent)) return;
    // It is as new as it can be, whatever else it waited for.
    for (const queue of [this.#sight.parents, this.#parents, this.#quietParents]) queue.delete(parent.id);
    if (this.#movedParents.delete(parent.id)) this.#moveChildren(parent.id);
    this.#rows.showParent(parent);
  }
}
