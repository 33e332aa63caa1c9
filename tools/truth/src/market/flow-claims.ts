import { between, type Claim } from '../claim.ts';
import type { LivedFacts } from './lived-facts.ts';
import { mean } from '../mean.ts';

/** Of the thirteen half hours: noon, when the least trades. */
const MIDDAY = [5, 6, 7];
const LAST = 11;

/** Lots of a half hour over one at midday, mean over the names. */
function overMidday(halfHours: LivedFacts['halfHours'], at: number): number {
  return mean(halfHours.map((lots) => (lots[at] ?? 0) / mean(MIDDAY.map((each) => lots[each] ?? 0))));
}

/** What is quoted and when is traded: the law of spread and volatility by trade, and the day's U. */
export function flowClaims(facts: LivedFacts): readonly Claim[] {
  const { instruments, widths, tradesPerDay, halfHours } = facts;
  const inMoves = instruments.map(({ index, dailyVolatility, previousCloseTicks }) => {
    const move = (dailyVolatility * previousCloseTicks) / Math.sqrt(tradesPerDay[index] ?? 0);
    return (widths[index] ?? 0) / move;
  });
  const stated = instruments.map(({ index, averageSpreadTicks }) => (widths[index] ?? 0) / averageSpreadTicks);
  const claims = [
    { name: 'quoted spread over the stated', expected: between(0.8, 1.25), seen: mean(stated) },
    { name: 'spread over the price move between two trades', expected: between(1, 2), seen: mean(inMoves) },
    { name: 'volume of the first half hour over midday', expected: between(1.5, 4), seen: overMidday(halfHours, 0) },
    {
      name: 'volume of the last whole half hour over midday',
      expected: between(1.2, 4),
      seen: overMidday(halfHours, LAST),
    },
  ];
  return claims.map((claim) => Object.assign(claim, { unit: '', count: instruments.length }));
}
