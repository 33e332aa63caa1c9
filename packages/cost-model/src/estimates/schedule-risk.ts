import { type EstimateMarket, othersLots } from './estimate-market.ts';
import type { TrajectoryPoint } from './planned-trajectory.ts';
import type { WorkPlan } from './work-plan.ts';

/**
 * Days of volume time, own lots included, weighted by the square of the share still to do: an even schedule over T
 * has T/3, what waits for one auction has all of its time.
 */
export function riskDays(points: readonly TrajectoryPoint[], market: EstimateMarket): number {
  const done = points.at(-1)?.goal ?? 0;
  let days = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    // An auction is one moment.
    if (before === undefined || before.atMs === point.atMs) continue;
    const [from, to] = [1 - before.goal / done, 1 - point.goal / done];
    const lots = othersLots(market, before.atMs, point.atMs) + point.goal - before.goal;
    days += ((lots / market.dailyLots) * (from * from + from * to + to * to)) / 3;
  }
  return days;
}

/** What the price moves until the open, as days of volatility: in the call, and in the night before it. */
const CALL_DAYS = 0.002;
const NIGHT_DAYS = 0.1;

/** An order for the opening auction bears all of the way to it. */
export function openingRiskDays({ openingLots }: Pick<WorkPlan, 'openingLots'>, { isCalling }: EstimateMarket): number {
  if (openingLots === 0) return 0;
  return isCalling ? CALL_DAYS : CALL_DAYS + NIGHT_DAYS;
}
