import { describe, expect, it } from 'vitest';
import { continuousDays } from './testing/continuous-days.ts';
import { autocorrelation, kurtosis, powerLawExponent, returnsOf, variance } from './testing/series.ts';

const DAYS = 20;
const MINUTE = 60;

/** A spread of a few ticks, of many ticks, and of one tick with moves of one tick. */
describe.each([
  ['V', { tradesPerDay: 12_000, limitEventsPerTrade: 2 }],
  ['BLK', { tradesPerDay: 12_000, limitEventsPerTrade: 2 }],
  ['VOD', {}],
])('twenty days of %s', (symbol, scale) => {
  const { mids, trades, market } = continuousDays(symbol, DAYS, scale);
  const minutes = returnsOf(mids, MINUTE);
  const sizes = minutes.map((day) => day.map(Math.abs));

  it('have fat tails by the minute', () => {
    expect(kurtosis(minutes.flat())).toBeGreaterThan(3.5);
  });

  it('have clusters of volatility that last', () => {
    expect(autocorrelation(sizes, 1)).toBeGreaterThan(0.05);
    expect(autocorrelation(sizes, 20)).toBeGreaterThan(0);
  });

  it('cannot be predicted from the last minute', () => {
    expect(Math.abs(autocorrelation(minutes, 1))).toBeLessThan(0.1);
  });

  it('have minute volatility that agrees with that of seconds', () => {
    const ratio = variance(minutes.flat()) / (MINUTE * variance(returnsOf(mids, 1).flat()));
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
  });

  it('have signs that repeat', () => {
    const byDay = [...Map.groupBy(trades, ({ day }) => day).values()].map((day) => day.map(({ sign }) => sign));
    expect(autocorrelation(byDay, 10)).toBeGreaterThan(0.03);
  });

  it('have an impact that grows with about the root of the size', () => {
    const exponent = powerLawExponent(
      trades.map(({ lots, sign, midBefore, midAfter }) => ({ size: lots, effect: sign * (midAfter - midBefore) })),
    );
    expect(exponent).toBeGreaterThan(0.4);
    expect(exponent).toBeLessThan(0.6);
  });

  it('have the volatility of the instrument', () => {
    const daily = Math.sqrt(variance(minutes.flat()) * 390);
    expect(daily / market.instrument.dailyVolatility).toBeGreaterThan(0.75);
    expect(daily / market.instrument.dailyVolatility).toBeLessThan(1.3);
  });
});
