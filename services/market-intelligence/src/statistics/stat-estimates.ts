import {
  type Forecaster,
  forecastPositive,
  forecastPrice,
  forecastSeries,
} from '@meridian/cost-model/statistics/forecast-series';
import { addDays } from '@meridian/domain/calendar-date';
import type { MarketDay } from '@meridian/history/queries/market-days';
import type { StatEstimate } from '@meridian/protocol/rest/market-intelligence-calls';

type StatName = Exclude<keyof StatEstimate, 'date' | 'is_past'>;
type Rule = (values: readonly number[]) => Forecaster | null;

const RULES: Readonly<Record<StatName, Rule>> = {
  day_volume: forecastPositive,
  trade_imbalance: forecastSeries,
  avg_spread_bps: forecastPositive,
  avg_depth: forecastPositive,
  day_high_mid: forecastPrice,
  day_low_mid: forecastPrice,
  day_vwap: forecastPrice,
  volatility: forecastPositive,
};

/** Older days say little about tomorrow. */
const LOOK_BACK_DAYS = 60;

type Forecasters = Readonly<Record<StatName, Forecaster | null>>;

/** Each series fitted to the newest days. */
function fitted(before: readonly MarketDay[]): Forecasters {
  const newest = before.slice(-LOOK_BACK_DAYS);
  const of = (name: StatName) => {
    const values: number[] = [];
    for (const day of newest) {
      const value = day[name];
      if (value !== null) values.push(value);
    }
    return RULES[name](values);
  };
  return {
    day_volume: of('day_volume'),
    trade_imbalance: of('trade_imbalance'),
    avg_spread_bps: of('avg_spread_bps'),
    avg_depth: of('avg_depth'),
    day_high_mid: of('day_high_mid'),
    day_low_mid: of('day_low_mid'),
    day_vwap: of('day_vwap'),
    volatility: of('volatility'),
  };
}

type Day = { readonly date: string; readonly daysAhead: number; readonly realised: MarketDay | null };

function estimateDay(forecasters: Forecasters, { date, daysAhead, realised }: Day): StatEstimate {
  const of = (name: StatName) => {
    const found = forecasters[name]?.(daysAhead);
    return found === undefined ? null : { ...found, realized: realised?.[name] ?? null };
  };
  return {
    date,
    is_past: realised !== null,
    day_volume: of('day_volume'),
    trade_imbalance: of('trade_imbalance'),
    avg_spread_bps: of('avg_spread_bps'),
    avg_depth: of('avg_depth'),
    day_high_mid: of('day_high_mid'),
    day_low_mid: of('day_low_mid'),
    day_vwap: of('day_vwap'),
    volatility: of('volatility'),
  };
}

function nextWeekday(date: string): string {
  const next = addDays(date, 1);
  const weekday = new Date(`${next}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWeekday(next) : next;
}

/** Past days from a date as they looked the evening before, then the days to come. */
export function statEstimates(days: readonly MarketDay[], from: string, daysToCome: number): readonly StatEstimate[] {
  const past = days.flatMap((realised, index) =>
    realised.date < from
      ? []
      : [estimateDay(fitted(days.slice(0, index)), { date: realised.date, daysAhead: 1, realised })],
  );
  const forecasters = fitted(days);
  const coming: StatEstimate[] = [];
  let date = days.at(-1)?.date;
  for (let daysAhead = 1; daysAhead <= daysToCome && date !== undefined; daysAhead += 1) {
    date = nextWeekday(date);
    coming.push(estimateDay(forecasters, { date, daysAhead, realised: null }));
  }
  return [...past, ...coming];
}
