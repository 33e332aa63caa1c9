import { type EstimateMarket, othersLots } from './estimate-market.ts';
import type { TrajectoryPoint } from './planned-trajectory.ts';
import type { WorkPlan } from './work-plan.ts';

/**
 * Days of volume time, own lots included, weighted by the squared open share. An even schedule over T has T/3; an order
 * that waits for one auction has T.
 */
export function riskDays(points: readonly TrajectoryPoint[], market: EstimateMarket): number {
  const done = points.at(-1)?.goal ?? 0;
  let days = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    // An auction takes no time.
    if (before === undefined || before.atMs === point.atMs) continue;
    const [from, to] = [1 - before.goal / done, 1 - point.goal / done];
    const lots = othersLots(market, before.atMs, point.atMs) + point.goal - before.goal;
    days += ((lots / market.dailyLots) * (from * from + from * to + to * to)) / 3;
  }
  return days;
}

/** Overnight news, as days of volatility. */
const NIGHT_DAYS = 0.1;

/** An order for the opening auction bears the overnight risk, unless the call has begun. */
export function nightRiskDays({ openingLots }: Pick<WorkPlan, 'openingLots'>, { isCalling }: EstimateMarket): number {
  return openingLots === 0 || isCalling ? 0 : NIGHT_DAYS;
}

/** Distance between prices of a call: a tick, or this part of a day's move. Measured on the desk. */
const CALL_STEP_OF_DAY = 1 / 60;
/** How many such steps the auction price may differ from the indicative price. */
const CALL_STEPS = 3.3;

/** Standard deviation of the opening price because of interest that is not visible yet. */
export function callNoise({ openingLots }: Pick<WorkPlan, 'openingLots'>, { cost, tickSize }: EstimateMarket): number {
  return openingLots === 0 ? 0 : CALL_STEPS * Math.max(tickSize, CALL_STEP_OF_DAY * cost.dailyMove);
}
