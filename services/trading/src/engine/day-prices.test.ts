import { describe, expect, it } from 'vitest';
import { TestMarket } from '../kernel/testing/test-market.ts';
import { DayPrices } from './day-prices.ts';

const MINUTE = 60_000;
const ACME = { index: 0, tickSize: 0.01 };

function open() {
  const market = new TestMarket();
  const { openMs, date } = market.day();
  const clock = { nowMs: openMs + MINUTE };
  const prices = new DayPrices({ market, instruments: [ACME], nowMs: () => clock.nowMs });
  market.move(0, { openTicks: 9_900, lastTicks: 10_000 });
  return { market, clock, prices, openMs, date };
}

describe('the prices of the day', () => {
  it('begin with the open, have a point a minute, and end now', () => {
    const { market, clock, prices, openMs } = open();
    prices.tick();
    prices.tick();
    clock.nowMs += MINUTE;
    market.move(0, { lastTicks: 10_100 });
    prices.tick();
    clock.nowMs += 10_000;
    market.move(0, { lastTicks: 10_200 });
    expect(prices.of(ACME)).toEqual([
      [openMs, 99],
      [openMs + MINUTE, 100],
      [openMs + 2 * MINUTE, 101],
      [openMs + 2 * MINUTE + 10_000, 102],
    ]);
  });

  it('are filled from what was recorded before a restart', () => {
    const { clock, prices, openMs, date } = open();
    clock.nowMs = openMs + 5 * MINUTE;
    const seen = (minute: number, lastTicks: number | null) => ({
      atMs: openMs + minute * MINUTE,
      lastTicks: [lastTicks],
    });
    prices.restore(date, [seen(2, 9_800), seen(1, 9_850), seen(3, null), seen(2, 1)]);
    expect(prices.of(ACME).map(([, price]) => price)).toEqual([99, 98.5, 98, 100]);
  });

  it('have the morning of an instrument that was recorded later than others', () => {
    const { clock, prices, openMs, date } = open();
    clock.nowMs = openMs + 5 * MINUTE;
    const minute = (at: number, lastTicks: readonly (number | null)[]) => ({ atMs: openMs + at * MINUTE, lastTicks });
    prices.restore(date, [minute(1, [null, 5]), minute(2, [9_800, 6])]);
    expect(prices.first(0)).toEqual({ atMs: openMs + 2 * MINUTE, lastTicks: 9_800 });
    expect(prices.first(1)).toEqual({ atMs: openMs + MINUTE, lastTicks: 5 });
    prices.restore(date, [minute(1, [9_700, 4]), minute(2, [1, 1])]);
    expect(prices.of(ACME).map(([, price]) => price)).toEqual([99, 97, 98, 100]);
  });

  it('are those of today alone', () => {
    const { market, clock, prices, openMs } = open();
    prices.tick();
    market.currentDay = { ...market.day(), date: '2099-01-01', openMs: openMs + 1_000 * MINUTE };
    clock.nowMs = openMs + 1_001 * MINUTE;
    expect(prices.of(ACME)).toHaveLength(2);
  });
});
