import { sideSign } from '@meridian/domain/order-side';
import { seededRng, sfc32, type Sfc32 } from '@meridian/cost-model/sfc32';
import type { Invitation } from '../algo.ts';
import type { MarketTrade } from '../../market/market-port.ts';
import type { JsonValue } from '../state/json-value.ts';
import type { Parent } from '../state/parent.ts';
import { type ChildViews, NO_CHILD_VIEWS } from './child-views.ts';
import { InstrumentPrints } from './instrument-prints.ts';
import { LivePlan } from './live-plan.ts';
import { noRecentOwn, type RecentOwn } from './recent-own.ts';

/** The state of a working order between two events; after a restart it continues from the last plan written. */
export type LiveOrder = {
  readonly parentId: number;
  readonly random: Sfc32;
  /** Undefined until the algorithm was asked. */
  algoState: JsonValue | undefined;
  plan: LivePlan | null;
  /** Of its last look, or of when it was found to need one. */
  restsFromMs: number;
  /** Own countable trades on the tape. Their reports may still be in transit. */
  printedLots: number;
  /** Prints at prices that the order's limit allows, up to those that it has seen. */
  marketableLots: number;
  marketableValue: number;
  printsSeen: number;
  readonly recentOwn: RecentOwn;
  /** Of the last look. */
  children: ChildViews;
  invitations: readonly Invitation[];
  /** Since when the order ends except for an unhedged leg. Null while it does not end. */
  hedgingSinceMs: number | null;
};

/** Working orders by id and by instrument. */
export class LiveOrders {
  readonly #seed: number | string;
  readonly #orders = new Map<number, LiveOrder>();
  /** Those that rest longest come first. */
  readonly #byInstrument = new Map<number, Set<number>>();
  readonly #prints = new Map<number, InstrumentPrints>();

  constructor(seed: number | string) {
    this.#seed = seed;
  }

  get size(): number {
    return this.#orders.size;
  }

  get(parentId: number): LiveOrder | undefined {
    return this.#orders.get(parentId);
  }

  /** The live state of the order, created from its last plan if new. */
  of(parent: Parent): LiveOrder {
    const known = this.#orders.get(parent.id);
    if (known !== undefined) return known;
    const { plan } = parent;
    const made: LiveOrder = {
      parentId: parent.id,
      random: plan === null ? seededRng(this.#seed, `order ${parent.id}`) : sfc32(plan.random),
      algoState: plan?.algoState,
      plan: plan === null ? null : LivePlan.of(plan),
      restsFromMs: 0,
      printedLots: parent.countableLots,
      marketableLots: plan?.marketable.lots ?? 0,
      marketableValue: plan?.marketable.value ?? 0,
      printsSeen: this.#prints.get(parent.terms.instrument)?.count ?? 0,
      recentOwn: noRecentOwn(),
      children: NO_CHILD_VIEWS,
      invitations: [],
      hedgingSinceMs: null,
    };
    this.#orders.set(parent.id, made);
    const { instrument } = parent.terms;
    const others = this.#byInstrument.get(instrument);
    if (others === undefined) this.#byInstrument.set(instrument, new Set([parent.id]));
    else others.add(parent.id);
    return made;
  }

  forget(parent: Parent): void {
    if (!this.#orders.delete(parent.id)) return;
    const others = this.#byInstrument.get(parent.terms.instrument);
    others?.delete(parent.id);
    if (others?.size === 0) this.#byInstrument.delete(parent.terms.instrument);
  }

  /** A new strategy starts again, with the same random stream and market. */
  clearPlan(parentId: number): void {
    const order = this.#orders.get(parentId);
    if (order !== undefined) Object.assign(order, { algoState: undefined, plan: null });
  }

  /** The order no longer ends, so its time to hedge starts again later. */
  notHedging(parentId: number): void {
    const order = this.#orders.get(parentId);
    if (order !== undefined) order.hedgingSinceMs = null;
  }

  /** Those that have rested for so long, the longest ones if there are too many, by id. They rest anew from now on. */
  takeRested(instrument: number, nowMs: number, gapMs: number, most: number): readonly number[] {
    const ids = this.#byInstrument.get(instrument);
    if (ids === undefined) return [];
    const rested: number[] = [];
    for (const id of ids) {
      const order = this.#orders.get(id);
      if (order === undefined || nowMs - order.restsFromMs < gapMs || rested.length >= most) break;
      rested.push(id);
    }
    for (const id of rested) this.#restFrom(id, ids, nowMs);
    return rested.sort((one, other) => one - other);
  }

  /** The order was looked at. */
  rest({ id, terms }: Parent, nowMs: number): void {
    const ids = this.#byInstrument.get(terms.instrument);
    if (ids !== undefined) this.#restFrom(id, ids, nowMs);
  }

  instruments(): Iterable<number> {
    return this.#byInstrument.keys();
  }

  /** `ownId` is the order of ours that printed, if any did. */
  trade(trade: MarketTrade, ownId: number | null, parentOf: (id: number) => Parent): void {
    const { instrument, lots, priceHalfTicks, isCountable } = trade;
    const ids = this.#byInstrument.get(instrument);
    if (ids === undefined || !isCountable) return;
    const own = ownId !== null && ids.has(ownId) ? this.#orders.get(ownId) : undefined;
    if (own !== undefined) own.printedLots += lots;
    const prints = this.#printsOf(instrument);
    prints.add(lots, priceHalfTicks);
    if (!prints.isFull) return;
    for (const id of ids) this.countPrints(parentOf(id));
    prints.drop();
  }

  /** Counts what printed since the last time. To be called before the limit changes and before the sums are read. */
  countPrints({ id, terms }: Parent): void {
    const order = this.#orders.get(id);
    const prints = this.#prints.get(terms.instrument);
    if (order === undefined || prints === undefined || order.printsSeen === prints.count) return;
    const { lots, value } = prints.since(order.printsSeen, sideSign(terms.side), terms.limitTicks);
    order.marketableLots += lots;
    order.marketableValue += value;
    order.printsSeen = prints.count;
  }

  #restFrom(id: number, ids: Set<number>, nowMs: number): void {
    const order = this.#orders.get(id);
    if (order === undefined) return;
    order.restsFromMs = nowMs;
    ids.delete(id);
    ids.add(id);
  }

  #printsOf(instrument: number): InstrumentPrints {
    const known = this.#prints.get(instrument);
    if (known !== undefined) return known;
    const made = new InstrumentPrints();
    this.#prints.set(instrument, made);
    return made;
  }
}

/** Own lots on the tape without a report yet. */
export function unreportedLots({ printedLots }: LiveOrder, { countableLots }: Parent): number {
  return Math.max(0, printedLots - countableLots);
}
