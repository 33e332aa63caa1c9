import { returnsOf, variance } from '@meridian/trading/venues/simulator/testing/series';
import { atLeast, between, type Claim, type Length } from '../claim.ts';
import { isIndex, type LivedFacts } from './lived-facts.ts';
import { mean } from '../mean.ts';

const MINUTE = 60;

function correlation(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const product = mean(one.map((value, at) => (value - meanOne) * ((other[at] ?? meanOther) - meanOther)));
  return product / Math.sqrt(variance(one) * variance(other));
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));
}

/** How names move with one another. */
export function togetherClaims({ mids, instruments }: LivedFacts, length: Length): readonly Claim[] {
  const minutes = mids.map((days) => returnsOf(days, MINUTE).flat());
  const shares = instruments.filter((instrument) => !isIndex(instrument)).map(({ index }) => index);
  const index = instruments.findIndex(isIndex);
  const correlations = pairs(shares).map(([one, other]) => correlation(minutes[one] ?? [], minutes[other] ?? []));
  const count = minutes[index]?.length ?? 0;
  const basket = Array.from({ length: count }, (_, at) => mean(shares.map((share) => minutes[share]?.[at] ?? 0)));
  return [
    {
      name: 'US shares with one another by the minute, mean correlation',
      // Two days can be wild ones for all of them.
      expected: between(0.2, length === 'long' ? 0.5 : 0.6),
      seen: mean(correlations),
      unit: '',
      count: correlations.length,
    },
    {
      name: 'the index future with its basket by the minute, correlation',
      expected: atLeast(0.9),
      seen: correlation(minutes[index] ?? [], basket),
      unit: '',
      count,
    },
  ];
}
