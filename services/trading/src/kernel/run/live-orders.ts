import { sideSign } from '@meridian/domain/order-side';
import { seededRng, sfc32, type Sfc32 } from '@meridian/cost-model/sfc32';
import type { Invitation } from '../algo.ts';
import type { MarketTrade } from '../../market/market-port.ts';
import type { JsonValue } from '../state/json-value.ts';
import type { Parent, Plan } from '../state/parent.ts';
import { noRecentOwn, type RecentOwn } from './recent-own.ts';

/** The state of a working order between two events; after a restart it continues from the last plan written. */
export type LiveOrder = {
  readonly parentId: number;
  readonly random: Sfc32;
  /** Undefined until the algorithm was asked. */
  algoState: JsonValue | undefined;
  plan: Plan | null;
  decidedMs: number;
  /** Own countable trades on the tape. Their reports may still be in transit. */
  printedLots: number;
  /** Prints at prices that the order's limit allows. */
  marketableLots: number;
  marketableValue: number;
  readonly recentOwn: RecentOwn;
  invitations: readonly Invitation[];
  /** Since when the order ends except for an unhedged leg. Null while it does not end. */
  hedgingSinceMs: number | null;
};

/** Working orders by id and by instrument. */
export class LiveOrders {
  readonly #seed: number | string;
  readonly #orders = new Map<number, LiveOrder>();
  readonly #byInstrument = new Map<number, Set<number>>();

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
      plan,
      decidedMs: 0,
      printedLots: parent.countableLots,
      marketableLots: plan?.marketable.lots ?? 0,
      marketableValue: plan?.marketable.value ?? 0,
      recentOwn: noRecentOwn(),
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

  idsOn(instrument: number): Iterable<number> {
    return this.#byInstrument.get(instrument) ?? [];
  }

  instruments(): Iterable<number> {
    return this.#byInstrument.keys();
  }

  /** `ownId` is the order of ours that printed, if any did. */
  trade(trade: MarketTrade, ownId: number | null, parentOf: (id: number) => Parent): void {
    for (const id of this.idsOn(trade.instrument)) {
      const order = this.#orders.get(id);
      if (order === undefined) continue;
      if (id === ownId && trade.isCountable) order.printedLots += trade.lots;
      if (!isMarketable(parentOf(id), trade)) continue;
      order.marketableLots += trade.lots;
      order.marketableValue += trade.lots * trade.priceHalfTicks;
    }
  }
}

/** Own lots on the tape without a report yet. */
export function unreportedLots({ printedLots }: LiveOrder, { countableLots }: Parent): number {
  return Math.max(0, printedLots - countableLots);
}

/** A countable trade within the order's limit. */
function isMarketable({ terms }: Parent, trade: MarketTrade): boolean {
  if (!trade.isCountable) return false;
  if (terms.limitTicks === null) return true;
  const beyond = trade.priceHalfTicks - 2 * terms.limitTicks;
  return sideSign(terms.side) * beyond <= 0;
}
