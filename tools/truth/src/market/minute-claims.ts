import { autocorrelation, kurtosis, returnsOf, variance } from '@meridian/trading/venues/simulator/testing/series';
import { atLeast, between, type Claim, type Length } from '../claim.ts';
import type { LivedFacts } from './lived-facts.ts';
import { mean } from '../mean.ts';
import { varianceRatio } from './variance-ratio.ts';

const MINUTE = 60;
const MINUTES_OF_A_DAY = 390;

type Days = readonly (readonly number[])[];

function sizesOf(days: Days): Days {
  return days.map((day) => day.map(Math.abs));
}

/** Names that bounce: a market maker's quotes must not earn what nobody pays. */
function bounceClaims({ mids }: LivedFacts, length: Length): readonly Omit<Claim, 'count' | 'unit'>[] {
  const ratios = mids.map((days) => varianceRatio(days, MINUTE));
  const lowest = ratios.toSorted((one, other) => one.ratio - other.ratio)[0] ?? { ratio: Number.NaN, reach: 0 };
  const all = {
    name: 'variance by the minute over that of sixty seconds',
    expected: between(0.85, 1.15),
    seen: mean(ratios.map(({ ratio }) => ratio)),
  };
  const worst = {
    name: 'the same of the name that bounces most',
    expected: between(0.85, 1.15),
    seen: lowest.ratio,
    certain: { low: lowest.ratio - lowest.reach, high: lowest.ratio + lowest.reach },
  };
  // Two days of one name say too little.
  return length === 'long' ? [all, worst] : [all];
}

/** How prices move by the minute, each name by itself. */
export function minuteClaims(facts: LivedFacts, length: Length): readonly Claim[] {
  const { mids, instruments } = facts;
  const minutes = mids.map((days) => returnsOf(days, MINUTE));
  const count = minutes.reduce((sum, days) => sum + days.flat().length, 0);
  const over = (of: (days: Days) => number) => mean(minutes.map(of));
  const volatility = ({ dailyVolatility, index }: (typeof instruments)[number]) =>
    Math.sqrt(MINUTES_OF_A_DAY * variance(minutes[index]?.flat() ?? [])) / dailyVolatility;
  const claims = [
    { name: 'kurtosis of returns by the minute', expected: atLeast(3.5), seen: over((days) => kurtosis(days.flat())) },
    {
      name: 'memory of their size after a minute',
      expected: atLeast(0.05),
      seen: over((days) => autocorrelation(sizesOf(days), 1)),
    },
    {
      name: 'memory of their size after 20 minutes',
      expected: atLeast(0),
      seen: over((days) => autocorrelation(sizesOf(days), 20)),
    },
    {
      name: 'memory of returns after a minute',
      expected: between(-0.1, 0.1),
      seen: over((days) => autocorrelation(days, 1)),
    },
    ...bounceClaims(facts, length),
    { name: 'volatility over the stated', expected: between(0.6, 1.5), seen: mean(instruments.map(volatility)) },
  ];
  return claims.map((claim) => Object.assign(claim, { unit: '', count }));
}
