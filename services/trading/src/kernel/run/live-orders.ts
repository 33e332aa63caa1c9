import { sideSign } from '@meridian/domain/order-side';
import { seededRng, sfc32, type Sfc32 } from '@meridian/cost-model/sfc32';
import { IdTable } from '../../by-id/id-table.ts';
import { Line } from '../../by-id/line.ts';
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
  readonly instrument: number;
  readonly random: Sfc32;
  /** Undefined until the algorithm was asked. */
  algoState: JsonValue | undefined;
  plan: LivePlan | null;
  /** Of its last look, or of when it was found to need one. */
  restsFromMs: number;
  /** The day's volume of its instrument at which it is looked at, however short its rest was. */
  lookAtDayLots: number;
  /** Of the same instrument, the one that has rested longer and the one that has rested less. */
  before: LiveOrder | null;
  after: LiveOrder | null;
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

const NEVER = Number.POSITIVE_INFINITY;
const NO_IDS: readonly number[] = [];
const NO_INVITATIONS: readonly Invitation[] = [];

/** Working orders by id and by instrument. */
export class LiveOrders {
  readonly #seed: number | string;
  readonly #orders = new IdTable<LiveOrder>();
  /** Those that rest longest come first. */
  readonly #byInstrument = new Map<number, Line<LiveOrder>>();
  readonly #prints = new Map<number, InstrumentPrints>();
  /** By instrument, at most the least volume at which one of its orders is looked at. */
  readonly #leastDayLots = new Map<number, number>();

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
      instrument: parent.terms.instrument,
      random: plan === null ? seededRng(this.#seed, `order ${parent.id}`) : sfc32(plan.random),
      algoState: plan?.algoState,
      plan: plan === null ? null : LivePlan.of(plan),
      restsFromMs: 0,
      lookAtDayLots: NEVER,
      before: null,
      after: null,
      printedLots: parent.countableLots,
      marketableLots: plan?.marketable.lots ?? 0,
      marketableValue: plan?.marketable.value ?? 0,
      printsSeen: this.#prints.get(parent.terms.instrument)?.count ?? 0,
      recentOwn: noRecentOwn(),
      children: NO_CHILD_VIEWS,
      invitations: NO_INVITATIONS,
      hedgingSinceMs: null,
    };
    this.#orders.set(parent.id, made);
    const line = this.#byInstrument.get(made.instrument) ?? new Line<LiveOrder>();
    this.#byInstrument.set(made.instrument, line);
    line.add(made);
    return made;
  }

  forget({ id }: Parent): void {
    const order = this.#orders.get(id);
    if (order === undefined) return;
    this.#orders.delete(id);
    const line = this.#byInstrument.get(order.instrument);
    line?.remove(order);
    if (line?.first === null) this.#byInstrument.delete(order.instrument);
  }

  /** A new strategy starts again, with the same random stream and market. */
  clearPlan(parentId: number): void {
    const order = this.#orders.get(parentId);
    if (order !== undefined) Object.assign(order, { algoState: undefined, plan: null, lookAtDayLots: NEVER });
  }

  /** The order no longer ends, so its time to hedge starts again later. */
  notHedging(parentId: number): void {
    const order = this.#orders.get(parentId);
    if (order !== undefined) order.hedgingSinceMs = null;
  }

  /** Those that have rested for so long, the longest ones if there are too many, by id. They rest anew from now on. */
  takeRested(instrument: number, nowMs: number, gapMs: number, most: number): readonly number[] {
    const line = this.#byInstrument.get(instrument);
    const rested: LiveOrder[] = [];
    for (let order = line?.first ?? null; order !== null; order = order.after) {
      if (nowMs - order.restsFromMs < gapMs || rested.length >= most) break;
      rested.push(order);
    }
    for (const order of rested) this.#restAnew(order, nowMs);
    return rested.map(({ parentId }) => parentId).sort((one, other) => one - other);
  }

  /** The order was looked at. */
  rest({ id }: Parent, nowMs: number): void {
    const order = this.#orders.get(id);
    if (order !== undefined) this.#restAnew(order, nowMs);
  }

  /** Sets the volume at which the order is looked at next. Null for none. */
  lookAtVolume(order: LiveOrder, dayLots: number | null): void {
    order.lookAtDayLots = dayLots ?? NEVER;
    if (order.lookAtDayLots < this.#leastOf(order.instrument)) {
      this.#leastDayLots.set(order.instrument, order.lookAtDayLots);
    }
  }

  /** Those whose volume has come, once each, by id. */
  takeReached(instrument: number, dayLots: number): readonly number[] {
    if (dayLots < this.#leastOf(instrument)) return NO_IDS;
    const reached: number[] = [];
    let least = NEVER;
    for (let order = this.#byInstrument.get(instrument)?.first ?? null; order !== null; order = order.after) {
      if (order.lookAtDayLots <= dayLots) {
        reached.push(order.parentId);
        order.lookAtDayLots = NEVER;
      }
      least = Math.min(least, order.lookAtDayLots);
    }
    this.#leastDayLots.set(instrument, least);
    return reached.sort((one, other) => one - other);
  }

  instruments(): Iterable<number> {
    return this.#byInstrument.keys();
  }

  /** `ownId` is the order of ours that printed, if any did. */
  trade(trade: MarketTrade, ownId: number | null, parentOf: (id: number) => Parent): void {
    const { instrument, lots, priceHalfTicks, isCountable } = trade;
    const line = this.#byInstrument.get(instrument);
    if (line === undefined || !isCountable) return;
    const own = ownId === null ? undefined : this.#orders.get(ownId);
    if (own?.instrument === instrument) own.printedLots += lots;
    const prints = this.#printsOf(instrument);
    prints.add(lots, priceHalfTicks);
    if (!prints.isFull) return;
    for (let order = line.first; order !== null; order = order.after) this.countPrints(parentOf(order.parentId));
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

  #leastOf(instrument: number): number {
    return this.#leastDayLots.get(instrument) ?? NEVER;
  }

  #restAnew(order: LiveOrder, nowMs: number): void {
    order.restsFromMs = nowMs;
    this.#byInstrument.get(order.instrument)?.moveToEnd(order);
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
