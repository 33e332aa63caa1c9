import { midHalfTicks } from '@meridian/trading/kernel/market-snap';
import type { MarketPort } from '@meridian/trading/market/market-port';

const AUCTION_MIC = 'XAUC';

/** Mids and the volume so far of some instruments, second by second; what has no mid keeps the last that it had. */
export class MarketRecord {
  readonly #startMs: number;
  readonly #mids: Float64Array[];
  readonly #lots: Float64Array[];
  readonly #auctionLots: Float64Array[];
  readonly #printed: Float64Array;
  readonly #auctioned: Float64Array;
  #length = 0;

  constructor(instruments: number, startMs: number, seconds: number) {
    const columns = () => Array.from({ length: instruments }, () => new Float64Array(seconds).fill(Number.NaN));
    this.#startMs = startMs;
    this.#mids = columns();
    this.#lots = columns();
    this.#auctionLots = columns();
    this.#printed = new Float64Array(instruments);
    this.#auctioned = new Float64Array(instruments);
  }

  /** Listens to the tape from now on: what counts for a rate is neither in an auction nor off the book. */
  listen(market: MarketPort): void {
    market.onTrade(({ instrument, lots, isCountable, venue }) => {
      if (isCountable) this.#printed[instrument] = (this.#printed[instrument] ?? 0) + lots;
      if (venue === AUCTION_MIC) this.#auctioned[instrument] = (this.#auctioned[instrument] ?? 0) + lots;
    });
  }

  /** To be called once a second. */
  look(market: MarketPort): void {
    const at = this.#length;
    for (const [instrument, mids] of this.#mids.entries()) {
      mids[at] = midHalfTicks(market.view(instrument)) ?? mids[at - 1] ?? Number.NaN;
      const lots = this.#lots[instrument];
      if (lots !== undefined) lots[at] = this.#printed[instrument] ?? 0;
      const auctionLots = this.#auctionLots[instrument];
      if (auctionLots !== undefined) auctionLots[at] = this.#auctioned[instrument] ?? 0;
    }
    this.#length += 1;
  }

  /** In half ticks. */
  midAt(instrument: number, ms: number): number {
    return this.#mids[instrument]?.[this.#at(ms)] ?? Number.NaN;
  }

  lotsBetween(instrument: number, fromMs: number, toMs: number): number {
    return this.#between(this.#lots[instrument], fromMs, toMs);
  }

  auctionLotsBetween(instrument: number, fromMs: number, toMs: number): number {
    return this.#between(this.#auctionLots[instrument], fromMs, toMs);
  }

  #between(lots: Float64Array | undefined, fromMs: number, toMs: number): number {
    return (lots?.[this.#at(toMs) + 1] ?? 0) - (lots?.[this.#at(fromMs)] ?? 0);
  }

  #at(ms: number): number {
    return Math.min(this.#length - 2, Math.max(0, Math.floor((ms - this.#startMs) / 1000) - 1));
  }
}
