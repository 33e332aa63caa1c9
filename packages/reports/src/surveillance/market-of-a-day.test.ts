import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeWindow } from './close-window.ts';
import type { FillRow, MarketDay } from './surveillance-queries.ts';
import { volumeBetween } from './volume-between.ts';

const OPEN = Date.UTC(2026, 9, 1, 13, 30);
const MINUTE = 60_000;
const buckets = [1_000, 100, 100, 4_000];
const CLOSE = OPEN + buckets.length * 5 * MINUTE;

const MARKET: MarketDay = {
  trade_date: '2026-10-01',
  exchange_symbol: 'AAA',
  day_volume: 5_200,
  day_open: 99,
  day_close: 101,
  close_auction_volume: 1_000,
  volume_buckets: buckets,
  session_open_ms: OPEN,
  session_close_ms: CLOSE,
};

function fill(atMs: number, values: Partial<FillRow> = {}): FillRow {
  return {
    child_order_numeric_id: 1,
    parent_order_numeric_id: 10,
    account: 'OWNER',
    alloc_account: 'OWNER-A',
    exchange_symbol: 'AAA',
    asset_class: 'EQUITY',
    order_side: 'BUY',
    trader_id: 'T1',
    strat: 'vwap',
    snap_bid: 99.9,
    snap_ask: 100.1,
    price: 100,
    quantity: 2_000,
    at_ms: atMs,
    liquidity: 'remove',
    contra_owner: null,
    contra_account: null,
    tick: 0.01,
    volatility: 0.02,
    country: 'US',
    ...values,
  };
}

describe('the close that surveillance looks at', () => {
  it('is the close of the calendar, not the last fill of the desk in that country', () => {
    expect(closeWindow([fill(CLOSE - 20 * MINUTE)], MARKET, null)).toBeNull();
    const window = closeWindow([fill(CLOSE - 20 * MINUTE), fill(CLOSE - MINUTE)], MARKET, null);
    expect(window).toMatchObject({ from_ms: CLOSE - 5 * MINUTE, to_ms: CLOSE, volumePercent: 40 });
  });

  it('is not guessed where the day does not say it', () => {
    expect(closeWindow([fill(CLOSE - MINUTE)], { ...MARKET, session_close_ms: null }, null)).toBeNull();
  });
});

describe('the volume between two moments', () => {
  it('is that of its own time of the day', () => {
    const between = volumeBetween(MARKET);
    expect(between(OPEN, OPEN + 5 * MINUTE)).toBe(1_000);
    expect(between(OPEN + 6 * MINUTE, OPEN + 7 * MINUTE)).toBe(20);
    expect(between(CLOSE - 6 * MINUTE, CLOSE - 4 * MINUTE)).toBe(20 + 800);
    expect(between(CLOSE + MINUTE, CLOSE + 2 * MINUTE)).toBe(0);
  });

  it('adds up, wherever it is cut', () => {
    const minute = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(minute, minute, minute, (...minutes) => {
        const [from = 0, cut = 0, to = 0] = minutes
          .toSorted((one, other) => one - other)
          .map((each, index) => OPEN + (each + index) * MINUTE);
        const between = volumeBetween(MARKET);
        expect(between(from, cut) + between(cut, to)).toBeCloseTo(between(from, to), 6);
      }),
    );
  });

  it('is an average where the day does not say when it opened', () => {
    expect(volumeBetween({ ...MARKET, session_open_ms: null })(OPEN, OPEN + 5 * MINUTE)).toBe(1_300);
  });
});
