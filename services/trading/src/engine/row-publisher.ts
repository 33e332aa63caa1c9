import { LEG_TYPES, legId } from '@meridian/domain/entities/calendar-spread';
import { IdQueue } from '../by-id/id-queue.ts';
import { auditRowsOf, keyed } from '../kernel/audit/audit-rows.ts';
import type { Change } from '../kernel/commit/change.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import { childMoves } from '../kernel/rows/child-row.ts';
import { parentMoves } from '../kernel/rows/parent-row.ts';
import type { RowContext } from '../kernel/rows/row-context.ts';
import type { Child } from '../kernel/state/child.ts';
import type { Parent } from '../kernel/state/parent.ts';
import type { OrderStore } from '../kernel/state/order-store.ts';
import { isOpenChild } from '../kernel/status/child-status.ts';
import type { RowBatch } from '../topics/row-batch.ts';
import type { BookSides } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import { BatchBuilder } from './batch-builder.ts';
import { ChangedChildren } from './changed-children.ts';
import { depthCells } from './depth-cells.ts';
import { auditCells, childCells, legCells, marketCells, parentCells, signalCells, signalMoves } from './engine-rows.ts';
import { FillRows } from './fill-rows.ts';
import { OrdersByInstrument } from './orders-by-instrument.ts';
import { familyOf } from './family-of.ts';
import { isQuiet } from './quiet-change.ts';
import { type Rest, RestedWork } from './rested-work.ts';
import { RowBacklog } from './row-backlog.ts';
import { ShownRecords } from './shown-records.ts';
import { takeNews } from './take-news.ts';

export type RowPublisherOptions = {
  /** What is durable. */
  readonly orders: OrderStore;
  readonly context: RowContext;
  readonly depthOf: (instrument: number) => BookSides;
  readonly post: (batch: RowBatch) => void;
};

/**
 * Maximum batches in flight. Until they are taken, changed rows are kept as keys and sent once with their latest
 * values.
 */
const MAX_IN_FLIGHT = 2;
/** The same while orders from before the start are not shown, so that neither side waits for the other. */
const MAX_IN_FLIGHT_BEHIND = 4;
/**
 * Changed rows rest so many times as long as they took, up to a bound. On a busy desk most have changed again by
 * then: a child order is new, sent and accepted within a moment, and goes out once.
 */
const NEWS_REST: Rest = { times: 9, maxMs: 60 };
/** Maximum initial rows per batch. The next follows when the other side has taken one. */
const MAX_BACKLOG = 400;
/** Maximum parent and child rows per batch whose market moved, plus rows refreshed in turn. */
const MAX_MOVED = 300;
const MAX_MOVED_CHILDREN = 150;
/** Of these, rows that changed quietly. The rest is for orders at which nothing happens. */
const MAX_QUIET = 200;
const SWEEP = 60;
/** Rows whose market moved rest so many times as long as they took: a desk that is busy shows its markets later. */
const MARKETS_REST: Rest = { times: 9 };
/** The same while orders from before the start are not shown. */
const MARKETS_REST_BEHIND: Rest = { times: 39 };

/** Turns events into rows for the topics: changes first, then initial rows, moved markets, and all rows in turn. */
export class RowPublisher {
  readonly backlog = new RowBacklog();
  readonly #options: RowPublisherOptions;
  readonly #byInstrument: OrdersByInstrument;
  readonly #parents = new IdQueue();
  readonly #children = new ChangedChildren();
  /** Changed, but not in what people act upon. Sent with the markets. */
  readonly #quietParents = new IdQueue();
  readonly #moved = new Set<number>();
  readonly #movedParents = new IdQueue();
  readonly #movedChildren = new IdQueue();
  readonly #batch = new BatchBuilder();
  readonly #fills: FillRows;
  readonly #shown = new ShownRecords();
  readonly #news: RestedWork;
  readonly #markets: RestedWork;
  #watched: readonly Instrument[] = [];
  #audited: ReadonlySet<number> = new Set();
  #sweep: Iterator<number> | null = null;
  #inFlight = 0;

  constructor(options: RowPublisherOptions) {
    this.#options = options;
    this.#fills = new FillRows({ ...options, batch: this.#batch });
    this.#byInstrument = new OrdersByInstrument(options.context.instruments);
    this.#news = new RestedWork(options.context.nowMs);
    this.#markets = new RestedWork(options.context.nowMs);
  }

  /** Starts with everything in the engine. Call it once, before the first flush. */
  begin(): void {
    const { orders, context } = this.#options;
    for (const id of orders.activeIds) this.#byInstrument.see(orders.parent(id));
    for (const { index } of context.instruments) this.#moved.add(index);
    this.backlog.begin(orders);
  }

  see(committed: Committed): void {
    for (const parent of committed.parents.values()) this.#byInstrument.see(parent);
    const { isAutoTrading } = this.#options.context.desk();
    for (const change of committed.changes) {
      const { parent } = change;
      if (parent !== null) (isQuiet(change, isAutoTrading) ? this.#quietParents : this.#parents).add(parent.id);
      this.#fills.see(change);
      this.#audit(change);
    }
    for (const child of committed.children.values()) this.#children.see(child);
    for (const id of committed.evictedParentIds) this.#remove(id);
    if (committed.isDeskChanged) for (const id of this.#options.orders.activeIds) this.#movedParents.add(id);
  }

  /** The instruments say something else now, and every row shows some of it. */
  referenceRenewed(): void {
    this.#shown.clear();
    this.backlog.again(this.#options.orders);
  }

  marketsMoved(instruments: readonly number[]): void {
    for (const instrument of instruments) this.#moved.add(instrument);
  }

  readonly isWorked = (instrument: number): boolean => this.#byInstrument.idsOn(instrument).size > 0;

  /** Publishes exactly these books with the markets. */
  watchDepth(symbols: readonly string[]): void {
    const wanted = new Set(symbols);
    const { instruments } = this.#options.context;
    this.#watched = instruments.filter(({ exchangeSymbol }) => wanted.has(exchangeSymbol));
  }

  /** Publishes the steps of exactly these orders. */
  watchAudit(parentIds: readonly number[]): void {
    this.#audited = new Set(parentIds);
  }

  /** The other side has taken a batch. */
  taken(): void {
    this.#inFlight = Math.max(0, this.#inFlight - 1);
    if (!this.backlog.isOver) this.flush(this.#options.context.nowMs(), false);
  }

  /** Called several times a second; `withMarkets` less often, because markets move all the time. */
  flush(atMs: number, withMarkets: boolean): void {
    if (this.#inFlight >= (this.backlog.isBehind ? MAX_IN_FLIGHT_BEHIND : MAX_IN_FLIGHT)) return;
    this.#news.run(() => this.#addNews(), NEWS_REST);
    this.#addBacklog();
    if (withMarkets)
      this.#markets.run(() => this.#addMarkets(), this.backlog.isBehind ? MARKETS_REST_BEHIND : MARKETS_REST);
    if (this.#batch.size === 0) return;
    this.#inFlight += 1;
    this.#fills.sent();
    this.#options.post(this.#batch.take(atMs));
  }

  #addNews(): void {
    const [parents, children, executions] = [this.#parents, this.#children.ids, this.#fills.waiting];
    const { parentIds, childIds, keys } = takeNews({ parents, children, executions });
    for (const id of parentIds) this.#addParent(id);
    for (const id of childIds) this.#addChild(id);
    for (const key of keys) this.#fills.add(key);
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
    const parent = orders.parents.get(child.parentId);
    if (parent !== undefined) this.#showChild(parent, child);
  }

  #addMarkets(): void {
    const { context } = this.#options;
    for (const index of this.#moved) {
      this.#batch.put('market_data', marketCells(index, context));
      for (const id of this.#byInstrument.idsOn(index)) this.#movedParents.add(id);
    }
    this.#moved.clear();
    // A book also changes below its best prices. Only changes are sent.
    for (const instrument of this.#watched) {
      this.#batch.put('market_depth', depthCells(instrument, this.#options.depthOf(instrument.index)));
    }
    const quiet = this.#quietParents.take(MAX_QUIET);
    for (const id of quiet) this.#addParent(id);
    for (const id of this.#movedParents.take(MAX_MOVED - quiet.length)) {
      this.#addParent(id);
      this.#moveChildren(id);
    }
    for (const id of this.#movedChildren.take(MAX_MOVED_CHILDREN)) this.#addChild(id, true);
    for (let count = 0; count < SWEEP && !this.backlog.isBehind; count += 1) {
      const parent = this.#nextInTurn();
      if (parent !== undefined && !this.#movedParents.has(parent.id)) this.#refresh(parent);
    }
  }

  #moveChildren(parentId: number): void {
    for (const { id } of this.#options.orders.openChildrenOf(parentId)) this.#movedChildren.add(id);
  }

  /** Of a finished order only what moves is sent. The other side has it, or gets it whole in its turn. */
  #refresh(parent: Parent): void {
    const { context } = this.#options;
    if (parent.stage !== 'done') this.#showParent(parent);
    else if (!this.#batch.has('parent_orders', parent.id))
      this.#batch.move('parent_orders', parent.id, parentMoves(parent, context), true);
  }

  /** Finished orders still show the market, so each gets a turn. */
  #nextInTurn(): Parent | undefined {
    const { parents } = this.#options.orders;
    this.#sweep ??= parents.keys();
    const next = this.#sweep.next();
    if (next.done === true) {
      this.#sweep = null;
      return undefined;
    }
    return parents.get(next.value);
  }

  /** The other side removes everything of the order with it. */
  #remove(parentId: number): void {
    this.#shown.forgetParent(parentId);
    this.#batch.remove('parent_orders', parentId);
    this.#batch.forget('order_signals', parentId);
    for (const leg of LEG_TYPES) this.#batch.forget('legs', legId(parentId, leg));
  }

  /** Of an order whose terms were shown only the rest is computed. A row of this batch is new enough. */
  #showParent(parent: Parent): void {
    const { context } = this.#options;
    if (this.#batch.has('parent_orders', parent.id)) return;
    // It is as new as it can be, whatever else it waited for.
    this.#parents.delete(parent.id);
    this.#quietParents.delete(parent.id);
    if (this.#movedParents.delete(parent.id)) this.#moveChildren(parent.id);
    const isDone = parent.stage === 'done';
    const isShown = this.#shown.hasParent(parent);
    // Finished orders change only with the market, so no copy of them is kept.
    if (isShown) this.#batch.move('parent_orders', parent.id, parentMoves(parent, context), isDone);
    else this.#batch.putMoving('parent_orders', parentCells(parent, context), isDone);
    this.#showSignals(parent, isShown);
    for (const leg of legCells(parent, context)) this.#batch.put('legs', leg, isDone);
    if (isDone) this.#shown.forgetParent(parent.id);
    else if (!isShown) this.#shown.seeParent(parent);
  }

  /** Only orders at work can be stuck. */
  #showSignals(parent: Parent, isShown: boolean): void {
    const { context } = this.#options;
    if (parent.stage === 'done') {
      if (isShown) this.#batch.remove('order_signals', parent.id);
    } else if (isShown) this.#batch.move('order_signals', parent.id, signalMoves(parent, context));
    else this.#batch.putMoving('order_signals', signalCells(parent, context));
  }

  #showChild(parent: Parent, child: Child): void {
    const { context } = this.#options;
    if (this.#batch.has('child_orders', child.id)) return;
    this.#movedChildren.delete(child.id);
    const isDone = !isOpenChild(child);
    const isShown = this.#shown.hasChild(parent, child);
    if (isShown) this.#batch.move('child_orders', child.id, childMoves(parent, child, context), isDone);
    else this.#batch.putMoving('child_orders', childCells(parent, child, context), isDone);
    if (isDone) this.#shown.forgetChild(child.id);
    else if (!isShown) this.#shown.seeChild(parent, child);
  }

  #audit({ journaled: { seq, event }, parent, children }: Change): void {
    if (parent === null || !this.#audited.has(parent.id)) return;
    const rows = auditRowsOf(event, familyOf(parent, children), this.#options.context);
    for (const row of keyed(seq, rows)) this.#batch.put('audit', auditCells(parent, row), true);
  }
}
