import { DEPTH, type MarketPort, type MarketTrade, type TradingDay } from '../../market/market-port.ts';
import { MINUTE_MS } from '../slots.ts';
import { BlockFile } from './block-file.ts';
import { figuresOf } from './day-figures.ts';
import { RecordBuffer, type SeenQuote } from './market-records.ts';
import { recordingFile } from './recording-files.ts';

export type MarketRecorderOptions = {
  /** Where the world's recordings are. */
  readonly dir: string;
  readonly market: MarketPort;
  readonly instrumentCount: number;
  readonly nowMs: () => number;
  /** Whether an order works on an instrument: then its book is recorded, too. */
  readonly isWorked?: (instrument: number) => boolean;
  readonly onProblem: (text: string) => void;
};

/** Maximum number of buffered points: about ten seconds of a busy market. */
const CAPACITY = 8_192;

const SIZES_EVERY_MS = 1_000;
/** A book of five levels takes as much room as five quotes. */
const BOOK_EVERY_MS = 2_000;
const NO_LEVEL = { ticks: null, lots: 0 };

type KnownQuote = SeenQuote & { readonly updatedMs: number };
type OpenDay = { readonly day: TradingDay; readonly file: BlockFile };

/** Records the best prices and trades that the desk sees, by day. */
export class MarketRecorder {
  readonly #options: MarketRecorderOptions;
  readonly #buffer = new RecordBuffer(CAPACITY);
  readonly #known: (KnownQuote | null)[];
  readonly #bookMs: number[] = [];
  readonly #closing = new Set<Promise<void>>();
  #open: OpenDay | null = null;
  #figuresMinute = Number.NaN;

  /** Listens from now on. */
  constructor(options: MarketRecorderOptions) {
    this.#options = options;
    this.#known = Array.from({ length: options.instrumentCount }, () => null);
    options.market.onTrade((trade) => this.#trade(trade));
    options.market.onViews((instruments) => this.#views(instruments));
  }

  /** Writes what was seen since the last flush. A killed engine loses at most that. */
  flush(): void {
    if (this.#open === null || this.#buffer.isEmpty) return;
    this.#open.file.add({ kind: 'records', records: this.#buffer.take() });
  }

  /** Resolves when all of it is written or lost. */
  async settle(): Promise<void> {
    this.flush();
    await this.#open?.file.settled();
  }

  async close(): Promise<void> {
    this.#closeDay();
    await Promise.all(this.#closing);
  }

  #trade(trade: MarketTrade): void {
    this.#today();
    if (this.#buffer.isFull) this.flush();
    this.#buffer.addTrade(trade);
  }

  #views(instruments: readonly number[]): void {
    const { market, nowMs } = this.#options;
    const { day, file } = this.#today();
    for (const instrument of instruments) {
      const view = market.view(instrument);
      this.#book(instrument, view.updatedMs);
      if (!isNews(this.#known[instrument] ?? null, view)) continue;
      const { bidTicks, askTicks, bidLots, askLots, updatedMs } = view;
      this.#known[instrument] = { bidTicks, askTicks, bidLots, askLots, updatedMs };
      if (this.#buffer.isFull) this.flush();
      this.#buffer.addQuote(instrument, view.updatedMs, view);
    }
    const minute = Math.floor((nowMs() - day.openMs) / MINUTE_MS);
    if (minute === this.#figuresMinute) return;
    this.#figuresMinute = minute;
    const byInstrument = this.#known.map((_, instrument) => figuresOf(market.view(instrument)));
    file.add({ kind: 'figures', figures: { atMs: nowMs(), byInstrument } });
  }

  /** The book below the best prices, now and then. */
  #book(instrument: number, atMs: number): void {
    const { market, isWorked } = this.#options;
    const lastMs = this.#bookMs[instrument] ?? Number.NEGATIVE_INFINITY;
    if (atMs - lastMs < BOOK_EVERY_MS || isWorked?.(instrument) !== true) return;
    const { bids, asks } = market.depth(instrument);
    if (bids.length + asks.length === 0) return;
    this.#bookMs[instrument] = atMs;
    for (let level = 0; level < DEPTH; level += 1) {
      const [bid, ask] = [bids[level] ?? NO_LEVEL, asks[level] ?? NO_LEVEL];
      const sizes = { bidLots: bid.lots, askLots: ask.lots };
      if (this.#buffer.isFull) this.flush();
      this.#buffer.addLevel(instrument, atMs, { level, bidTicks: bid.ticks, askTicks: ask.ticks, ...sizes });
    }
  }

  /** The market changes its day between two calls. */
  #today(): OpenDay {
    const { dir, market, nowMs, onProblem } = this.#options;
    const day = market.day();
    if (this.#open?.day.date === day.date) return this.#open;
    this.#closeDay();
    const path = recordingFile(dir, day.date, nowMs());
    this.#open = { day, file: new BlockFile({ path, onProblem }) };
    this.#figuresMinute = Number.NaN;
    return this.#open;
  }

  #closeDay(): void {
    this.flush();
    const ended = this.#open?.file.close();
    this.#open = null;
    if (ended === undefined) return;
    this.#closing.add(ended);
    void ended.finally(() => this.#closing.delete(ended));
  }
}

/** Every price is recorded, but size changes at most once a second. */
function isNews(known: KnownQuote | null, view: KnownQuote): boolean {
  if (known === null || known.bidTicks !== view.bidTicks || known.askTicks !== view.askTicks) return true;
  const isOld = view.updatedMs - known.updatedMs >= SIZES_EVERY_MS;
  return isOld && (known.bidLots !== view.bidLots || known.askLots !== view.askLots);
}
