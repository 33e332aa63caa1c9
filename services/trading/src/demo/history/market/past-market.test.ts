import { describe, expect, it } from 'vitest';
import { testPlan } from '../testing.ts';
import { historyWorld, pathOf } from './day-market.ts';

const DAYS = 400;
const US_SHARES = 'AAPL MSFT JPM XOM PFE WMT KO GE CAT HON IBM PEP C BAC MRK'.split(' ');

const world = historyWorld(testPlan({ dayCount: DAYS }));
const { instruments } = world.plan.universe;
const find = (symbol: string) => {
  const found = instruments.find(({ exchangeSymbol }) => exchangeSymbol === symbol);
  if (found === undefined) throw new Error(`there is no ${symbol}`);
  return found;
};
const shares = US_SHARES.map(find);
const index = instruments.find(({ baseSymbol, legs }) => baseSymbol === 'ES' && legs === null) ?? find('ES');

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const products = mean(one.map((value, at) => (value - a) * ((other[at] ?? b) - b)));
  const variance = (values: readonly number[], centre: number) => mean(values.map((value) => (value - centre) ** 2));
  return products / Math.sqrt(variance(one, a) * variance(other, b));
}

function dailyReturns(symbol: number): number[] {
  const { logClose } = world.series[symbol] ?? { logClose: new Float64Array() };
  return Array.from(logClose.subarray(1), (close, at) => close - (logClose[at] ?? close));
}

function minuteReturns(instrument: (typeof instruments)[number], days: number): number[] {
  return Array.from({ length: days }, (_, day) => {
    const { mids } = pathOf(world, instrument, day);
    return Array.from(mids.subarray(1), (mid, at) => Math.log(mid / (mids[at] ?? mid)));
  }).flat();
}

function kurtosis(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 4)) / mean(values.map((value) => (value - centre) ** 2)) ** 2;
}

function meanPair(all: readonly (readonly number[])[]): number {
  return mean(all.flatMap((one, at) => all.slice(at + 1).map((other) => correlation(one, other))));
}

function basketOf(all: readonly (readonly number[])[]): number[] {
  return (all[0] ?? []).map((_, at) => mean(all.map((each) => each[at] ?? 0)));
}

describe('the generated past is the market that is lived', () => {
  const daily = shares.map(({ index: at }) => dailyReturns(at));
  const minutes = shares.map((share) => minuteReturns(share, 3));

  it('has shares that move together, by the day and by the minute', () => {
    for (const seen of [meanPair(daily), meanPair(minutes)]) {
      expect(seen).toBeGreaterThan(0.2);
      expect(seen).toBeLessThan(0.5);
    }
  });

  it('has an index that moves with its shares', () => {
    expect(correlation(dailyReturns(index.index), basketOf(daily))).toBeGreaterThan(0.9);
    expect(correlation(minuteReturns(index, 3), basketOf(minutes))).toBeGreaterThan(0.9);
  });

  it('has daily returns with fat tails, and volatility that lasts', () => {
    expect(mean(daily.map(kurtosis))).toBeGreaterThan(5);
    const memory = (lag: number) =>
      mean(
        daily.map((days) => {
          const sizes = days.map(Math.abs);
          return correlation(sizes.slice(lag), sizes.slice(0, -lag));
        }),
      );
    expect(memory(1)).toBeGreaterThan(0.05);
    expect(memory(5)).toBeGreaterThan(0.03);
  });
});
