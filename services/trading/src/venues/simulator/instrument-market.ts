import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import type { Instrument } from '../../reference/instrument.ts';
import type { Venue } from '../../reference/venue.ts';
import type { QuoteSnap } from '../venue-port.ts';
import { Book } from './book/book.ts';
import { NONE } from './book/order-pool.ts';
import type { PrintBuffer } from './book/print-buffer.ts';
import type { Clock } from './clock.ts';
import { ActivityCurve } from './flow/activity-curve.ts';
import { Hawkes } from './flow/hawkes.ts';
import { Impact } from './flow/impact.ts';
import { LotsAllowance } from './flow/lots-allowance.ts';
import { Metaorders } from './flow/metaorders.ts';
import { OwnFootprint } from './flow/own-footprint.ts';
import type { InstrumentModel } from './instrument-model.ts';
import type { GridInstrument, PriceGrid } from './price-grid.ts';

export type PrintKind = 'lit' | 'off-book' | 'auction';

/** Callbacks of a market. Listeners read the time from their own clock. */
export type MarketEvents = {
  /** `ownChildId` is set when the taker is ours. */
  readonly onPrint: (
    market: InstrumentMarket,
    priceHalfTicks: number,
    lots: number,
    mic: string,
    kind: PrintKind,
    ownChildId: number | null,
  ) => void;
  /** A resting own order traded. Returns its child id. */
  readonly onRestingFill: (slot: number, lots: number, tick: number, contraOwner: string) => number;
  /** The best prices or their sizes have changed. */
  readonly onQuote: (market: InstrumentMarket) => void;
  /** An own order left the book's window, or may return to it. */
  readonly onParked: (slot: number) => void;
  readonly onWindowMoved: (market: InstrumentMarket) => void;
};

const NO_QUOTE: QuoteSnap = { bidTicks: null, bidLots: 0, askTicks: null, askLots: 0 };

/** A name for another trader. Names repeat, as those of real counterparties do. */
export function marketOwner(number: number): string {
  return `MKT${String(number % 40).padStart(2, '0')}`;
}

/** A market whose trades move this price: the share of other traders' pushes and of ours that arrives. */
export type PushSource = { readonly market: InstrumentMarket; readonly share: number; readonly ownShare: number };

/** One instrument: its book, its order flow and its fair price. */
export class InstrumentMarket {
  /** In levels of the price grid. */
  readonly instrument: Instrument;
  readonly grid: PriceGrid;
  readonly model: InstrumentModel;
  readonly lit: readonly Venue[];
  readonly book: Book;
  readonly curve: ActivityCurve;
  readonly limitCurve: ActivityCurve;
  readonly hawkes: Hawkes;
  readonly signs: Metaorders;
  readonly impact = new Impact();
  readonly footprint: OwnFootprint;
  readonly tradeRng: Rng;
  readonly limitRng: Rng;
  readonly quoteRng: Rng;
  readonly events: MarketEvents;
  /** Fundamental price in ticks, without the effect of trades. */
  base: number;
  /** Only its own trades, unless it belongs to a group. */
  pushedBy: readonly PushSource[] = [{ market: this, share: 1, ownShare: 1 }];
  /** The share of an auction's move that stays in the price. Members of a group share it. */
  auctionShare = 1;
  /** It does not trade yet, and nobody sees a price. */
  isAsleep = false;
  /** Current volatility relative to the usual. */
  volatilityFactor = 1;
  spread: number;
  /** The bid that the market maker wants. Its ask is one spread above. */
  bidTarget = 0;
  /** The actual bid. Own orders may be in the way. */
  bidQuote = 0;
  askQuote = 0;
  isContinuous = false;
  openMs = 0;
  nextTradeMs = Infinity;
  nextLimitMs = Infinity;
  /** Time of the next change in a running call auction. */
  nextCallMs = Infinity;
  trades = 0;
  readonly clock: Clock;
  /** Lots that informed traders may trade against own orders. */
  readonly informedLots: LotsAllowance;
  #seenBid = 0;
  #seenAsk = 0;
  #seenBidLots = 0;
  #seenAskLots = 0;

  constructor(
    { instrument, grid }: GridInstrument,
    model: InstrumentModel,
    lit: readonly Venue[],
    events: MarketEvents,
    clock: Clock,
    prints: PrintBuffer,
    seedOf: (purpose: string) => string,
  ) {
    this.grid = grid;
    this.instrument = instrument;
    this.model = model;
    this.lit = lit;
    this.events = events;
    this.clock = clock;
    this.informedLots = new LotsAllowance(model);
    this.footprint = new OwnFootprint(model, instrument.averageDailyLots);
    this.book = new Book(lit.length, prints);
    this.tradeRng = seededRng(seedOf('trade'));
    this.limitRng = seededRng(seedOf('limit'));
    this.quoteRng = seededRng(seedOf('quote'));
    this.curve = new ActivityCurve(model.profile, model.tradesPerDay);
    this.limitCurve = new ActivityCurve(model.profile, model.limitEventsPerDay);
    this.hawkes = new Hawkes(this.curve, seededRng(seedOf('times')));
    this.signs = new Metaorders(seededRng(seedOf('signs')));
    this.base = instrument.previousCloseTicks;
    this.spread = Math.max(1, Math.round(model.spreadTicks));
  }

  /** The market maker's fair price, in fractional ticks. */
  get fair(): number {
    let fair = this.base;
    for (const { market, share, ownShare } of this.pushedBy) {
      fair += share * market.impact.ticks + ownShare * market.footprint.ticks;
    }
    return fair;
  }

  get nextMs(): number {
    if (!this.isContinuous) return this.nextCallMs;
    return this.nextTradeMs < this.nextLimitMs ? this.nextTradeMs : this.nextLimitMs;
  }

  /** Twice the mid in ticks, a whole number. In continuous trading the book always has two sides. */
  get midHalfTicks(): number {
    return this.book.bestBid + this.book.bestAsk;
  }

  /**
   * Twice the price of half a level, in units. A mid is that of the two best prices, also across the edge of a band.
   */
  halfUnitsOf(halfLevels: number, isMid: boolean): number {
    if (!isMid || halfLevels !== this.midHalfTicks) return this.grid.halfUnits(halfLevels);
    return this.grid.units(this.book.bestBid) + this.grid.units(this.book.bestAsk);
  }

  micOf(queue: number): string {
    return this.lit[queue]?.mic ?? '';
  }

  /** The lit venue of a market order. */
  pickQueue(rng: Rng): number {
    const { venueChances } = this.model;
    if (venueChances.length === 1) return 0;
    const drawn = rng.unit();
    const found = venueChances.findIndex((chance) => drawn < chance);
    return found < 0 ? 0 : found;
  }

  /** Publishes the fills of the last take. The taker is ours when it has a child id. */
  tellPrints(takerOwner: string | null, takerChildId: number | null): void {
    const { prints } = this.book;
    for (let index = 0; index < prints.count; index += 1) {
      const { tick, lots, own, queue } = prints.at(index);
      const contra = takerOwner ?? marketOwner(this.trades + index);
      const resting = own === NONE ? null : this.events.onRestingFill(own, lots, tick, contra);
      this.events.onPrint(this, tick * 2, lots, this.micOf(queue), 'lit', takerChildId ?? resting);
    }
    this.trades += 1;
  }

  /** The last published quote, from before the current event. */
  get quoteBefore(): QuoteSnap {
    if (!this.isContinuous) return NO_QUOTE;
    return {
      bidTicks: this.#seenBid,
      bidLots: this.#seenBidLots,
      askTicks: this.#seenAsk,
      askLots: this.#seenAskLots,
    };
  }

  /** Publishes a quote when the best prices or their sizes have changed. */
  tellQuote(): void {
    const { book } = this;
    const bidLots = book.levels.lotsAt(book.bestBid);
    const askLots = book.levels.lotsAt(book.bestAsk);
    const isSame =
      book.bestBid === this.#seenBid &&
      book.bestAsk === this.#seenAsk &&
      bidLots === this.#seenBidLots &&
      askLots === this.#seenAskLots;
    if (isSame) return;
    this.#seenBid = book.bestBid;
    this.#seenAsk = book.bestAsk;
    this.#seenBidLots = bidLots;
    this.#seenAskLots = askLots;
    this.events.onQuote(this);
  }
}
