import { requote } from '../flow/quoting.ts';
import { marketOwner } from '../instrument-market.ts';
import { leavesOf, type OwnOrder } from '../own/own-order.ts';
import type { Reporter } from '../own/reporter.ts';
import type { Clock } from '../clock.ts';
import type { TimerQueue } from '../timer-queue.ts';
import type { HiddenInterest, HiddenKey } from './hidden-interest.ts';
import { tradableMid } from './mid-price.ts';

export type DarkPoolsOptions = {
  readonly clock: Clock;
  readonly timers: TimerQueue;
  readonly interest: HiddenInterest;
  readonly reporter: Reporter;
  readonly venueNumberOf: (mic: string) => number;
};

/** Trading at the mid against hidden interest. Counterparties there are often better informed. */
export class DarkPools {
  readonly #options: DarkPoolsOptions;

  constructor(options: DarkPoolsOptions) {
    this.#options = options;
  }

  enter(own: OwnOrder): void {
    const { timeInForce, lots } = own.order;
    this.#match(own, timeInForce === 'FOK' ? lots : own.order.minimumLots);
    if (own.state !== 'open') return;
    if (timeInForce === 'DAY') this.#waitForNextPeriod(own);
    else this.#options.reporter.cancelled(own, true, 'Nothing more to trade against at once');
  }

  #waitForNextPeriod(own: OwnOrder): void {
    const { clock, timers, interest } = this.#options;
    const { hidden } = own.venue;
    if (hidden === null) return;
    timers.at(interest.nextPeriodMs(this.#contraOf(own), hidden, clock.nowMs), () => {
      if (own.state !== 'open') return;
      this.#match(own, own.order.minimumLots);
      if (own.state === 'open') this.#waitForNextPeriod(own);
    });
  }

  #match(own: OwnOrder, minimumLots: number): void {
    const { clock, interest, reporter } = this.#options;
    const { market, venue, order } = own;
    const priceHalfTicks = tradableMid(market, own);
    if (priceHalfTicks === null || venue.hidden === null) return;
    const contra = this.#contraOf(own);
    const lots = Math.min(
      leavesOf(own),
      interest.lotsAt(contra, venue.hidden, market.instrument.averageDailyLots, clock.nowMs),
    );
    if (lots === 0 || lots < Math.min(minimumLots, leavesOf(own))) return;
    interest.trade(contra, venue.hidden, lots, clock.nowMs);
    const contraOwner = marketOwner(market.trades);
    reporter.filled(own, {
      lots,
      priceHalfTicks,
      liquidity: 'mid',
      contraOwner,
      quoteBefore: market.quoteBefore,
    });
    market.trades += 1;
    market.events.onPrint(market, priceHalfTicks, lots, venue.mic, 'off-book', order.childId);
    market.impact.shift((-order.side * venue.toxicity * market.model.spreadTicks) / 2);
    requote(market);
    market.tellQuote();
  }

  #contraOf({ market, venue, order }: OwnOrder): HiddenKey {
    const venueNumber = this.#options.venueNumberOf(venue.mic);
    return { venueNumber, instrument: market.instrument.index, side: order.side === 1 ? -1 : 1 };
  }
}
