import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import type { Instrument } from '../../../reference/instrument.ts';
import type { HistoryPlan } from '../history-plan.ts';
import { at } from '../../../history/slots.ts';

/** Where an outright opens and closes each day, before what own orders do to it; logarithms of the price. */
export type PriceSeries = {
  readonly logOpen: Float64Array;
  readonly logClose: Float64Array;
  /** Volatility of each day from open to close, as a fraction. */
  readonly volatility: Float64Array;
  /** Close of the day before the first. */
  readonly firstPreviousClose: number;
};

/** Shares of the variance of a share that its market and its country explain. */
const MARKET_SHARE = 0.3;
const COUNTRY_SHARE = 0.1;
/** The night moves a third of a day. */
const NIGHT_SHARE = 0.33;
const VOLATILITY_LOG_SD = 0.2;
/** What one expiry moves against the one before it, as a share of the volatility. */
export const EXPIRY_SHARE = 0.05;

type Returns = { readonly days: readonly number[]; readonly nights: readonly number[] };

function normals(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => standardNormal(rng));
}

function drawReturns(plan: HistoryPlan, name: string): Returns {
  const rng = seededRng(plan.seed, `history/returns/${name}`);
  return { days: normals(rng, plan.dayCount), nights: normals(rng, plan.dayCount) };
}

function mixed(parts: readonly (readonly [returns: Returns, share: number])[], key: keyof Returns): number[] {
  const length = parts[0]?.[0][key].length ?? 0;
  return Array.from({ length }, (_, day) =>
    parts.reduce((sum, [returns, share]) => sum + Math.sqrt(share) * (returns[key][day] ?? 0), 0),
  );
}

/** Backwards from where the world begins to be lived, so that the past leads up to it. */
function seriesTo(lastClose: number, sigma: number, returns: Returns, factors: readonly number[]): PriceSeries {
  const count = returns.days.length;
  const logOpen = new Float64Array(count);
  const logClose = new Float64Array(count);
  const volatility = Float64Array.from(factors, (factor) => sigma * factor);
  let level = Math.log(lastClose);
  for (let day = count - 1; day >= 0; day -= 1) {
    logClose[day] = level;
    level -= at(volatility, day) * (returns.days[day] ?? 0);
    logOpen[day] = level;
    level -= NIGHT_SHARE * sigma * (returns.nights[day] ?? 0);
  }
  return { logOpen, logClose, volatility, firstPreviousClose: Math.exp(level) };
}

function volatilityFactors(plan: HistoryPlan, name: string): number[] {
  const rng = seededRng(plan.seed, `history/volatility/${name}`);
  const mean = VOLATILITY_LOG_SD * VOLATILITY_LOG_SD;
  return normals(rng, plan.dayCount).map((normal) => Math.exp(VOLATILITY_LOG_SD * normal - mean));
}

/** Expiries of one root move together, each with a little of its own. */
function futureReturns(plan: HistoryPlan, { baseSymbol, exchangeSymbol }: Instrument, nth: number): Returns {
  const parts = [
    [drawReturns(plan, baseSymbol), 1],
    [drawReturns(plan, exchangeSymbol), (EXPIRY_SHARE * nth) ** 2],
  ] as const;
  return { days: mixed(parts, 'days'), nights: mixed(parts, 'nights') };
}

function equityReturns(plan: HistoryPlan, instrument: Instrument): Returns {
  const parts = [
    [drawReturns(plan, 'market'), MARKET_SHARE],
    [drawReturns(plan, `country ${instrument.country}`), COUNTRY_SHARE],
    [drawReturns(plan, instrument.exchangeSymbol), 1 - MARKET_SHARE - COUNTRY_SHARE],
  ] as const;
  return { days: mixed(parts, 'days'), nights: mixed(parts, 'nights') };
}

/** The place of each outright among the expiries of its root, 0 being the front. */
export function expiryPlaces(instruments: readonly Instrument[]): ReadonlyMap<number, number> {
  const outrights = instruments.filter(({ assetClass, legs }) => assetClass === 'FUTURE' && legs === null);
  const byRoot = Map.groupBy(outrights, ({ baseSymbol }) => baseSymbol);
  return new Map([...byRoot.values()].flatMap((expiries) => expiries.map(({ index }, nth) => [index, nth] as const)));
}

/** By instrument index; null for calendar spreads, whose price is what their legs say. */
export function priceSeries(plan: HistoryPlan): readonly (PriceSeries | null)[] {
  const { instruments } = plan.universe;
  const places = expiryPlaces(instruments);
  return instruments.map((instrument) => {
    if (instrument.legs !== null) return null;
    const isFuture = instrument.assetClass === 'FUTURE';
    const returns = isFuture
      ? futureReturns(plan, instrument, places.get(instrument.index) ?? 0)
      : equityReturns(plan, instrument);
    const factors = volatilityFactors(plan, instrument.baseSymbol);
    const lastClose = instrument.previousCloseTicks * instrument.tickSize;
    return seriesTo(lastClose, instrument.dailyVolatility, returns, factors);
  });
}
