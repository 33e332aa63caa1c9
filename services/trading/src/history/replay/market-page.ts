import { open } from 'node:fs/promises';
import type { ReplayMarketData } from '@meridian/protocol/live/replay-commands';
import { priceOfHalfTicks, priceOrNull } from '../../kernel/price-units.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { readRecords, type SeenQuote, type SeenTrade } from '../recording/market-records.ts';
import { type BlockPlace, recordsAt } from '../recording/recording-blocks.ts';
import { recordedDates, recordingsOf } from '../recording/recording-files.ts';
import { SeenTime } from '../recording/seen-time.ts';
import type { RecordingIndex } from './recording-index.ts';

export type MarketPageQuery = {
  readonly instrument: Pick<Instrument, 'index' | 'tickSize' | 'lotSize'>;
  readonly firstDate: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** A page that follows another begins with the next quote, not with the one that stands. */
  readonly isContinued: boolean;
  /** A running order's market is known as far as it was seen, and goes on. */
  readonly isRunning: boolean;
};

/** A page is at most this many points and this many seconds of the market. */
const MAX_POINTS = 4_000;
const MAX_BLOCKS = 1_200;
/** Seconds before the page in which its first quote is looked for. */
const LOOK_BACK_BLOCKS = 60;

/** A page of an instrument's recorded market. What nobody saw is a gap. */
export async function readMarketPage(
  dir: string,
  index: RecordingIndex,
  query: MarketPageQuery,
): Promise<ReplayMarketData> {
  const page = new Page(query);
  for (const path of await recordedFiles(dir, query.firstDate)) {
    const file = await open(path, 'r');
    try {
      const places = await index.places(path, file);
      for (const place of blocksOf(places, query)) {
        if (place.baseMs > query.toMs) break;
        if (page.isFull) return page.answer(place.baseMs);
        const records = await recordsAt(file, place);
        if (records !== null) page.add(records);
      }
    } finally {
      await file.close();
    }
  }
  return page.answer(null);
}

/** The recordings from a day on, oldest first. */
export async function recordedFiles(dir: string, firstDate: string): Promise<readonly string[]> {
  const dates = (await recordedDates(dir)).filter((date) => date >= firstDate);
  const files = await Promise.all(dates.map((date) => recordingsOf(dir, date)));
  return files.flat();
}

function blocksOf(places: readonly BlockPlace[], { fromMs, isContinued }: MarketPageQuery): readonly BlockPlace[] {
  const after = places.findIndex(({ baseMs }) => baseMs >= fromMs);
  const first = after < 0 ? places.length : after;
  // The block before may reach into the page.
  return places.slice(Math.max(0, first - (isContinued ? 1 : LOOK_BACK_BLOCKS)));
}

class Page {
  readonly #query: MarketPageQuery;
  readonly #seen = new SeenTime();
  readonly #quotes = {
    at_ms: [] as number[],
    bid: [] as (number | null)[],
    ask: [] as (number | null)[],
    bid_size: [] as number[],
    ask_size: [] as number[],
  };
  readonly #trades = { at_ms: [] as number[], price: [] as number[], qty: [] as number[] };
  #standing: { atMs: number; quote: SeenQuote } | null = null;
  #blocks = 0;
  #quoteMs = Number.NEGATIVE_INFINITY;
  #tradeMs = Number.NEGATIVE_INFINITY;

  constructor(query: MarketPageQuery) {
    this.#query = query;
  }

  get isFull(): boolean {
    return this.#blocks >= MAX_BLOCKS || this.#quotes.at_ms.length + this.#trades.at_ms.length >= MAX_POINTS;
  }

  add(records: Parameters<typeof readRecords>[0]): void {
    const { instrument, fromMs } = this.#query;
    if (records.baseMs >= fromMs) this.#blocks += 1;
    readRecords(records, {
      quote: (at, atMs, quote) => {
        this.#note(atMs);
        if (at === instrument.index) this.#quote(atMs, quote);
      },
      trade: (trade) => {
        this.#note(trade.atMs);
        if (trade.instrument === instrument.index) this.#trade(trade);
      },
    });
  }

  answer(nextMs: number | null): ReplayMarketData {
    const { fromMs, toMs, isContinued, isRunning } = this.#query;
    if (!isContinued) this.#stand();
    const seenMs = this.#seen.lastMs;
    const endMs = isRunning ? Math.max(fromMs - 1, Math.min(toMs, seenMs ?? fromMs - 1)) : toMs;
    const until_ms = nextMs ?? endMs;
    const gaps = until_ms > fromMs ? this.#seen.gapsIn({ fromMs, toMs: until_ms }) : [];
    return {
      market: {
        quotes: this.#quotes,
        trades: this.#trades,
        gaps: gaps.map((gap) => ({ from_ms: gap.fromMs, to_ms: gap.toMs })),
      },
      until_ms,
      next_ms: nextMs,
      is_recorded: seenMs !== null && seenMs >= fromMs,
    };
  }

  #note(atMs: number): void {
    if (atMs <= this.#query.toMs) this.#seen.note(Math.max(atMs, this.#seen.lastMs ?? atMs));
  }

  #quote(seenMs: number, quote: SeenQuote): void {
    // A late message of a vendor is not older than its previous one.
    const atMs = Math.max(seenMs, this.#quoteMs);
    this.#quoteMs = atMs;
    if (atMs > this.#query.toMs) return;
    if (atMs < this.#query.fromMs) this.#standing = { atMs, quote };
    else this.#put(atMs, quote);
  }

  #put(atMs: number, { bidTicks, askTicks, bidLots, askLots }: SeenQuote): void {
    const { tickSize, lotSize } = this.#query.instrument;
    this.#quotes.at_ms.push(atMs);
    this.#quotes.bid.push(priceOrNull(bidTicks, tickSize));
    this.#quotes.ask.push(priceOrNull(askTicks, tickSize));
    this.#quotes.bid_size.push(bidLots * lotSize);
    this.#quotes.ask_size.push(askLots * lotSize);
  }

  /** The quote that stood when the page began, in front. */
  #stand(): void {
    if (this.#standing === null) return;
    const { atMs, quote } = this.#standing;
    const { tickSize, lotSize } = this.#query.instrument;
    this.#quotes.at_ms.unshift(atMs);
    this.#quotes.bid.unshift(priceOrNull(quote.bidTicks, tickSize));
    this.#quotes.ask.unshift(priceOrNull(quote.askTicks, tickSize));
    this.#quotes.bid_size.unshift(quote.bidLots * lotSize);
    this.#quotes.ask_size.unshift(quote.askLots * lotSize);
    this.#standing = null;
  }

  #trade({ atMs: seenMs, priceHalfTicks, lots }: SeenTrade): void {
    const { fromMs, toMs, instrument } = this.#query;
    const atMs = Math.max(seenMs, this.#tradeMs);
    if (atMs < fromMs || atMs > toMs) return;
    this.#tradeMs = atMs;
    this.#trades.at_ms.push(atMs);
    this.#trades.price.push(priceOfHalfTicks(priceHalfTicks, instrument.tickSize));
    this.#trades.qty.push(lots * instrument.lotSize);
  }
}
