import { describe, expect, it } from 'vitest';
import { FUTURE_ROOTS } from './build-futures.ts';
import { lastTradingDate } from './last-trading-date.ts';

/** Dates that the exchanges publish, in months without a holiday at the end. */
const PUBLISHED: readonly (readonly [root: string, year: number, month: number, date: string])[] = [
  ['ES', 2026, 12, '2026-12-18'],
  ['NQ', 2026, 9, '2026-09-18'],
  ['FESX', 2026, 12, '2026-12-18'],
  ['FDAX', 2026, 6, '2026-06-19'],
  ['NIY', 2026, 12, '2026-12-10'],
  ['HSI', 2026, 9, '2026-09-29'],
  ['ZF', 2026, 9, '2026-09-30'],
  ['ZN', 2026, 9, '2026-09-21'],
  ['ZB', 2026, 9, '2026-09-21'],
  ['FGBL', 2026, 12, '2026-12-08'],
  ['FGBL', 2025, 5, '2025-05-08'],
  ['6E', 2026, 12, '2026-12-14'],
  ['6J', 2026, 9, '2026-09-14'],
  ['CL', 2026, 10, '2026-09-22'],
  ['CL', 2026, 11, '2026-10-20'],
  ['BZ', 2026, 12, '2026-10-30'],
  ['BZ', 2027, 2, '2026-12-30'],
  ['NG', 2026, 11, '2026-10-28'],
  ['RB', 2026, 11, '2026-10-30'],
  ['GC', 2026, 10, '2026-10-28'],
  ['SI', 2026, 9, '2026-09-28'],
  ['ZC', 2026, 9, '2026-09-14'],
  ['ZS', 2026, 3, '2026-03-13'],
];

describe('the last trading date of a contract', () => {
  it.each(PUBLISHED)('is by its exchange: %s of %i-%i on %s', (symbol, year, month, date) => {
    const root = FUTURE_ROOTS.find((each) => each.symbol === symbol);
    expect(root && lastTradingDate(root.expiry, year, month)).toBe(date);
  });
});
