import { type EstimateMarket, othersLots } from './estimate-market.ts';
import type { TrajectoryPoint } from './planned-trajectory.ts';
import type { WorkPlan } from './work-plan.ts';

/**
 * Days of other traders' volume, weighted by the squared open share. An even schedule over T has T/3; an order that
 * waits for one auction has T. A day is all of continuous trading: an auction has volume but takes no time, so that what
 * the price moves in a day it moves between the auctions. Own lots take no time either.
 */
export function riskDays(points: readonly TrajectoryPoint[], market: EstimateMarket): number {
  const { openAuction, closeAuction } = market.profile;
  const dailyLots = market.dailyLots * (1 - openAuction - closeAuction);
  const done = points.at(-1)?.goal ?? 0;
  let days = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    // An auction takes no time.
    if (before === undefined || before.atMs === point.atMs) continue;
    const [from, to] = [1 - before.goal / done, 1 - point.goal / done];
    const lots = othersLots(market, before.atMs, point.atMs);
    days += ((lots / dailyLots) * (from * from + from * to + to * to)) / 3;
  }
  return days;
}

/** Overnight news, as days of volatility. */
const NIGHT_DAYS = 0.1;

/** An order for the opening auction bears the overnight risk, unless the call has begun. */
export function nightRiskDays({ openingLots }: Pick<WorkPlan, 'openingLots'>, { isCalling }: EstimateMarket): number {
  return openingLots === 0 || isCalling ? 0 : NIGHT_DAYS;
}

/** How far an auction's price may be from the indicative one, in daily moves over the root of its share of a day. */
const CALL_NOISE_OF_ROOT_SHARE = 0.21;
/** The price falls on one tick or the next, before and after. */
const CALL_NOISE_TICKS = 1.25;

/** Standard deviation of the opening price because of interest that is not visible yet. */
export function callNoise({ openingLots }: Pick<WorkPlan, 'openingLots'>, market: EstimateMarket): number {
  if (openingLots === 0) return 0;
  const { cost, tickSize, profile } = market;
  const unseen = CALL_NOISE_OF_ROOT_SHARE * Math.sqrt(profile.openAuction) * cost.dailyMove;
  return Math.hypot(unseen, CALL_NOISE_TICKS * tickSize);
}
