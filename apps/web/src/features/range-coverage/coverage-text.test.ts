import { describe, expect, it } from 'vitest';
import { byClass, firstMeasureText, percentText, rangeText, verdictText } from './coverage-text.ts';

const coverage = {
  orders: 120,
  held: 97,
  share: 97 / 120,
  low: 0.7284,
  high: 0.8689,
  effective: 100,
  verdict: 'holds',
} as const;

const group = (asset_class: string, strat: string) => ({ asset_class, strat, coverage });

describe('the texts about range coverage', () => {
  it('say how often ranges held, how certain that is, and what follows', () => {
    expect(percentText(coverage.share)).toBe('80.8 %');
    expect(rangeText(coverage)).toBe('73 to 87 %');
    expect(verdictText(coverage)).toBe('Holds');
    expect(verdictText({ ...coverage, verdict: 'too-few' })).toBe('Too few to tell');
  });

  it('say when the first day will be measured while none has been', () => {
    const running = { trade_date: '2026-11-16', close_ms: Date.UTC(2026, 10, 16, 21) };
    expect(firstMeasureText(running)).toMatch(
      /^The trading day 2026-11-16 closes at \d\d:\d\d and is measured within half an hour after that\./,
    );
    expect(firstMeasureText(null)).toMatch(/^The first trading day has not begun\./);
  });

  it('lists strategies by name below their asset class', () => {
    const groups = [group('FUTURE', 'vwap'), group('EQUITY', 'vwap'), group('EQUITY', 'pov')];
    expect(byClass(groups).map(({ name, groups: own }) => [name, own.map(({ strat }) => strat)])).toEqual([
      ['Shares', ['pov', 'vwap']],
      ['Futures', ['vwap']],
    ]);
  });
});
