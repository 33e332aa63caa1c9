import { isOnStep, stepAt, stepFloor } from '@meridian/domain/reference/price-steps';
import { describe, expect, it } from 'vitest';
import type { Reference } from '../../reference/reference.ts';
import { createMarketSimulator } from './market-simulator.ts';
import { order, reportsOf, SESSION, smallUniverse, START_MS } from './testing/small-world.ts';

/** A Japanese share that closed at the edge of a band: half a yen below 3,000, one yen above. */
function atTheEdge(): Reference {
  const universe = smallUniverse(['7203']);
  const instruments = universe.instruments.map((one) => ({
    ...one,
    previousCloseTicks: 30_000,
    averageSpreadTicks: 15,
    dailyVolatility: 0.06,
  }));
  return { ...universe, instruments };
}

const universe = atTheEdge();
const steps = universe.instruments[0]?.steps ?? [{ fromUnits: 0, units: 1 }];
const base = { seed: 3, universe, session: SESSION, startMs: START_MS, hasIncidents: false };

/** True for a price on a tick or in the middle of two. */
function isPrice(halfTicks: number): boolean {
  if (halfTicks % 2 === 0 && isOnStep(steps, halfTicks / 2)) return true;
  return Number.isSafeInteger(halfTicks) && halfTicks % stepAt(steps, stepFloor(steps, halfTicks / 2)) === 0;
}

describe('a market that crosses a band of its tick table', () => {
  const simulator = createMarketSimulator(base);
  const quotes: number[] = [];
  const lit: number[] = [];
  const mids: number[] = [];
  simulator.market.onViews(() => {
    const { bidTicks, askTicks, lastTicks, highTicks, lowTicks } = simulator.market.view(0);
    for (const ticks of [bidTicks, askTicks, lastTicks, highTicks, lowTicks]) if (ticks !== null) quotes.push(ticks);
  });
  simulator.market.onTrade(({ priceHalfTicks, isCountable }) => (isCountable ? lit : mids).push(priceHalfTicks));
  const reports = reportsOf(simulator);
  const on = { destination: 'APAC-SOR', venue: 'XTKS', lots: 3 };
  for (let minute = 0; minute < 120; minute += 1) {
    simulator.venue.submit(order(minute + 1, { ...on, side: minute % 2 === 0 ? 1 : -1, timeInForce: 'IOC' }));
    for (let second = 0; second < 60; second += 5) simulator.advanceTo(START_MS + minute * 60_000 + second * 1_000);
  }

  it('trades on both sides of the edge', () => {
    expect(quotes.some((ticks) => ticks > 30_000)).toBe(true);
    expect(quotes.some((ticks) => ticks < 30_000)).toBe(true);
  });

  it('shows only valid prices in quotes, prints and depth', () => {
    expect(quotes.filter((ticks) => !isOnStep(steps, ticks))).toEqual([]);
    expect(lit.filter((half) => half % 2 !== 0 || !isOnStep(steps, half / 2))).toEqual([]);
    expect(mids.filter((half) => !isPrice(half))).toEqual([]);
    const { bids, asks } = simulator.market.depth(0);
    expect([...bids, ...asks].filter(({ ticks }) => !isOnStep(steps, ticks))).toEqual([]);
  });

  it('has a turnover in money: the VWAP lies between the low and the high of the day', () => {
    const { dayLots, dayTurnover, lowTicks, highTicks } = simulator.market.view(0);
    expect(dayTurnover / dayLots).toBeGreaterThanOrEqual(lowTicks ?? Infinity);
    expect(dayTurnover / dayLots).toBeLessThanOrEqual(highTicks ?? 0);
  });

  it('fills own orders at valid prices and reports the quote in the same units', () => {
    const fills = reports.filter((report) => report.kind === 'filled');
    expect(fills.length).toBeGreaterThan(50);
    for (const { priceHalfTicks, quoteBefore } of fills) {
      expect(isOnStep(steps, priceHalfTicks / 2)).toBe(true);
      expect(quoteBefore?.bidTicks ?? 0).toBeGreaterThan(25_000);
    }
  });

  it('refuses a limit between two ticks, each side of the edge by its own band', () => {
    const limit = (childId: number, limitTicks: number) =>
      simulator.venue.submit(order(childId, { ...on, limitTicks, kind: 'limit' }));
    limit(901, 20_005);
    limit(902, 20_003);
    limit(903, 35_005);
    limit(904, 20_000);
    simulator.advanceTo(START_MS + 121 * 60_000);
    const refused = reports.filter((report) => report.kind === 'rejected' && report.childId > 900);
    expect(refused).toMatchObject([
      { childId: 902, reason: 'Price is not on a tick' },
      { childId: 903, reason: 'Price is not on a tick' },
    ]);
  });

  it('continues after a restart, also when the close was imported in another band', () => {
    const snapshot = simulator.snapshot();
    const nowMs = START_MS + 121 * 60_000;
    const before = simulator.market.view(0);
    const moved = universe.instruments.map((one) => ({ ...one, previousCloseTicks: 28_000 }));
    const next = createMarketSimulator({
      ...base,
      universe: { ...universe, instruments: moved },
      startMs: nowMs,
      snapshot,
    });
    const after = next.market.view(0);
    expect(after).toMatchObject({ lastTicks: before.lastTicks, openTicks: before.openTicks, dayLots: before.dayLots });
    expect(after.previousCloseTicks).toBe(before.previousCloseTicks);
    expect(Math.abs((after.bidTicks ?? 0) - (before.bidTicks ?? 0))).toBeLessThan(200);
  });
});
