import { autocorrelation, kurtosis } from '@meridian/trading/venues/simulator/testing/series';
import { atLeast, between, type Claim, type Length } from '../claim.ts';
import { isOfFacts } from './lived-facts.ts';
import { leapDays, livedMarket } from './lived-market.ts';
import { mean } from '../mean.ts';

const DAYS: Readonly<Record<Length, number>> = { short: 600, long: 1_000 };

/** How prices move by the day, over years. */
export function dayClaims(length: Length, seed: number): readonly Claim[] {
  const market = livedMarket(`days ${seed}`, isOfFacts);
  const returns = leapDays(market, DAYS[length]).map((closes) =>
    closes.flatMap((close, at) => (at === 0 ? [] : [Math.log(close / (closes[at - 1] ?? close))])),
  );
  const sizes = returns.map((days) => [days.map(Math.abs)]);
  const memory = (lag: number) => mean(sizes.map((days) => autocorrelation(days, lag)));
  const claims = [
    { name: 'kurtosis of daily returns', expected: atLeast(5), seen: mean(returns.map(kurtosis)) },
    { name: 'memory of their size after a day', expected: between(0.05, 0.4), seen: memory(1) },
    { name: 'memory of their size after five days', expected: atLeast(0.03), seen: memory(5) },
  ];
  return claims.map((claim) => Object.assign(claim, { unit: '', count: returns.flat().length }));
}
