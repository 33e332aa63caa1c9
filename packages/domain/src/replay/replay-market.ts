/** Best prices, each valid until the next. Null on a side without one. Columns of equal length. */
export type ReplayQuotes = {
  readonly at_ms: readonly number[];
  readonly bid: readonly (number | null)[];
  readonly ask: readonly (number | null)[];
  readonly bid_size: readonly number[];
  readonly ask_size: readonly number[];
};

export type ReplayTrades = {
  readonly at_ms: readonly number[];
  readonly price: readonly number[];
  readonly qty: readonly number[];
};

/** A time in which nobody saw the market. */
export type ReplayGap = { readonly from_ms: number; readonly to_ms: number };

export type ReplayMarket = {
  readonly quotes: ReplayQuotes;
  readonly trades: ReplayTrades;
  /** Oldest first. */
  readonly gaps: readonly ReplayGap[];
};

export const NO_MARKET: ReplayMarket = {
  quotes: { at_ms: [], bid: [], ask: [], bid_size: [], ask_size: [] },
  trades: { at_ms: [], price: [], qty: [] },
  gaps: [],
};

/** The next page behind what is known. Times in it are later. */
export function joinMarkets(known: ReplayMarket, more: ReplayMarket): ReplayMarket {
  const { quotes, trades } = known;
  return {
    quotes: {
      at_ms: [...quotes.at_ms, ...more.quotes.at_ms],
      bid: [...quotes.bid, ...more.quotes.bid],
      ask: [...quotes.ask, ...more.quotes.ask],
      bid_size: [...quotes.bid_size, ...more.quotes.bid_size],
      ask_size: [...quotes.ask_size, ...more.quotes.ask_size],
    },
    trades: {
      at_ms: [...trades.at_ms, ...more.trades.at_ms],
      price: [...trades.price, ...more.trades.price],
      qty: [...trades.qty, ...more.trades.qty],
    },
    gaps: joinGaps(known.gaps, more.gaps),
  };
}

/** A gap that goes on in the next page is one gap. */
function joinGaps(known: readonly ReplayGap[], more: readonly ReplayGap[]): readonly ReplayGap[] {
  const last = known.at(-1);
  const [first, ...rest] = more;
  if (last === undefined || first === undefined || first.from_ms > last.to_ms) return [...known, ...more];
  return [...known.slice(0, -1), { from_ms: last.from_ms, to_ms: Math.max(last.to_ms, first.to_ms) }, ...rest];
}

/** The number of times at or before a moment, in ascending times. */
export function countUntil(times: readonly number[], ms: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type ReplayQuote = {
  readonly at_ms: number;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly bid_size: number;
  readonly ask_size: number;
};

/** The quote that stood at a moment. Null before the first, and inside a gap. */
export function quoteAt({ quotes, gaps }: ReplayMarket, ms: number): ReplayQuote | null {
  const index = countUntil(quotes.at_ms, ms) - 1;
  const at_ms = quotes.at_ms[index];
  if (at_ms === undefined || gaps.some(({ from_ms, to_ms }) => ms >= from_ms && ms < to_ms)) return null;
  // A quote from before a gap says nothing about the time after it.
  if (gaps.some(({ from_ms, to_ms }) => at_ms < from_ms && ms >= to_ms)) return null;
  return {
    at_ms,
    bid: quotes.bid[index] ?? null,
    ask: quotes.ask[index] ?? null,
    bid_size: quotes.bid_size[index] ?? 0,
    ask_size: quotes.ask_size[index] ?? 0,
  };
}

export function midOf(quote: Pick<ReplayQuote, 'bid' | 'ask'> | null): number | null {
  return quote === null || quote.bid === null || quote.ask === null ? null : (quote.bid + quote.ask) / 2;
}

/** Running sums of the trades, so that the volume and VWAP until any moment are one lookup. */
export class TradeSums {
  readonly #times: readonly number[];
  readonly #qty: Float64Array;
  readonly #value: Float64Array;

  constructor({ at_ms, price, qty }: ReplayTrades) {
    this.#times = at_ms;
    this.#qty = new Float64Array(at_ms.length + 1);
    this.#value = new Float64Array(at_ms.length + 1);
    for (let index = 0; index < at_ms.length; index += 1) {
      const size = qty[index] ?? 0;
      this.#qty[index + 1] = (this.#qty[index] ?? 0) + size;
      this.#value[index + 1] = (this.#value[index] ?? 0) + size * (price[index] ?? 0);
    }
  }

  /** Traded after `fromMs`, up to and including `toMs`. */
  volume(fromMs: number, toMs: number): number {
    return this.#between(this.#qty, fromMs, toMs);
  }

  /** Null without a trade in between. */
  vwap(fromMs: number, toMs: number): number | null {
    const volume = this.volume(fromMs, toMs);
    return volume > 0 ? this.#between(this.#value, fromMs, toMs) / volume : null;
  }

  #between(sums: Float64Array, fromMs: number, toMs: number): number {
    const until = sums[countUntil(this.#times, toMs)] ?? 0;
    return Math.max(0, until - (sums[countUntil(this.#times, fromMs)] ?? 0));
  }
}
