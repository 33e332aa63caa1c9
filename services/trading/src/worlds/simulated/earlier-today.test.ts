import { ONE_STEP, priceSteps } from '@meridian/domain/reference/price-steps';
import { describe, expect, it } from 'vitest';
import type { MarketView } from '../../market/market-port.ts';
import { earlierToday } from './earlier-today.ts';

const day = { date: '2026-11-16', openMs: 0, closeMs: 390 * 60_000 };
const traded = { openTicks: 100, highTicks: 140, lowTicks: 90, lastTicks: 120 };
const untraded = { openTicks: null, highTicks: null, lowTicks: null, lastTicks: null };
const market = {
  day: () => day,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these fields are read
  view: (index: number) => (index === 0 ? traded : untraded) as unknown as MarketView,
};

const instruments = [
  { index: 0, steps: ONE_STEP },
  { index: 1, steps: ONE_STEP },
];

function pathsAt(nowMs: number, seed = 7) {
  return earlierToday({ market, instruments, seed, nowMs, firstRecorded: () => null });
}

describe('earlier today', () => {
  it('has a price for each minute from the open on, inside the range of the day', () => {
    const minutes = pathsAt(120 * 60_000);
    expect(minutes.map(({ atMs }) => atMs)).toEqual(Array.from({ length: 120 }, (_, minute) => minute * 60_000));
    const prices = minutes.map(({ lastTicks }) => lastTicks[0] ?? Number.NaN);
    expect(prices[0]).toBe(100);
    expect(prices.every((price) => price >= 90 && price <= 140)).toBe(true);
    expect(new Set(prices).size).toBeGreaterThan(10);
    expect(minutes.every(({ lastTicks }) => lastTicks[1] === null)).toBe(true);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(pathsAt(60 * 60_000)).toEqual(pathsAt(60 * 60_000));
    expect(pathsAt(60 * 60_000)).not.toEqual(pathsAt(60 * 60_000, 8));
  });

  it('ends where the recording begins', () => {
    const first = { atMs: 30 * 60_000, lastTicks: 91 };
    const firstRecorded = (index: number) => (index === 0 ? first : null);
    const minutes = earlierToday({ market, instruments, seed: 7, nowMs: 120 * 60_000, firstRecorded });
    expect(minutes).toHaveLength(30);
    expect(minutes.at(-1)?.lastTicks[0]).toBeLessThan(110);
  });

  it('shows prices of the tick table', () => {
    const bands = [
      { from_price: 0, tick_size: 1 },
      { from_price: 110, tick_size: 5 },
    ];
    const stepped = instruments.map(({ index }) => ({ index, steps: priceSteps(bands, 1) }));
    const minutes = earlierToday({
      market,
      instruments: stepped,
      seed: 7,
      nowMs: 120 * 60_000,
      firstRecorded: () => null,
    });
    const prices = minutes.map(({ lastTicks }) => lastTicks[0] ?? 0);
    expect(prices.filter((price) => price >= 110 && price % 5 !== 0)).toEqual([]);
    expect(prices.some((price) => price > 110)).toBe(true);
    expect(prices.some((price) => price < 110 && price % 5 !== 0)).toBe(true);
  });

  it('is nothing before the open', () => {
    expect(pathsAt(-5 * 60_000)).toEqual([]);
  });
});
