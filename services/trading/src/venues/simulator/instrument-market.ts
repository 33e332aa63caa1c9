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

/** What a market tells of itself; times are read from the clock of whoever listens. */
export type MarketEvents = {
  /** `ownChildId` is the taker's when the taker is ours. */
  readonly onPrint: (
    market: InstrumentMarket,
    priceHalfTicks: number,
    lots: number,
    mic: string,
    kind: PrintKind,
    ownChildId: number | null,
  ) => void;
  /** A resting own order was met; answers with its child id. */
  readonly onRestingFill: (slot: number, lots: number, tick: number, contraOwner: string) => number;
  /** Best prices or their sizes are others than before. */
  readonly onQuote: (market: InstrumentMarket) => void;
  /** An own order fell out of the book's window, or may come back into it. */
  readonly onParked: (slot: number) => void;
  readonly onWindowMoved: (market: InstrumentMarket) => void;
};

const NO_QUOTE: QuoteSnap = { bidTicks: null, bidLots: 0, askTicks: null, askLots: 0 };

/** Someone of the market, by a number that changes with the flow: names repeat, as those of real contras do. */
export function marketOwner(number: number): string {
  return `MKT${String(number % 40).padStart(2, '0')}`;
}

/** A market whose trades move a price: how much arrives there of what others' trades do, and of what ours do. */
export type PushSource = { readonly market: InstrumentMarket; readonly share: number; readonly ownShare: number };

/** One instrument: its book, its flows, and where its price should be. */
export class InstrumentMarket {
  /** Counted in levels of the grid. */
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
  /** Fundamental price in ticks, without what trades did to it. */
  base: number;
  /** Its own trades alone, unless it moves as one with others. */
  pushedBy: readonly PushSource[] = [{ market: this, share: 1, ownShare: 1 }];
  /** How much of what its auction found moves the price on: those that move as one each have their share of it. */
  auctionShare = 1;
  /** Volatility now relative to the usual. */
  volatilityFactor = 1;
  spread: number;
  /** Where the market maker wants to bid; its ask is a spread above. */
  bidTarget = 0;
  /** Where it quotes: own orders can be in its way. */
  bidQuote = 0;
  askQuote = 0;
  isContinuous = false;
  openMs = 0;
  nextTradeMs = Infinity;
  nextLimitMs = Infinity;
  /** Next change of a running call auction. */
  nextCallMs = Infinity;
  trades = 0;
  readonly clock: Clock;
  /** What those who see the fair price first have to trade with. */
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

  /** Where the market maker thinks the price is, in ticks with fractions. */
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

  /** Twice the mid in ticks, so that it stays whole; the book always has two sides in continuous trading. */
  get midHalfTicks(): number {
    return this.book.bestBid + this.book.bestAsk;
  }

  /** Twice the price of half a level, in units; a mid is that of the two best prices, also across a band's edge. */
  halfUnitsOf(halfLevels: number, isMid: boolean): number {
    if (!isMid || halfLevels !== this.midHalfTicks) return this.grid.halfUnits(halfLevels);
    return this.grid.units(this.book.bestBid) + this.grid.units(this.book.bestAsk);
  }

  micOf(queue: number): string {
    return this.lit[queue]?.mic ?? '';
  }

  /** Which lit venue an order of the market goes to. */
  pickQueue(rng: Rng): number {
    const { venueChances } = this.model;
    if (venueChances.length === 1) return 0;
    const drawn = rng.unit();
    const found = venueChances.findIndex((chance) => drawn < chance);
    return found < 0 ? 0 : found;
  }

  /** Tells of what the last take met. The taker is ours when it has a child id. */
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

  /** The market as it was last told of: what happens now has not moved it yet. */
  get quoteBefore(): QuoteSnap {
    if (!this.isContinuous) return NO_QUOTE;
    return {
      bidTicks: this.#seenBid,
      bidLots: this.#seenBidLots,
      askTicks: this.#seenAsk,
      askLots: this.#seenAskLots,
    };
  }

  /** Tells once if the best prices or their sizes have changed since it was last asked. */
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
