import type { Rng } from '@meridian/cost-model/sfc32';
import { type InstrumentMarket, marketOwner } from '../instrument-market.ts';
import { leavesOf, type OwnOrder } from '../own/own-order.ts';
import type { HiddenKey } from './hidden-interest.ts';
import { tradableMid } from './mid-price.ts';
import type { DarkPoolsOptions } from './dark-pools.ts';

/** Time to firm up, by the venue's clock. */
export const FIRM_UP_WITHIN_MS = 500;

type Invitation = { readonly lots: number; readonly untilMs: number };

export type ConditionalVenueOptions = DarkPoolsOptions & { readonly rng: Rng };

/** Matches blocks that are not firm. Both sides are invited, and they trade if both firm up in time. */
export class ConditionalVenue {
  readonly #options: ConditionalVenueOptions;
  /** At most one per instrument, venue and side. */
  readonly #invitations = new Map<string, Invitation>();

  constructor(options: ConditionalVenueOptions) {
    this.#options = options;
  }

  /** A conditional rests until a contra is found. The invitation ends it. */
  enterConditional(own: OwnOrder): void {
    const { clock, timers, interest } = this.#options;
    const { hidden } = own.venue;
    if (hidden === null) return;
    timers.at(interest.nextPeriodMs(this.#contraOf(own), hidden, clock.nowMs), () => {
      if (own.state !== 'open') return;
      this.#look(own);
      if (own.state === 'open') this.enterConditional(own);
    });
  }

  enterFirmUp(own: OwnOrder): void {
    const { clock, reporter, rng } = this.#options;
    const { market, venue, order } = own;
    const key = this.#keyOf(own);
    const invitation = this.#invitations.get(key);
    this.#invitations.delete(key);
    if (invitation === undefined || clock.nowMs > invitation.untilMs) {
      reporter.cancelled(own, false, 'No invitation is open');
      return;
    }
    const priceHalfTicks = tradableMid(market, own);
    const lots = Math.min(order.lots, invitation.lots);
    const isFirm = rng.unit() < (venue.firmUpRate ?? 0);
    if (!isFirm || priceHalfTicks === null || lots < order.minimumLots) {
      reporter.cancelled(own, false, isFirm ? 'The block could not trade at the mid' : 'The contra did not firm up');
      return;
    }
    this.#trade(own, lots, priceHalfTicks, market);
    if (leavesOf(own) > 0) reporter.cancelled(own, true, 'Remainder of a firm-up');
  }

  #trade(own: OwnOrder, lots: number, priceHalfTicks: number, market: InstrumentMarket): void {
    const contraOwner = marketOwner(market.trades);
    this.#options.reporter.filled(own, {
      lots,
      priceHalfTicks,
      liquidity: 'mid',
      contraOwner,
      quoteBefore: market.quoteBefore,
    });
    market.trades += 1;
    market.events.onPrint(market, priceHalfTicks, lots, own.venue.mic, 'off-book', own.order.childId);
  }

  #look(own: OwnOrder): void {
    const { clock, interest, reporter } = this.#options;
    const { market, venue, order } = own;
    if (venue.hidden === null || tradableMid(market, own) === null) return;
    const contra = this.#contraOf(own);
    const found = interest.lotsAt(contra, venue.hidden, market.instrument.averageDailyLots, clock.nowMs);
    if (found === 0 || found < order.minimumLots) return;
    interest.trade(contra, venue.hidden, found, clock.nowMs);
    // The time starts when the invitation reaches us, so that a slow line does not shorten it.
    const untilMs = clock.nowMs + FIRM_UP_WITHIN_MS + 2 * own.link.latencyMs;
    this.#invitations.set(this.#keyOf(own), { lots: found, untilMs });
    reporter.invited(own, Math.min(found, order.lots), FIRM_UP_WITHIN_MS);
  }

  #keyOf({ market, venue, order }: OwnOrder): string {
    return `${venue.mic} ${market.instrument.index} ${order.side}`;
  }

  #contraOf({ market, venue, order }: OwnOrder): HiddenKey {
    const venueNumber = this.#options.venueNumberOf(venue.mic);
    return { venueNumber, instrument: market.instrument.index, side: order.side === 1 ? -1 : 1 };
  }
}
