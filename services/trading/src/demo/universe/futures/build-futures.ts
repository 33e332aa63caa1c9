import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { ONE_STEP } from '@meridian/domain/reference/price-steps';
import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { seededRng } from '@meridian/cost-model/sfc32';
import { averageSpreadTicks } from '../average-spread.ts';
import { usdPer } from '../fx-rates.ts';
import type { Instrument } from '../../../reference/instrument.ts';
import { venuesFor } from '../venues.ts';
import { COMMODITY_ROOTS } from './commodity-roots.ts';
import { type ContractMonth, contractMonths, contractSymbol } from './contract-months.ts';
import { FINANCIAL_ROOTS } from './financial-roots.ts';
import type { FutureRoot } from './future-root.ts';

export const FUTURE_ROOTS: readonly FutureRoot[] = [...FINANCIAL_ROOTS, ...COMMODITY_ROOTS];

const EXPIRIES = 3;
const PRICE_LOG_SD = 0.04;
/** Volume of the expiries relative to the front month. */
const VOLUME_BY_EXPIRY = [1, 0.25, 0.06];
/** A calendar spread trades 30% of its thinner leg's volume, and moves a twentieth of an outright. */
const SPREAD_VOLUME_SHARE = 0.3;
const MIN_SPREAD_LOTS = 3_000;
const SPREAD_VOLATILITY_SHARE = 0.05;

type Shared = Pick<
  Instrument,
  | 'baseSymbol'
  | 'assetClass'
  | 'country'
  | 'currency'
  | 'category'
  | 'subCategory'
  | 'tickSize'
  | 'steps'
  | 'quoteConvention'
  | 'lotSize'
  | 'multiplier'
>;

function sharedBy(root: FutureRoot): Shared {
  return {
    baseSymbol: root.symbol,
    assetClass: 'FUTURE',
    country: root.country,
    currency: root.currency,
    category: root.category,
    subCategory: root.subCategory,
    tickSize: root.tickSize,
    steps: ONE_STEP,
    quoteConvention: root.quoteConvention ?? 'decimal',
    lotSize: 1,
    multiplier: root.multiplier,
  };
}

function bestexId(index: number): string {
  return String(50_003 + index * 11).padStart(8, '0');
}

function buildOutright(root: FutureRoot, month: ContractMonth, nth: number, frontPrice: number, index: number) {
  const price = frontPrice * (1 + root.carryPercent / 100) ** nth;
  const lots = Math.round(root.dailyContracts * (VOLUME_BY_EXPIRY[nth] ?? 0.01));
  const symbol = contractSymbol(root.symbol, month);
  const priceTicks = Math.round(price / root.tickSize);
  const notionalUsd = lots * price * root.multiplier * usdPer(root.currency);
  return {
    ...sharedBy(root),
    index,
    bestexId: bestexId(index),
    exchangeSymbol: symbol,
    outrightSymbol: symbol,
    assetSubClass: null,
    description: `${root.name} ${month.expiryMonth}`,
    expiryMonth: month.expiryMonth,
    lastTradingDate: month.lastTradingDate,
    legs: null,
    previousCloseTicks: priceTicks,
    averageDailyLots: lots,
    dailyVolatility: root.dailyVolatilityPercent / 100,
    averageSpreadTicks: averageSpreadTicks(priceTicks, notionalUsd, root.dailyVolatilityPercent),
    venues: venuesFor('FUTURE', root.country).map(({ mic }) => mic),
  } satisfies Instrument;
}

function buildSpread(root: FutureRoot, near: Instrument, far: Instrument, index: number): Instrument {
  return {
    ...sharedBy(root),
    index,
    bestexId: bestexId(index),
    exchangeSymbol: `${near.exchangeSymbol}-${far.exchangeSymbol}`,
    outrightSymbol: near.exchangeSymbol,
    assetSubClass: CALENDAR_SPREAD,
    description: `${root.name} ${near.expiryMonth} / ${far.expiryMonth}`,
    expiryMonth: near.expiryMonth,
    lastTradingDate: near.lastTradingDate,
    legs: [near.index, far.index],
    previousCloseTicks: near.previousCloseTicks - far.previousCloseTicks,
    averageDailyLots: Math.max(MIN_SPREAD_LOTS, Math.round(far.averageDailyLots * SPREAD_VOLUME_SHARE)),
    dailyVolatility: near.dailyVolatility * SPREAD_VOLATILITY_SHARE,
    averageSpreadTicks: 1.2,
    venues: near.venues.filter((mic) => mic !== 'XAUC'),
  };
}

/** All expiries of each root and the calendar spreads between neighbours, numbered from `firstIndex`. */
export function buildFutures(seed: number | string, tradingDate: string, firstIndex: number): readonly Instrument[] {
  const rng = seededRng(seed, 'futures');
  const built: Instrument[] = [];
  const nextIndex = () => firstIndex + built.length;
  for (const root of FUTURE_ROOTS) {
    const frontPrice = root.price * Math.exp(PRICE_LOG_SD * standardNormal(rng));
    const outrights: Instrument[] = [];
    for (const [nth, month] of contractMonths(root, tradingDate, EXPIRIES).entries()) {
      const outright = buildOutright(root, month, nth, frontPrice, nextIndex());
      outrights.push(outright);
      built.push(outright);
    }
    for (const [nth, far] of outrights.entries()) {
      const near = outrights[nth - 1];
      if (near !== undefined) built.push(buildSpread(root, near, far, nextIndex()));
    }
  }
  return built;
}
