import { midHalfTicks } from '@meridian/trading/kernel/market-snap';
import type { Instrument } from '@meridian/trading/reference/instrument';
import { autocorrelation, kurtosis, returnsOf, variance } from '@meridian/trading/venues/simulator/testing/series';
import { atLeast, between, type Claim, type Length, type Witness } from '../claim.ts';
import { leapDays, liveDays, livedMarket } from './lived-market.ts';

/** Of few trades each, so that days pass quickly; large ticks, small ticks and middling ones. */
const SHARES = new Set(
  'T PFE VZ KO INTC CSCO BAC WMT WFC C MRK ABT NEE LMT UPS DE NKE HON JNJ GE AMGN BLK MS SBUX IBM PEP'.split(' '),
);
const INDEX = 'ESZ26';
const DAYS: Readonly<Record<Length, number>> = { short: 2, long: 8 };
const LEAPT_DAYS: Readonly<Record<Length, number>> = { short: 600, long: 1_000 };
const MINUTE = 60;

type Series = readonly (readonly number[])[];

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const product = mean(one.map((value, at) => (value - meanOne) * ((other[at] ?? meanOther) - meanOther)));
  return product / Math.sqrt(variance(one) * variance(other));
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));
}

type Lived = {
  /** Mids of each second, by instrument and day. */
  readonly mids: readonly (readonly number[][])[];
  readonly instruments: readonly Instrument[];
};

function live(length: Length): Lived {
  const market = livedMarket('facts', ({ exchangeSymbol }) => SHARES.has(exchangeSymbol) || exchangeSymbol === INDEX);
  const mids = market.instruments.map(() => Array.from({ length: DAYS[length] }, (): number[] => []));
  liveDays(market, DAYS[length], (day) => {
    for (const { index } of market.instruments) {
      const mid = midHalfTicks(market.simulator.market.view(index));
      if (mid !== null) mids[index]?.[day]?.push(mid);
    }
  });
  return { mids, instruments: market.instruments };
}

function together({ mids, instruments }: Lived, length: Length): readonly Claim[] {
  const minutes = mids.map((days) => returnsOf(days, MINUTE).flat());
  const shares = instruments.filter(({ exchangeSymbol }) => exchangeSymbol !== INDEX).map(({ index }) => index);
  const index = instruments.findIndex(({ exchangeSymbol }) => exchangeSymbol === INDEX);
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

function byMinute({ mids, instruments }: Lived, length: Length): readonly Claim[] {
  const minutes = mids.map((days) => returnsOf(days, MINUTE));
  const count = minutes.reduce((sum, days) => sum + days.flat().length, 0);
  const over = (of: (days: Series) => number) => mean(minutes.map(of));
  const ratios = mids.map((days) => {
    const returns = returnsOf(days, MINUTE).flat();
    const ratio = variance(returns) / (MINUTE * variance(returnsOf(days, 1).flat()));
    // Two standard errors of a variance, which fat tails make large.
    return { ratio, reach: 2 * ratio * Math.sqrt((kurtosis(returns) - 1) / returns.length) };
  });
  const lowest = ratios.toSorted((one, other) => one.ratio - other.ratio)[0] ?? { ratio: Number.NaN, reach: 0 };
  const volatilities = mids.map((days, index) => {
    const daily = Math.sqrt(390 * variance(returnsOf(days, MINUTE).flat()));
    return daily / (instruments[index]?.dailyVolatility ?? Number.NaN);
  });
  const claim = (name: string, expected: Claim['expected'], seen: number) => ({
    name,
    expected,
    seen,
    unit: '',
    count,
  });
  return [
    claim(
      'kurtosis of returns by the minute',
      atLeast(3.5),
      over((days) => kurtosis(days.flat())),
    ),
    claim(
      'memory of their size after a minute',
      atLeast(0.05),
      over((days) =>
        autocorrelation(
          days.map((day) => day.map(Math.abs)),
          1,
        ),
      ),
    ),
    claim(
      'memory of their size after 20 minutes',
      atLeast(0),
      over((days) =>
        autocorrelation(
          days.map((day) => day.map(Math.abs)),
          20,
        ),
      ),
    ),
    claim(
      'memory of returns after a minute',
      between(-0.1, 0.1),
      over((days) => autocorrelation(days, 1)),
    ),
    claim(
      'variance by the minute over that of sixty seconds',
      between(0.85, 1.15),
      mean(ratios.map(({ ratio }) => ratio)),
    ),
    // Two days of one name say too little.
    ...(length === 'long'
      ? [
          {
            ...claim('the same of the name that bounces most', between(0.85, 1.15), lowest.ratio),
            certain: { low: lowest.ratio - lowest.reach, high: lowest.ratio + lowest.reach },
          },
        ]
      : []),
    claim('volatility over the stated', between(0.6, 1.5), mean(volatilities)),
  ];
}

function byDay(length: Length): readonly Claim[] {
  const market = livedMarket('days', ({ exchangeSymbol }) => SHARES.has(exchangeSymbol) || exchangeSymbol === INDEX);
  const returns = leapDays(market, LEAPT_DAYS[length]).map((closes) =>
    closes.flatMap((close, at) => (at === 0 ? [] : [Math.log(close / (closes[at - 1] ?? close))])),
  );
  const count = returns.flat().length;
  const sizes = returns.map((days) => [days.map(Math.abs)]);
  const claim = (name: string, expected: Claim['expected'], seen: number) => ({
    name,
    expected,
    seen,
    unit: '',
    count,
  });
  return [
    claim('kurtosis of daily returns', atLeast(5), mean(returns.map(kurtosis))),
    claim('memory of their size after a day', between(0.05, 0.4), mean(sizes.map((days) => autocorrelation(days, 1)))),
    claim('memory of their size after five days', atLeast(0.03), mean(sizes.map((days) => autocorrelation(days, 5)))),
  ];
}

/** The market as it is by itself, beside what is published of real ones. */
export const factsWitness: Witness = {
  name: 'facts',
  about: 'how prices move, by the minute, by the day and together',
  see: async (length) => {
    const lived = live(length);
    return [...together(lived, length), ...byMinute(lived, length), ...byDay(length)];
  },
};
