import { describe, expect, it } from 'vitest';
import type { MarketTrade } from '../../market/market-port.ts';
import { marketView } from '../testing/market-view.ts';
import { MarketTape } from './market-tape.ts';
import { intervalBetween } from './tape-mark.ts';

const trade = (atMs: number, lots: number, priceHalfTicks: number, isCountable = true): MarketTrade => ({
  instrument: 0,
  atMs,
  lots,
  priceHalfTicks,
  isCountable,
  venue: 'XNAS',
  ownChildId: null,
});

describe('market tape', () => {
  it('gives the volume and VWAP between two marks', () => {
    const tape = new MarketTape(1, 0);
    tape.trade(trade(1, 100, 2000));
    const start = tape.mark(0, 2);
    tape.trade(trade(3, 300, 2000));
    tape.trade(trade(4, 100, 2008, false));
    const interval = intervalBetween(start, tape.mark(0, 5));
    expect(interval).toMatchObject({ lots: 400, countableLots: 300, vwapHalfTicks: 2002 });
  });

  it('weighs spread and mid by time, and leaves out the time without two sides', () => {
    const tape = new MarketTape(1, 0);
    tape.view(0, marketView({ bidTicks: 100, askTicks: 102 }), 1_000);
    const start = tape.mark(0, 1_000);
    tape.view(0, marketView({ bidTicks: 100, askTicks: 106 }), 4_000);
    tape.view(0, marketView({ bidTicks: null, askTicks: 106 }), 5_000);
    const interval = intervalBetween(start, tape.mark(0, 60_000));
    expect(interval.spreadTicks).toBe((2 * 3_000 + 6 * 1_000) / 4_000);
    expect(interval.midHalfTicks).toBe((202 * 3_000 + 206 * 1_000) / 4_000);
  });

  it('has nothing to say of an empty interval', () => {
    const tape = new MarketTape(1, 0);
    const mark = tape.mark(0, 10);
    expect(intervalBetween(mark, mark)).toEqual({
      lots: 0,
      countableLots: 0,
      vwapHalfTicks: null,
      spreadTicks: null,
      midHalfTicks: null,
    });
  });

  it('forgets after five minutes what was recent', () => {
    const tape = new MarketTape(1, 0);
    tape.trade(trade(5_000, 10, 2000));
    tape.trade(trade(200_000, 20, 2000));
    tape.trade(trade(200_001, 40, 2000, false));
    expect(tape.recentCountableLots(0, 250_000)).toBe(30);
    expect(tape.recentCountableLots(0, 320_000)).toBe(20);
    expect(tape.recentCountableLots(0, 900_000)).toBe(0);
  });

  it('goes on from a mark of an earlier run', () => {
    const before = new MarketTape(1, 0);
    before.trade(trade(1, 100, 2000));
    const mark = before.mark(0, 10);
    const after = new MarketTape(1, 1_000);
    after.restore(0, mark);
    after.trade(trade(1_001, 50, 2010));
    expect(intervalBetween(mark, after.mark(0, 1_002))).toMatchObject({ lots: 50, vwapHalfTicks: 2010 });
  });
});
