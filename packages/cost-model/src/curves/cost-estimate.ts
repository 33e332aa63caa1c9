import { isAmount, isPositiveAmount } from '../is-amount.ts';
import type { CostBand } from '../models/cost-band.ts';
import { intervalVwapCost } from '../models/interval-vwap-cost.ts';
import type { ProductionCost } from '../models/production-cost.ts';
import { type CostModel, DEFAULT_COST_MODEL, uncertainCost } from '../models/uncertain-cost.ts';
import { timingRisk } from '../models/uncertainty.ts';
import { type CostMarket, isCostMarket } from './cost-market.ts';

/** The pace of an order: a share of the volume, or a duration. */
export type CostPace =
  | { readonly kind: 'participation'; readonly participation: number }
  | { readonly kind: 'duration'; readonly minutes: number };

/** Costs are prices per share or contract. */
export type CostEstimate = {
  readonly kind: 'estimated';
  readonly quantity: number;
  readonly participation: number;
  readonly minutes: number;
  /** True when the time is too short for the volume. The order then takes as long as all market volume needs. */
  readonly isStretched: boolean;
  readonly cost: ProductionCost;
  readonly intervalVwap: number;
  readonly timingRisk: number;
  readonly meanSd: number;
  readonly sd: number;
  readonly bands: readonly CostBand[];
};

export type CostUnavailable = {
  readonly kind: 'unavailable';
  readonly reason: 'no-volume' | 'no-participation' | 'invalid-input';
};

type Pacing = Pick<CostEstimate, 'participation' | 'isStretched'> & { readonly days: number };

function pacing(quantity: number, market: CostMarket, pace: CostPace): Pacing | CostUnavailable {
  const daysOfVolume = quantity / market.adv;
  if (pace.kind === 'participation') {
    const { participation } = pace;
    if (!isAmount(participation) || participation > 1) return { kind: 'unavailable', reason: 'invalid-input' };
    if (participation === 0) return { kind: 'unavailable', reason: 'no-participation' };
    return { participation, days: daysOfVolume / participation, isStretched: false };
  }
  if (!isAmount(pace.minutes)) return { kind: 'unavailable', reason: 'invalid-input' };
  const days = pace.minutes / market.dayMinutes;
  if (daysOfVolume > days) return { participation: 1, days: daysOfVolume, isStretched: true };
  return { participation: days === 0 ? 0 : daysOfVolume / days, days, isStretched: false };
}

/** The cost of an order against its arrival price and against its interval's VWAP, with its uncertainty. */
export function estimateCost(
  quantity: number,
  market: CostMarket,
  pace: CostPace,
  model: CostModel = DEFAULT_COST_MODEL,
): CostEstimate | CostUnavailable {
  if (!isAmount(quantity) || !isCostMarket(market)) return { kind: 'unavailable', reason: 'invalid-input' };
  if (!isPositiveAmount(market.adv)) return { kind: 'unavailable', reason: 'no-volume' };
  const paced = pacing(quantity, market, pace);
  if ('kind' in paced) return paced;
  const { participation, days, isStretched } = paced;
  const sigma = market.dailyMove;
  const order = { quantity, adv: market.adv, participation, spread: market.spread ?? 0, sigma };
  const risk = timingRisk(sigma, days);
  const found = risk === null ? null : uncertainCost(order, risk, model);
  const minutes = days * market.dayMinutes;
  if (risk === null || found === null || !Number.isFinite(minutes)) {
    return { kind: 'unavailable', reason: 'invalid-input' };
  }
  const { cost, meanSd, sd, bands } = found;
  return {
    kind: 'estimated',
    quantity,
    participation,
    minutes,
    isStretched,
    cost,
    // All impact of this model moves the mid, at which the market trades too.
    intervalVwap: intervalVwapCost(participation, cost.spread, 0),
    timingRisk: risk,
    meanSd,
    sd,
    bands,
  };
}
