/** Market data as integers of one width, which are cheap to write. */
const WORDS = 6;
const QUOTE = 1;
const TRADE = 2;
/** The first of DEPTH kinds, one for each level of a book. */
const BOOK = 3;
/** Means no price, because zero is a valid price. */
const NO_PRICE = -(2 ** 31);

export type SeenQuote = {
  readonly bidTicks: number | null;
  readonly askTicks: number | null;
  readonly bidLots: number;
  readonly askLots: number;
};

export type SeenTrade = {
  readonly instrument: number;
  readonly atMs: number;
  readonly priceHalfTicks: number;
  readonly lots: number;
  readonly isCountable: boolean;
};

/** One level of a book. A sample has all DEPTH levels, best first, at one time. */
export type SeenLevel = SeenQuote & { readonly level: number };

export type Records = { readonly baseMs: number; readonly words: Int32Array<ArrayBuffer> };

/** A buffer of records. Times are relative to the first one. */
export class RecordBuffer {
  readonly #words: Int32Array<ArrayBuffer>;
  #used = 0;
  #baseMs = 0;

  constructor(capacity: number) {
    this.#words = new Int32Array(capacity * WORDS);
  }

  get isFull(): boolean {
    return this.#used === this.#words.length;
  }

  get isEmpty(): boolean {
    return this.#used === 0;
  }

  addQuote(instrument: number, atMs: number, { bidTicks, askTicks, bidLots, askLots }: SeenQuote): void {
    this.#add(QUOTE, instrument, atMs, bidTicks ?? NO_PRICE, askTicks ?? NO_PRICE, bidLots, askLots);
  }

  addTrade({ instrument, atMs, priceHalfTicks, lots, isCountable }: SeenTrade): void {
    this.#add(TRADE, instrument, atMs, priceHalfTicks, lots, isCountable ? 1 : 0, 0);
  }

  /** One level of a book, from 0 for the best. */
  addLevel(instrument: number, atMs: number, { level, bidTicks, askTicks, bidLots, askLots }: SeenLevel): void {
    this.#add(BOOK + level, instrument, atMs, bidTicks ?? NO_PRICE, askTicks ?? NO_PRICE, bidLots, askLots);
  }

  /** A copy of the records. The buffer is then empty. */
  take(): Records {
    const words = this.#words.slice(0, this.#used);
    this.#used = 0;
    return { baseMs: this.#baseMs, words };
  }

  #add(kind: number, instrument: number, atMs: number, a: number, b: number, c: number, d: number): void {
    if (this.isFull) throw new Error('the buffer is full');
    if (this.isEmpty) this.#baseMs = atMs;
    const words = this.#words;
    const at = this.#used;
    words[at] = kind | (instrument << 8);
    words[at + 1] = atMs - this.#baseMs;
    words[at + 2] = a;
    words[at + 3] = b;
    words[at + 4] = c;
    words[at + 5] = d;
    this.#used += WORDS;
  }
}

export type RecordReader = {
  quote(instrument: number, atMs: number, quote: SeenQuote): void;
  trade(trade: SeenTrade): void;
  /** Missing where books are of no interest. */
  level?(instrument: number, atMs: number, level: SeenLevel): void;
};

/** In the order in which they were added. */
export function readRecords({ baseMs, words }: Records, reader: RecordReader): void {
  for (let at = 0; at + WORDS <= words.length; at += WORDS) {
    const word = (index: number) => words[at + index] ?? 0;
    const priceOf = (index: number) => (word(index) === NO_PRICE ? null : word(index));
    const instrument = word(0) >> 8;
    const atMs = baseMs + word(1);
    const kind = word(0) & 0xff;
    if (kind === TRADE) {
      reader.trade({ instrument, atMs, priceHalfTicks: word(2), lots: word(3), isCountable: word(4) === 1 });
      continue;
    }
    const quote = { bidTicks: priceOf(2), askTicks: priceOf(3), bidLots: word(4), askLots: word(5) };
    if (kind === QUOTE) reader.quote(instrument, atMs, quote);
    else reader.level?.(instrument, atMs, { ...quote, level: kind - BOOK });
  }
}
