import { describe, expect, it } from 'vitest';
import type { InstrumentMarket } from './instrument-market.ts';
import { continuousDays, type ContinuousDays } from './testing/continuous-days.ts';
import { smallSimulator, smallUniverse, START_MS } from './testing/small-world.ts';
import { MEAN_VOLATILITY } from './flow/log-volatility.ts';

describe('a book', () => {
  it('always has two sides and never crosses, even with very large orders', () => {
    let seen = 0;
    const check = ({ book }: InstrumentMarket) => {
      seen += 1;
      const isSound = book.holds(book.bestBid) && book.holds(book.bestAsk) && book.bestBid < book.bestAsk;
      if (!isSound) throw new Error(`bid ${book.bestBid}, ask ${book.bestAsk}`);
    };
    // With few trades a day each is many times as large as the size at a price.
    continuousDays('VOD', 2, { tradesPerDay: 400, limitEventsPerTrade: 30 }, check);
    continuousDays('CSU', 1, { tradesPerDay: 4_000, limitEventsPerTrade: 2 }, check);
    expect(seen).toBeGreaterThan(10_000);
  });

  it('has a mid within a tick of the fair value at all times, so that nothing lags', () => {
    let furthest = 0;
    continuousDays('KO', 1, {}, (market) => {
      furthest = Math.max(furthest, Math.abs(market.midHalfTicks / 2 - market.fair));
    });
    expect(furthest).toBeLessThanOrEqual(1);
    expect(furthest).toBeGreaterThan(0.5);
  });

  it('stays of a bounded size', () => {
    let most = 0;
    const { market } = continuousDays('BLK', 1, { tradesPerDay: 8_000 }, ({ book }) => {
      most = Math.max(most, book.marketCount);
    });
    expect(most).toBeLessThan(4 * market.model.restingOrders);
    expect(most).toBeGreaterThan(market.model.restingOrders / 2);
  });
});

describe('lit venues', () => {
  const seen = { volatility: 0, count: 0 };
  const { trades, market }: ContinuousDays = continuousDays(
    'V',
    4,
    { limitEventsPerTrade: 1 },
    ({ volatilityFactor }) => {
      seen.volatility += volatilityFactor;
      seen.count += 1;
    },
  );
  /** Trades push less on calm days, and four days may be calm. */
  const wildness = seen.volatility / seen.count / MEAN_VOLATILITY;
  const byVenue = [0, 1, 2].map((queue) => trades.filter((trade) => trade.queue === queue));

  it('share the volume as 50, 30 and 20 per cent', () => {
    for (const [queue, share] of [0.5, 0.3, 0.2].entries()) {
      expect((byVenue[queue]?.length ?? 0) / trades.length).toBeCloseTo(share, 1);
    }
  });

  it('move against resting orders by 0.1, 0.2 and 0.3 spreads within a second', () => {
    for (const [queue, expected] of [0.1, 0.2, 0.3].entries()) {
      const venue = byVenue[queue] ?? [];
      const moved = venue.reduce((sum, trade) => sum + trade.sign * (trade.midLater - trade.midBefore), 0);
      const spreads = moved / venue.length / market.model.spreadTicks;
      expect(Math.abs(spreads / wildness - expected)).toBeLessThan(0.05);
    }
  });
});

describe('a day', () => {
  it('trades about the usual volume, in the usual places, at prices on ticks', () => {
    const universe = smallUniverse(['MSFT', 'SAP', '7203', 'ZNZ26']);
    const simulator = smallSimulator([], { universe, startMs: START_MS - 121 * 60_000 });
    const closeMs = simulator.market.day().closeMs;
    let offBook = 0;
    let auction = 0;
    let isOnTick = true;
    simulator.market.onTrade(({ venue, lots, instrument, isCountable, priceHalfTicks }) => {
      if (venue === 'XAUC' && instrument === 0) auction += lots;
      if (venue !== 'XAUC' && !isCountable && instrument === 0) offBook += lots;
      isOnTick &&= !isCountable || priceHalfTicks % 2 === 0;
    });
    simulator.advanceTo(closeMs + 1_000);
    for (const instrument of universe.instruments) {
      const { dayLots, lowTicks, highTicks, openTicks, lastTicks, dayTurnover } = simulator.market.view(
        instrument.index,
      );
      expect(dayLots / instrument.averageDailyLots).toBeGreaterThan(0.75);
      expect(dayLots / instrument.averageDailyLots).toBeLessThan(1.3);
      const vwap = dayTurnover / dayLots;
      for (const price of [openTicks, lastTicks, vwap]) {
        expect(price).toBeGreaterThanOrEqual(lowTicks ?? Infinity);
        expect(price).toBeLessThanOrEqual(highTicks ?? -Infinity);
      }
    }
    const { averageDailyLots } = universe.instruments[0] ?? { averageDailyLots: 1 };
    expect(auction / averageDailyLots).toBeGreaterThan(0.06);
    expect(auction / averageDailyLots).toBeLessThan(0.2);
    expect(offBook / averageDailyLots).toBeGreaterThan(0.05);
    expect(isOnTick).toBe(true);
  }, 60_000);
});

describe('calendar spreads', () => {
  it('equal the difference of their legs within their spread, so that legging earns nothing for free', () => {
    const symbols = ['NQZ26', 'NQH27', 'NQM27', 'NQZ26-NQH27', 'NQH27-NQM27'];
    const simulator = smallSimulator(symbols, { startMs: START_MS - 126 * 60_000 });
    const { openMs } = simulator.market.day();
    const gapOf = (spread: number, near: number, far: number) => {
      const [of, one, other] = [spread, near, far].map((each) => simulator.market.view(each));
      const [mid, nearMid, farMid] = [of, one, other].map(
        (view) => ((view?.bidTicks ?? 0) + (view?.askTicks ?? 0)) / 2,
      );
      return { gap: (mid ?? 0) - (nearMid ?? 0) + (farMid ?? 0), width: (of?.askTicks ?? 0) - (of?.bidTicks ?? 0) };
    };
    let trades = 0;
    simulator.market.onTrade(({ instrument }) => {
      trades += instrument === 3 ? 1 : 0;
    });
    const gaps: { readonly gap: number; readonly width: number }[][] = [[], []];
    for (let atMs = openMs + 1_000; atMs < openMs + 120 * 60_000; atMs += 1_000) {
      simulator.advanceTo(atMs);
      gaps[0]?.push(gapOf(3, 0, 1));
      gaps[1]?.push(gapOf(4, 1, 2));
    }
    for (const seen of gaps) {
      const rms = Math.sqrt(seen.reduce((sum, { gap }) => sum + gap * gap, 0) / seen.length);
      expect(rms).toBeLessThan(seen.reduce((sum, { width }) => sum + width, 0) / seen.length);
      expect(rms).toBeGreaterThan(0.2);
    }
    expect(simulator.market.view(3).askTicks).toBeLessThan(0);
    expect(trades).toBeGreaterThan(500);
  }, 60_000);
});
