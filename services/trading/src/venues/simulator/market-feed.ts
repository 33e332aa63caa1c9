import { type BookLevel, type BookSides, DEPTH } from '../../market/market-port.ts';
import type { MarketPort, MarketTrade, MarketView, SessionPhase, TradingDay } from '../../market/market-port.ts';
import type { SessionCalendar } from '../../market/session-calendar.ts';
import type { Auctions } from './auction/auctions.ts';
import type { Clock } from './clock.ts';
import type { InstrumentMarket, PrintKind } from './instrument-market.ts';
import { type DayStatistics, figuresInUnits } from './state/day-statistics.ts';

export type MarketFeedOptions = {
  readonly clock: Clock;
  readonly originMs: number;
  readonly calendar: SessionCalendar;
  readonly markets: readonly InstrumentMarket[];
  readonly statistics: DayStatistics;
  readonly auctions: Auctions;
  /** Without a trusted vendor nobody sees the market move. */
  readonly isLive: () => boolean;
};

const NO_BOOK: BookSides = { bids: [], asks: [] };

/** Levels from the best price outwards, as far as the book reaches. */
function levelsFrom({ book, grid }: InstrumentMarket, best: number, step: 1 | -1): readonly BookLevel[] {
  const levels: BookLevel[] = [];
  for (let ticks = best; book.holds(ticks) && levels.length < DEPTH; ticks += step) {
    const lots = book.levels.lotsAt(ticks);
    if (lots > 0) levels.push({ ticks: grid.units(ticks), lots });
  }
  return levels;
}

/** The visible market. Views are built on demand, prints are published as they happen. */
export class MarketFeed implements MarketPort {
  readonly #options: MarketFeedOptions;
  readonly #views: (MarketView | null)[];
  readonly #updatedMs: Float64Array;
  readonly #isDirty: Uint8Array;
  #dirty: number[] = [];
  #trades: MarketTrade[] = [];
  #wasLive = true;
  #day: { readonly of: TradingDay; readonly day: TradingDay } | null = null;
  readonly #tradeHandlers: ((trade: MarketTrade) => void)[] = [];
  readonly #viewHandlers: ((instruments: readonly number[]) => void)[] = [];

  constructor(options: MarketFeedOptions) {
    this.#options = options;
    this.#views = options.markets.map(() => null);
    this.#updatedMs = new Float64Array(options.markets.length).fill(options.clock.nowMs);
    this.#isDirty = new Uint8Array(options.markets.length);
  }

  view(instrument: number): MarketView {
    const known = this.#views[instrument];
    if (known !== undefined && known !== null) return known;
    const made = this.#build(instrument);
    this.#views[instrument] = made;
    return made;
  }

  depth(instrument: number): BookSides {
    const market = this.#options.markets[instrument];
    if (market === undefined) throw new Error(`no instrument ${instrument}`);
    if (!this.#wasLive || !market.isContinuous) return NO_BOOK;
    const { book } = market;
    return { bids: levelsFrom(market, book.bestBid, -1), asks: levelsFrom(market, book.bestAsk, 1) };
  }

  /** The same object for the whole day: every look asks several times. */
  day(): TradingDay {
    const { calendar, clock, originMs } = this.#options;
    const of = calendar.dayOf(calendar.dayIndexAt(clock.nowMs));
    if (this.#day?.of === of) return this.#day.day;
    const day = { date: of.date, openMs: of.openMs + originMs, closeMs: of.closeMs + originMs };
    this.#day = { of, day };
    return day;
  }

  isLive(): boolean {
    return this.#wasLive;
  }

  onTrade(handler: (trade: MarketTrade) => void): void {
    this.#tradeHandlers.push(handler);
  }

  onViews(handler: (instruments: readonly number[]) => void): void {
    this.#viewHandlers.push(handler);
  }

  /** Marks an instrument as changed. Its view is rebuilt on demand. */
  changed(instrument: number): void {
    this.#updatedMs[instrument] = this.#options.clock.nowMs;
    if (this.#wasLive) this.#views[instrument] = null;
    if (this.#isDirty[instrument] === 1) return;
    this.#isDirty[instrument] = 1;
    this.#dirty.push(instrument);
  }

  changedAll(): void {
    for (let instrument = 0; instrument < this.#views.length; instrument += 1) this.changed(instrument);
  }

  print(
    market: InstrumentMarket,
    priceHalfTicks: number,
    lots: number,
    mic: string,
    kind: PrintKind,
    ownChildId: number | null,
  ): void {
    const { index } = market.instrument;
    const halfUnits = market.halfUnitsOf(priceHalfTicks, kind === 'off-book');
    this.#options.statistics.print(index, priceHalfTicks / 2, halfUnits / 2, lots, kind !== 'off-book');
    this.changed(index);
    if (!this.#wasLive || this.#tradeHandlers.length === 0) return;
    this.#trades.push({
      instrument: index,
      atMs: this.#options.originMs + Math.floor(this.#options.clock.nowMs),
      priceHalfTicks: halfUnits,
      lots,
      venue: mic,
      isCountable: kind === 'lit',
      ownChildId,
    });
  }

  /** Publishes the prints of the last event. */
  tellTrades(): void {
    if (this.#trades.length === 0) return;
    const trades = this.#trades;
    this.#trades = [];
    for (const trade of trades) for (const handler of this.#tradeHandlers) handler(trade);
  }

  /** A vendor came or went. Without one the last view stays, and catches up afterwards. */
  vendorsChanged(): void {
    const isLive = this.#options.isLive();
    if (isLive === this.#wasLive) return;
    if (!isLive) for (let instrument = 0; instrument < this.#views.length; instrument += 1) this.view(instrument);
    this.#wasLive = isLive;
    if (isLive) this.changedAll();
  }

  /** Publishes all changes since the last call, once. */
  tell(): void {
    if (!this.#wasLive || this.#dirty.length === 0) return;
    const instruments = this.#dirty;
    this.#dirty = [];
    for (const instrument of instruments) this.#isDirty[instrument] = 0;
    for (const handler of this.#viewHandlers) handler(instruments);
  }

  #build(instrument: number): MarketView {
    const { calendar, clock, originMs, markets, statistics } = this.#options;
    const market = markets[instrument];
    if (market === undefined) throw new Error(`no instrument ${instrument}`);
    const { book, grid } = market;
    const isOpen = market.isContinuous;
    return {
      bidTicks: isOpen ? grid.units(book.bestBid) : null,
      askTicks: isOpen ? grid.units(book.bestAsk) : null,
      bidLots: isOpen ? book.levels.lotsAt(book.bestBid) : 0,
      askLots: isOpen ? book.levels.lotsAt(book.bestAsk) : 0,
      ...figuresInUnits(statistics.figures(instrument), grid),
      ...(market.isAsleep && { lastTicks: null }),
      phase: this.#phaseOf(market, calendar.phaseAt(clock.nowMs)),
      auction: this.#auctionOf(market),
      updatedMs: originMs + Math.floor(this.#updatedMs[instrument] ?? 0),
    };
  }

  #phaseOf(market: InstrumentMarket, phase: SessionPhase): SessionPhase {
    if (market.isContinuous) return 'continuous';
    const isCall = phase === 'opening-auction' || phase === 'closing-auction';
    return isCall && this.#options.auctions.indicativeOf(market) !== undefined ? phase : 'closed';
  }

  #auctionOf(market: InstrumentMarket): MarketView['auction'] {
    const indicative = this.#options.auctions.indicativeOf(market);
    if (indicative === undefined) return null;
    return {
      pairedLots: indicative?.pairedLots ?? 0,
      imbalanceLots: indicative?.imbalanceLots ?? 0,
      indicativeTicks: market.grid.orNull(indicative?.priceTick ?? null),
    };
  }
}
