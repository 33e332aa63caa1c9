import { auctionFreezeMs, type SessionCalendar } from '../../../market/session-calendar.ts';
import type { Venue } from '../../../reference/venue.ts';
import type { AskedOrder, VenueAnswer, VenueOrder, VenueOrderState, VenuePort, VenueReport } from '../../venue-port.ts';
import type { Auctions } from '../auction/auctions.ts';
import { NONE } from '../book/order-pool.ts';
import type { Clock } from '../clock.ts';
import type { DestinationLink } from '../connections/destination-link.ts';
import type { ConditionalVenue } from '../hidden/conditional-venue.ts';
import type { DarkPools } from '../hidden/dark-pools.ts';
import type { InstrumentMarket } from '../instrument-market.ts';
import type { LitOrders } from './lit-orders.ts';
import { malformation, refusal } from './order-checks.ts';
import type { OwnOrder } from './own-order.ts';
import { MAX_OPEN_ORDERS, type OwnOrderStore } from './own-order-store.ts';
import type { Reporter } from './reporter.ts';

export type GatewayOptions = {
  readonly clock: Clock;
  readonly calendar: SessionCalendar;
  readonly markets: readonly InstrumentMarket[];
  readonly venues: readonly Venue[];
  readonly links: ReadonlyMap<string, DestinationLink>;
  readonly store: OwnOrderStore;
  readonly reporter: Reporter;
  readonly lit: LitOrders;
  readonly dark: DarkPools;
  readonly conditional: ConditionalVenue;
  readonly auctions: Auctions;
};

/** The entry for own orders: over a destination's line to a venue, which checks and takes them. */
export class Gateway implements VenuePort {
  readonly #options: GatewayOptions;
  readonly #handlers: ((report: VenueReport) => void)[] = [];
  readonly #answerHandlers: ((answers: readonly VenueAnswer[]) => void)[] = [];

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  onReport(handler: (report: VenueReport) => void): void {
    this.#handlers.push(handler);
  }

  deliver(report: VenueReport): void {
    for (const handler of this.#handlers) handler(report);
  }

  onAnswers(handler: (answers: readonly VenueAnswer[]) => void): void {
    this.#answerHandlers.push(handler);
  }

  /** Each destination answers for its own orders. A removed destination never answers. */
  reconcile(orders: readonly AskedOrder[]): void {
    for (const [destination, asked] of Map.groupBy(orders, (order) => order.destination)) {
      this.#options.links.get(destination)?.ask(() => {
        const answers = asked.map(({ childId }) => ({ childId, state: this.stateOf(childId) }));
        return () => this.#answerHandlers.forEach((handler) => handler(answers));
      });
    }
  }

  stateOf(childId: number): VenueOrderState {
    return this.#options.store.stateOf(childId);
  }

  submit(order: VenueOrder): void {
    const { links, store } = this.#options;
    const link = links.get(order.destination);
    if (link === undefined) throw new Error(`no destination ${order.destination}`);
    const reject = (reason: string) =>
      link.answerLocally({ kind: 'rejected', childId: order.childId, atMs: this.#options.reporter.atMs, reason });
    if (store.isKnown(order.childId)) return reject('Duplicate order id');
    if (!link.isUp) return reject(`${order.destination} is not connected`);
    const own = this.#addressed(order, link);
    if (typeof own === 'string') return reject(own);
    return link.carry(() => this.#arrive(own));
  }

  cancel(childId: number): void {
    const { store, links, reporter } = this.#options;
    const own = store.find(childId);
    const known = own ?? store.findDone(childId);
    const link = known?.link ?? [...links.values()][0];
    if (link === undefined) throw new Error('a venue without destinations cannot be reached');
    const answer = (reason: string) =>
      link.answerLocally({ kind: 'cancel-rejected', childId, atMs: reporter.atMs, reason });
    if (known === undefined) return answer('Unknown order');
    if (!link.isUp) return answer(`${link.reference.name} is not connected`);
    return link.carry(() => (own === undefined ? this.#refuseLate(childId, link) : this.#arriveCancel(own)));
  }

  /** Removes an open order from wherever it rests, before its cancel or expiry is reported. */
  withdraw(own: OwnOrder): void {
    const { lit, auctions } = this.#options;
    if (own.venue.kind === 'lit') lit.withdraw(own);
    if (own.venue.kind === 'auction') auctions.withdraw(own);
  }

  /** The venue cancels orders unasked. */
  pullAll(isMeant: (own: OwnOrder) => boolean, reason: string): void {
    const { store, reporter } = this.#options;
    for (const own of store.open()) {
      if (own.state !== 'open' || !isMeant(own)) continue;
      this.withdraw(own);
      reporter.cancelled(own, false, reason);
    }
  }

  /** Expires the DAY orders at the end of the day. */
  expireAll(): void {
    const { store, reporter } = this.#options;
    for (const own of store.open()) {
      if (own.state !== 'open') continue;
      this.withdraw(own);
      reporter.expired(own);
    }
  }

  /** The order with its instrument and venue, or the reason why it cannot be addressed. */
  #addressed(order: VenueOrder, link: DestinationLink): OwnOrder | string {
    const { markets, venues, store } = this.#options;
    const market = markets[order.instrument];
    const venue = venues.find(({ mic }) => mic === order.venue);
    if (market === undefined) return 'Unknown instrument';
    if (venue === undefined || !market.instrument.venues.includes(venue.mic)) return `${order.venue} does not trade it`;
    if (!link.reference.venues.includes(venue.mic)) return `${order.destination} does not reach ${venue.mic}`;
    if (store.openCount >= MAX_OPEN_ORDERS) return 'Too many open orders';
    const queue = Math.max(0, market.lit.indexOf(venue));
    // From here on the limit is a level of the market's grid. A limit between two levels is refused on arrival.
    const limitTicks = order.limitTicks === null ? null : market.grid.levelOfLimit(order.limitTicks);
    return store.add((slot) => ({
      slot,
      order: { ...order, limitTicks },
      venue,
      market,
      link,
      queue,
      state: 'travelling',
      filledLots: 0,
      bookId: NONE,
    }));
  }

  #arrive(own: OwnOrder): void {
    const { clock, calendar, reporter } = this.#options;
    if (!own.link.isUp) return reporter.rejected(own, `${own.order.destination} was lost on the way`);
    const reason = malformation(own.order) ?? refusal(own, calendar, clock.nowMs);
    if (reason !== null) return reporter.rejected(own, reason);
    if (own.link.refusesNow()) return reporter.rejected(own, `${own.order.destination} is overloaded`);
    reporter.accepted(own);
    return this.#enter(own);
  }

  #enter(own: OwnOrder): void {
    const { lit, dark, conditional, auctions } = this.#options;
    switch (own.venue.kind) {
      case 'lit':
        return lit.enter(own);
      case 'dark':
        return dark.enter(own);
      case 'auction':
        return auctions.enter(own);
      case 'conditional':
        return own.order.kind === 'firm-up' ? conditional.enterFirmUp(own) : conditional.enterConditional(own);
    }
  }

  /** The order had ended before its cancel was sent. */
  #refuseLate(childId: number, link: DestinationLink): void {
    const reason = link.isUp ? 'Too late to cancel' : `${link.reference.name} was lost on the way`;
    link.report({ kind: 'cancel-rejected', childId, atMs: this.#options.reporter.atMs, reason });
  }

  #arriveCancel(own: OwnOrder): void {
    const { clock, calendar, reporter } = this.#options;
    if (!own.link.isUp) return reporter.cancelRejected(own, `${own.order.destination} was lost on the way`);
    if (own.state !== 'open') return reporter.cancelRejected(own, 'Too late to cancel');
    if (own.venue.kind === 'auction') {
      const auction = own.order.kind === 'opening-auction' ? 'opening' : 'closing';
      const day = calendar.dayOf(calendar.dayIndexAt(clock.nowMs));
      if (clock.nowMs >= auctionFreezeMs(day, auction))
        return reporter.cancelRejected(own, 'Frozen before the uncross');
    }
    this.withdraw(own);
    return reporter.cancelled(own, true, 'Cancelled on request');
  }
}
