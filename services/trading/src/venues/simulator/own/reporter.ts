import type { FillLiquidity, QuoteSnap, VenueReport } from '../../venue-port.ts';
import type { Clock } from '../clock.ts';
import { leavesOf, type OwnOrder } from './own-order.ts';
import type { OwnOrderStore } from './own-order-store.ts';

export type Fill = {
  readonly lots: number;
  readonly priceHalfTicks: number;
  readonly liquidity: FillLiquidity;
  readonly contraOwner: string;
  readonly quoteBefore: QuoteSnap;
  readonly printedAt?: string;
};

/** The share of a fill that others notice. A dark print is on the tape too; an auction has moved the price already. */
const FOOTPRINT: Readonly<Record<FillLiquidity, number>> = { add: 1, remove: 1, mid: 1, auction: 0 };

/** Changes an own order and reports the change in one step, so that both always agree. */
export class Reporter {
  readonly #clock: Clock;
  readonly #store: OwnOrderStore;
  readonly #originMs: number;
  #executions = 0;

  constructor(clock: Clock, store: OwnOrderStore, originMs: number) {
    this.#clock = clock;
    this.#store = store;
    this.#originMs = originMs;
  }

  get atMs(): number {
    return this.#originMs + Math.floor(this.#clock.nowMs);
  }

  accepted(own: OwnOrder): void {
    own.state = 'open';
    this.#send(own, { kind: 'accepted', childId: own.order.childId, atMs: this.atMs });
  }

  rejected(own: OwnOrder, reason: string): void {
    this.#store.finish(own);
    this.#send(own, { kind: 'rejected', childId: own.order.childId, atMs: this.atMs, reason });
  }

  /** The order is done when nothing is left. */
  filled(own: OwnOrder, fill: Fill): void {
    if (own.state !== 'open' || fill.lots > leavesOf(own) || !(fill.lots > 0)) {
      throw new Error(`order ${own.order.childId} cannot fill ${fill.lots} of ${leavesOf(own)} while ${own.state}`);
    }
    own.filledLots += fill.lots;
    own.market.footprint.add(own.order.side * fill.lots * FOOTPRINT[fill.liquidity], this.#clock.nowMs);
    this.#executions += 1;
    // Time and count together stay unique over restarts, where the count starts again.
    const execId = `${own.venue.mic}-${this.atMs.toString(36)}-${this.#executions.toString(36)}`;
    if (leavesOf(own) === 0) this.#store.finish(own);
    this.#send(own, { kind: 'filled', childId: own.order.childId, atMs: this.atMs, execId, ...inUnits(own, fill) });
  }

  cancelled(own: OwnOrder, isSolicited: boolean, reason: string): void {
    this.#store.finish(own);
    this.#send(own, { kind: 'cancelled', childId: own.order.childId, atMs: this.atMs, isSolicited, reason });
  }

  cancelRejected(own: OwnOrder, reason: string): void {
    this.#send(own, { kind: 'cancel-rejected', childId: own.order.childId, atMs: this.atMs, reason });
  }

  expired(own: OwnOrder): void {
    this.#store.finish(own);
    this.#send(own, { kind: 'expired', childId: own.order.childId, atMs: this.atMs });
  }

  invited(own: OwnOrder, lots: number, withinMs: number): void {
    this.#store.finish(own);
    this.#send(own, { kind: 'invited', childId: own.order.childId, atMs: this.atMs, lots, withinMs });
  }

  #send(own: OwnOrder, report: VenueReport): void {
    own.link.report(report);
  }
}

/** Outside of the simulator prices are in units. */
function inUnits({ market }: OwnOrder, fill: Fill): Fill {
  const { grid } = market;
  const { bidTicks, askTicks } = fill.quoteBefore;
  return {
    ...fill,
    priceHalfTicks: market.halfUnitsOf(fill.priceHalfTicks, fill.liquidity === 'mid'),
    quoteBefore: { ...fill.quoteBefore, bidTicks: grid.orNull(bidTicks), askTicks: grid.orNull(askTicks) },
  };
}
