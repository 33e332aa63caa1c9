import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { sideSign } from '@meridian/domain/order-side';
import { isPositiveAmount } from '../is-amount.ts';
import { COST_BAND_LEVELS } from '../models/cost-band.ts';
import { type CostModel, DEFAULT_COST_MODEL, uncertainCost } from '../models/uncertain-cost.ts';
import { CALENDAR_NOISE_SPREADS, QUOTE_NOISE_SPREADS } from '../models/uncertainty.ts';
import { type CostAmounts, costAmounts } from './cost-amounts.ts';
import { type EstimateMarket, estimateMarket, othersLots } from './estimate-market.ts';
import { type CostRange, limitedCost, MIN_CHANCE } from './limited-cost.ts';
import { plannedTrajectory, type TrajectoryPoint } from './planned-trajectory.ts';
import { callNoise, nightRiskDays, riskDays } from './schedule-risk.ts';
import { spreadMet } from './spread-paid.ts';
import { type OrderToEstimate, type WorkPlan, workPlan } from './work-plan.ts';

export type AmountRange = { readonly level: number; readonly low: CostAmounts; readonly high: CostAmounts };

/** The expected cost of an order against arrival, its uncertainty, and its plan. */
export type OrderEstimate = {
  readonly kind: 'estimated';
  /** Of the whole order: what fills at its cost, and what a limit leaves at the market's move until the end. */
  readonly cost: CostAmounts;
  /** What a limit is expected to lose by what it leaves. Part of the cost. */
  readonly opportunity: CostAmounts;
  /** The chance that the market does not go beyond the limit, 0 to 1. */
  readonly chance: number;
  /** One standard deviation of the market move during the order. */
  readonly risk: CostAmounts;
  readonly ranges: readonly AmountRange[];
  /** The ranges of an order that the limit let fill. */
  readonly filledRanges: readonly AmountRange[];
  /** Own share of the total volume while the order works. */
  readonly participation: number;
  /** Quantity expected to fill by the end. */
  readonly plannedQty: number;
  /** The expected finish. Null when the order does not finish by its end. */
  readonly finishMs: number | null;
  readonly endMs: number;
  /** In shares or contracts. */
  readonly trajectory: readonly TrajectoryPoint[];
};

export type NoEstimate = {
  readonly kind: 'unavailable';
  readonly reason: 'no-permit' | 'no-volume' | 'no-plan';
  readonly message: string;
};

function noEstimate(reason: NoEstimate['reason'], message: string): NoEstimate {
  return { kind: 'unavailable', reason, message };
}

/** Lots that others trade while the order works. */
function othersMet(plan: WorkPlan, market: EstimateMarket, points: readonly TrajectoryPoint[]): number {
  const { profile, dailyLots } = market;
  const worked = (points.at(-1)?.goal ?? 0) - plan.closingLots;
  const doneMs = points.find(({ goal }) => goal >= worked)?.atMs ?? plan.endMs;
  const inMarket = plan.workedLots === 0 ? 0 : othersLots(market, plan.startMs, doneMs);
  const opening = plan.openingLots === 0 ? 0 : profile.openAuction * dailyLots;
  return inMarket + opening + (plan.closingLots === 0 ? 0 : profile.closeAuction * dailyLots);
}

/** The distance from the current price to the order's limit, on its side. Infinite for a market order. */
function roomOf({ order_side, limit_price }: OrderToEstimate, market: EstimateMarket): number {
  return limit_price === undefined || limit_price === null
    ? Infinity
    : sideSign(order_side) * (limit_price - market.cost.price);
}

function estimatePlan(
  plan: WorkPlan,
  market: EstimateMarket,
  room: number,
  model: CostModel,
): OrderEstimate | NoEstimate {
  const points = plannedTrajectory(plan, market);
  const lots = points.at(-1)?.goal ?? 0;
  if (lots === 0) return noEstimate('no-plan', 'Nothing of it would trade by its end.');
  const quantity = plan.lots * market.lotSize;
  const { adv, spread, dailyMove } = market.cost;
  const participation = lots / (lots + othersMet(plan, market, points));
  // The unfilled part is assumed to continue at the same pace, so that a larger order never looks as cheap as a smaller
  // one.
  const days = (riskDays(points, market) + nightRiskDays(plan, market)) * (plan.lots / lots);
  const moved = dailyMove * Math.sqrt(days);
  const quoteNoise = market.assetSubClass === null ? QUOTE_NOISE_SPREADS : CALENDAR_NOISE_SPREADS;
  const noise = Math.hypot(quoteNoise * (spread ?? 0), callNoise(plan, market));
  const risk = Math.hypot(moved, noise);
  // An auction has no spread to pay.
  const inMarket = Math.max(0, lots - plan.openingLots - plan.closingLots) / lots;
  const { met, earned } = spreadMet(plan.strategy, market.assetClass, inMarket * (spread ?? 0));
  const order = { quantity, adv, participation, spread: met, sigma: dailyMove };
  const found = uncertainCost(order, risk, model);
  if (found === null) return noEstimate('no-volume', 'The instrument has no figures to estimate from.');
  // What is not known of the model is no move of the market: it brings the price no nearer to a limit.
  const doubt = Math.hypot(noise, found.meanSd);
  const limited = limitedCost(found.cost.total + earned, { market: moved, noise: doubt }, room);
  if (!(limited.chance >= MIN_CHANCE))
    return noEstimate('no-plan', 'The market would hardly reach the limit price by the end.');
  const likelyLots = Math.round(lots * limited.chance);
  const amounts = (price: number) => costAmounts(price, quantity, market);
  const rangesOf = (range: (level: number) => CostRange) =>
    COST_BAND_LEVELS.map((level) => {
      const { low, high } = range(level);
      return { level, low: amounts(low), high: amounts(high) };
    });
  const inShares = (count: number) => count * market.lotSize;
  return {
    kind: 'estimated',
    cost: amounts(limited.mean),
    opportunity: amounts(limited.opportunity),
    chance: limited.chance,
    risk: amounts(risk),
    ranges: rangesOf(limited.range),
    filledRanges: rangesOf(limited.filledRange),
    participation,
    plannedQty: inShares(likelyLots),
    finishMs: likelyLots < plan.lots ? null : (points.find(({ goal }) => goal >= lots)?.atMs ?? null),
    endMs: plan.endMs,
    trajectory: points.map(({ atMs, goal, low, high }) => ({
      atMs,
      goal: inShares(goal),
      low: inShares(low),
      high: inShares(high),
    })),
  };
}

/** The estimate for an order, by the default model of a ticket unless another is given. */
export function estimateOrder(
  facts: InstrumentFacts,
  order: OrderToEstimate,
  model = DEFAULT_COST_MODEL,
): OrderEstimate | NoEstimate {
  const market = estimateMarket(facts);
  if (market === null) return noEstimate('no-permit', 'Estimates need the market impact permit.');
  if (!isPositiveAmount(market.dailyLots)) return noEstimate('no-volume', 'The instrument has no usual volume.');
  const plan = workPlan(order, market);
  if (plan.kind !== 'plan') return noEstimate('no-plan', plan.message);
  return estimatePlan(plan, market, roomOf(order, market), model);
}
