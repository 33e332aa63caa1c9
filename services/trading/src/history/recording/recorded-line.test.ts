import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalBetween } from '../../kernel/tape/tape-mark.ts';
import { TEST_DAY } from '../../kernel/testing/test-market.ts';
import { MINUTE_MS, MINUTES, total } from '../slots.ts';
import { PathBudget } from './mid-path.ts';
import { RecordedLine } from './recorded-line.ts';

const { openMs, closeMs } = TEST_DAY;
const newLine = () => new RecordedLine(TEST_DAY, new PathBudget(1_000));
const quote = (bidTicks: number, askTicks: number) => ({ bidTicks, askTicks, bidLots: 1, askLots: 3 });
const print = (atMs: number, lots: number, priceHalfTicks = 200) => ({ instrument: 0, atMs, lots, priceHalfTicks });

describe('one instrument as it was seen', () => {
  it('has each minute of a quote in that minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 24_000 }), fc.nat(25_000), (fromS, forS) => {
        const line = newLine();
        const [fromMs, toMs] = [openMs + fromS * 1_000, openMs + (fromS + forS) * 1_000];
        line.quote(fromMs, quote(100, 102));
        line.loseSight(toMs);
        const insideMs = Math.max(0, Math.min(toMs, closeMs) - Math.max(fromMs, openMs));
        expect(total(line.sums.quotedMs)).toBe(insideMs);
        expect(Math.max(...line.sums.quotedMs)).toBeLessThanOrEqual(MINUTE_MS);
        const full = line.sums.quotedMs.findIndex((ms) => ms === MINUTE_MS);
        const firstFull = 1 + Math.ceil(Math.max(0, fromMs - openMs) / MINUTE_MS);
        expect(full).toBe(insideMs > 0 && openMs + firstFull * MINUTE_MS <= Math.min(toMs, closeMs) ? firstFull : -1);
      }),
    );
  });

  it('gives the market between two minutes', () => {
    const line = newLine();
    line.quote(openMs, quote(100, 102));
    line.quote(openMs + 10 * MINUTE_MS, quote(104, 110));
    line.trade({ ...print(openMs + 9 * MINUTE_MS, 5, 204), isCountable: true });
    line.trade({ ...print(openMs + 10 * MINUTE_MS + 1, 20, 210), isCountable: false });
    line.loseSight(openMs + 30 * MINUTE_MS);
    const between = (from: number, to: number) =>
      intervalBetween(line.markAt(openMs + from * MINUTE_MS), line.markAt(openMs + to * MINUTE_MS));
    expect(between(8, 12)).toEqual({
      lots: 25,
      countableLots: 5,
      vwapHalfTicks: (5 * 204 + 20 * 210) / 25,
      spreadTicks: 4,
      midHalfTicks: (202 + 214) / 2,
    });
    expect(between(10, 12).lots).toBe(20);
  });

  it('has its auctions in the intervals that begin before the open and end with the close', () => {
    const line = newLine();
    for (const atMs of [openMs, openMs + MINUTE_MS, closeMs]) line.trade({ ...print(atMs, 10), isCountable: false });
    const lotsBetween = (fromMs: number, toMs: number) => intervalBetween(line.markAt(fromMs), line.markAt(toMs)).lots;
    expect(lotsBetween(openMs - 1, closeMs)).toBe(30);
    expect(lotsBetween(openMs, closeMs)).toBe(20);
    expect(lotsBetween(openMs, openMs + MINUTES * MINUTE_MS - 1)).toBe(10);
  });

  it('knows how far the mid went, to the minute', () => {
    const line = newLine();
    line.quote(openMs, quote(100, 102));
    line.quote(openMs + 5 * MINUTE_MS, quote(120, 122));
    line.loseSight(openMs + 6 * MINUTE_MS);
    expect(line.midRange(openMs, openMs + 4 * MINUTE_MS)).toEqual({ high: 202, low: 202 });
    expect(line.midRange(openMs, closeMs)).toEqual({ high: 242, low: 202 });
    expect(line.midRange(openMs + 7 * MINUTE_MS, closeMs)).toBeNull();
  });
});
