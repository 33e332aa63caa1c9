import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { nearestStep, stepAt } from '@meridian/domain/reference/price-steps';
import { averageSpreadTicks } from '../average-spread.ts';
import { usdPer } from '../fx-rates.ts';
import type { Instrument } from '../../../reference/instrument.ts';
import { equityTicks } from '../tick-ladders.ts';
import { venuesFor } from '../venues.ts';
import { EQUITY_COUNTRIES, type EquityCountry } from './countries.ts';
import type { EquityRow } from './equity-row.ts';

/** Different seeds start with slightly different prices and volumes. */
const PRICE_LOG_SD = 0.05;
const VOLUME_LOG_SD = 0.15;

function buildEquity(row: EquityRow, at: EquityCountry, index: number, bestexId: string, rng: Rng): Instrument {
  const [symbol, name, sector, typicalPrice, dailyThousands, volatilityPercent] = row;
  const price = typicalPrice * Math.exp(PRICE_LOG_SD * standardNormal(rng));
  const dailyShares = dailyThousands * 1000 * Math.exp(VOLUME_LOG_SD * standardNormal(rng));
  const { tickSize, steps } = equityTicks(at.country);
  const closeTicks = nearestStep(steps, price / tickSize);
  const step = stepAt(steps, closeTicks);
  const notionalUsd = dailyShares * price * usdPer(at.currency);
  return {
    index,
    bestexId,
    exchangeSymbol: symbol,
    outrightSymbol: symbol,
    baseSymbol: symbol,
    assetClass: 'EQUITY',
    assetSubClass: null,
    country: at.country,
    currency: at.currency,
    description: name,
    category: 'Equity',
    subCategory: sector,
    tickSize,
    steps,
    quoteConvention: 'decimal',
    lotSize: at.lotSize,
    multiplier: 1,
    expiryMonth: null,
    lastTradingDate: null,
    legs: null,
    previousCloseTicks: closeTicks,
    averageDailyLots: Math.round(dailyShares / at.lotSize),
    dailyVolatility: volatilityPercent / 100,
    averageSpreadTicks: step * averageSpreadTicks(closeTicks / step, notionalUsd, volatilityPercent),
    venues: venuesFor('EQUITY', at.country).map(({ mic }) => mic),
  };
}

/** The shares of all countries, by country and then by size, numbered from 0. */
export function buildEquities(seed: number | string): readonly Instrument[] {
  const rng = seededRng(seed, 'equities');
  const rows = EQUITY_COUNTRIES.flatMap((at) => at.rows.map((row) => ({ at, row })));
  return rows.map(({ at, row }, index) =>
    buildEquity(row, at, index, String(10_001 + index * 7).padStart(8, '0'), rng),
  );
}
