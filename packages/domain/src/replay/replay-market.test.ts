import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinMarkets, midOf, NO_MARKET, quoteAt, type ReplayMarket, TradeSums } from './replay-market.ts';
import { thinQuotes } from './thin-quotes.ts';

const LENGTH_MS = 5_000;

const market = fc
  .array(fc.tuple(fc.nat({ max: LENGTH_MS }), fc.integer({ min: 100, max: 200 }), fc.integer({ min: 1, max: 9 })), {
    maxLength: 80,
  })
  .map((points): ReplayMarket => {
    const sorted = points.toSorted(([a], [b]) => a - b);
    const at_ms = sorted.map(([ms]) => ms);
    return {
      quotes: {
        at_ms,
        bid: sorted.map(([, bid]) => bid),
        ask: sorted.map(([, bid, spread]) => bid + spread),
        bid_size: sorted.map(() => 1),
        ask_size: sorted.map(() => 1),
      },
      trades: { at_ms, price: sorted.map(([, bid]) => bid), qty: sorted.map(([, , spread]) => spread) },
      gaps: [],
    };
  });

function cut({ quotes, trades }: ReplayMarket, from: number, to: number): ReplayMarket {
  const part = <Value>(values: readonly Value[]) => values.slice(from, to);
  return {
    quotes: {
      at_ms: part(quotes.at_ms),
      bid: part(quotes.bid),
      ask: part(quotes.ask),
      bid_size: part(quotes.bid_size),
      ask_size: part(quotes.ask_size),
    },
    trades: { at_ms: part(trades.at_ms), price: part(trades.price), qty: part(trades.qty) },
    gaps: [],
  };
}

describe('the market of a replay', () => {
  it('is the same whatever pages it came in', () => {
    fc.assert(
      fc.property(market, fc.nat({ max: 80 }), (whole, at) => {
        const [head, tail] = [cut(whole, 0, at), cut(whole, at, whole.quotes.at_ms.length)];
        expect(joinMarkets(joinMarkets(NO_MARKET, head), tail)).toEqual(whole);
      }),
    );
  });

  it('has the last quote at or before a moment', () => {
    fc.assert(
      fc.property(market, fc.nat({ max: LENGTH_MS }), (whole, ms) => {
        const last = whole.quotes.at_ms.findLastIndex((at) => at <= ms);
        expect(quoteAt(whole, ms)?.bid ?? null).toBe(whole.quotes.bid[last] ?? null);
      }),
    );
  });

  it('knows no quote in a gap, and none from before it afterwards', () => {
    const quotes = { at_ms: [0, 50], bid: [10, 11], ask: [12, 13], bid_size: [1, 1], ask_size: [1, 1] };
    const seen = { quotes, trades: NO_MARKET.trades, gaps: [{ from_ms: 20, to_ms: 40 }] };
    expect([10, 30, 45, 60].map((ms) => midOf(quoteAt(seen, ms)))).toEqual([11, null, null, 12]);
  });

  it('joins a gap that goes on in the next page', () => {
    const first = { ...NO_MARKET, gaps: [{ from_ms: 10, to_ms: 20 }] };
    const next = {
      ...NO_MARKET,
      gaps: [
        { from_ms: 20, to_ms: 30 },
        { from_ms: 50, to_ms: 60 },
      ],
    };
    expect(joinMarkets(first, next).gaps).toEqual([
      { from_ms: 10, to_ms: 30 },
      { from_ms: 50, to_ms: 60 },
    ]);
  });

  it('adds up volume and VWAP like a loop over the trades', () => {
    fc.assert(
      fc.property(market, fc.nat({ max: LENGTH_MS }), fc.nat({ max: LENGTH_MS }), ({ trades }, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const sums = new TradeSums(trades);
        let [volume, value] = [0, 0];
        for (const [index, ms] of trades.at_ms.entries()) {
          if (ms <= from || ms > to) continue;
          volume += trades.qty[index] ?? 0;
          value += (trades.qty[index] ?? 0) * (trades.price[index] ?? 0);
        }
        expect(sums.volume(from, to)).toBe(volume);
        expect(sums.vwap(from, to)).toBe(volume === 0 ? null : value / volume);
      }),
    );
  });
});

describe('quotes for drawing', () => {
  it('keep the highest and the lowest price, however few columns there are', () => {
    fc.assert(
      fc.property(market, fc.integer({ min: 1, max: 40 }), ({ quotes }, columns) => {
        const drawn = thinQuotes(quotes, [], { from_ms: 0, to_ms: LENGTH_MS }, columns);
        expect(drawn).toHaveLength(columns);
        const all = (of: (column: (typeof drawn)[number]) => number | null) =>
          drawn.flatMap((column) => of(column) ?? []);
        expect(Math.min(...all(({ lowBid }) => lowBid))).toBe(Math.min(...quotes.bid.map(Number)));
        expect(Math.max(...all(({ highAsk }) => highAsk))).toBe(Math.max(...quotes.ask.map(Number)));
      }),
    );
  });

  it('have the quote of the very last moment, into however many columns the time is cut', () => {
    const quotes = { at_ms: [LENGTH_MS], bid: [10], ask: [12], bid_size: [1], ask_size: [1] };
    for (let columns = 1; columns <= 2_000; columns += 1) {
      const drawn = thinQuotes(quotes, [], { from_ms: 0, to_ms: LENGTH_MS }, columns);
      expect(drawn.at(-1), `${columns} columns`).toMatchObject({ lowBid: 10, highAsk: 12 });
    }
  });

  it('have every quote of the very first moment', () => {
    const quotes = { at_ms: [0, 0], bid: [100, 101], ask: [101, 102], bid_size: [1, 1], ask_size: [1, 1] };
    const [first] = thinQuotes(quotes, [], { from_ms: 0, to_ms: LENGTH_MS }, 1);
    expect(first).toMatchObject({ lowBid: 100, highBid: 101, lowAsk: 101, highAsk: 102 });
  });

  it('are left out where nobody saw the market', () => {
    const quotes = { at_ms: [0, 80], bid: [10, 11], ask: [12, 13], bid_size: [1, 1], ask_size: [1, 1] };
    const drawn = thinQuotes(quotes, [{ from_ms: 25, to_ms: 75 }], { from_ms: 0, to_ms: 100 }, 4);
    expect(drawn.map(({ lowBid }) => lowBid)).toEqual([10, null, null, 11]);
  });
});
