import type { CostMarket } from '@meridian/cost-model/curves/cost-market';
import { sum } from '@meridian/cost-model/sum';
import type { MarketDay } from '@meridian/history/queries/market-days';
import type { InstrumentPast } from './market-book.ts';

/** What an estimate reads of an instrument, and where it comes from. */
export type KnownMarket = {
  readonly cost: CostMarket;
  /** The last day behind it. */
  readonly asOf: string;
  readonly days: number;
  /** Of a day, as a fraction; null where a price may be zero or negative. */
  readonly volatility: number | null;
  readonly dailyNotionalUsd: number;
};

/** A month of trading: long enough for a mean, short enough to follow the market. */
const AVERAGED_DAYS = 20;
const BUCKET_MINUTES = 5;
/** The range of a day in standard deviations, after Parkinson. */
const RANGE_TO_SD = 1 / (2 * Math.sqrt(Math.LN2));

export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(known) / known.length;
}

function rootMeanSquare(values: readonly (number | null)[]): number | null {
  const square = meanOf(values.map((value) => (value === null ? null : value * value)));
  return square === null ? null : Math.sqrt(square);
}

function rangeMove({ day_high_mid, day_low_mid }: MarketDay): number | null {
  return day_high_mid === null || day_low_mid === null ? null : RANGE_TO_SD * (day_high_mid - day_low_mid);
}

/** Null until a day with a price and volume is known. */
export function costMarketOf({ instrument, days }: InstrumentPast): KnownMarket | null {
  const traded = days.filter(({ day_volume }) => day_volume !== null && day_volume > 0).slice(-AVERAGED_DAYS);
  const last = traded.at(-1);
  const price = last?.day_close ?? last?.day_vwap ?? null;
  const adv = meanOf(traded.map(({ day_volume }) => day_volume));
  if (last === undefined || price === null || adv === null) return null;
  const isSpread = instrument.asset_sub_class !== null;
  // A spread's price may be zero, so its moves are taken as prices.
  const volatility = isSpread || price <= 0 ? null : rootMeanSquare(traded.map((day) => day.volatility));
  const dailyMove = volatility === null ? rootMeanSquare(traded.map(rangeMove)) : volatility * price;
  if (dailyMove === null) return null;
  const multiplier = instrument.multiplier ?? 1;
  const cost = {
    price,
    spread: meanOf(traded.map(({ avg_spread }) => avg_spread)),
    dailyMove,
    adv,
    multiplier,
    dayMinutes: instrument.bucket_count * BUCKET_MINUTES,
  };
  const dailyNotionalUsd = adv * Math.abs(price) * multiplier * instrument.fx_rate;
  return { cost, asOf: last.date, days: traded.length, volatility, dailyNotionalUsd };
}
