import { normalQuantile } from '../statistics/normal-quantile.ts';
import { beforeAuctionGoal } from '../schedules/auction-quantity.ts';
import { povTarget } from '../schedules/pov-target.ts';
import { SHORTFALL_URGENCIES, shortfallGoal } from '../schedules/shortfall-schedule.ts';
import { type ScheduleBand, scheduleBand } from '../schedules/vwap-band.ts';
import { minuteOfShare } from '../volume/cumulative-volume.ts';
import { PRIOR_SD } from '../volume/remaining-volume.ts';
import { type EstimateMarket, msOfMinute, othersLots, shareAt } from './estimate-market.ts';
import type { WorkPlan } from './work-plan.ts';

/** Expected lots by a time, with their 80% range. */
export type TrajectoryPoint = {
  readonly atMs: number;
  readonly goal: number;
  readonly low: number;
  readonly high: number;
};

const STEPS = 96;
/** The factor of volume on a busy day at the end of the 80% range. */
const BUSY = Math.exp(normalQuantile(0.9) * PRIOR_SD);
const QUIET = 1 / BUSY;

/** The completed share of a strategy's schedule. */
function progressAt(plan: WorkPlan, market: EstimateMarket, atMs: number): number {
  const { startMs, endMs, workedLots, strategy } = plan;
  const inAll = othersLots(market, startMs, endMs);
  const isByClock = strategy === 'twap' || !(inAll > 0);
  const passed = isByClock ? (atMs - startMs) / (endMs - startMs) : othersLots(market, startMs, atMs) / inAll;
  if (strategy === 'close') return beforeAuctionGoal(workedLots, passed) / workedLots;
  if (strategy === 'optimal') return shortfallGoal(workedLots, SHORTFALL_URGENCIES[plan.urgency], passed) / workedLots;
  return passed;
}

/** The worked part on a day with `volume` times the usual volume. */
function workedAt(plan: WorkPlan, market: EstimateMarket, atMs: number, volume: number): ScheduleBand {
  const { workedLots, rate, cap, mustFinish } = plan;
  if (workedLots === 0) return { goal: 0, floor: 0, ceiling: 0 };
  const others = volume * othersLots(market, plan.startMs, atMs);
  const most = Math.min(workedLots, cap === null ? workedLots : povTarget(cap, others));
  if (rate !== null) {
    const lots = Math.min(most, povTarget(rate, others));
    return { goal: lots, floor: lots, ceiling: lots };
  }
  const { goal, floor, ceiling } = scheduleBand(workedLots, progressAt(plan, market, atMs), mustFinish);
  return { goal: Math.min(goal, most), floor: Math.min(floor, most), ceiling: Math.min(ceiling, most) };
}

/** When a rate finishes the worked part on a day with `volume` times the usual volume. At the end at the latest. */
function rateDoneMs(plan: WorkPlan, market: EstimateMarket, rate: number, volume: number): number {
  const share = (plan.workedLots * (1 - rate)) / (rate * volume * market.dailyLots);
  const doneShare = shareAt(market, plan.startMs) + share;
  if (!(doneShare <= shareAt(market, plan.endMs))) return plan.endMs;
  // Rounds up to the next millisecond, so that rounding does not lose the last lot.
  return Math.min(plan.endMs, Math.floor(msOfMinute(market, minuteOfShare(market.profile, doneShare))) + 1);
}

function momentsOf(plan: WorkPlan, market: EstimateMarket): number[] {
  const { startMs, endMs, rate, workedLots, closingLots } = plan;
  if (workedLots === 0) return closingLots === 0 ? [startMs] : [startMs, endMs];
  const doneMs = rate === null ? endMs : rateDoneMs(plan, market, rate, 1);
  const lastMs = rate === null || closingLots > 0 ? endMs : rateDoneMs(plan, market, rate, QUIET);
  const even = Array.from(
    { length: STEPS + 1 },
    (_, step) => startMs + Math.round(((lastMs - startMs) * step) / STEPS),
  );
  return [...new Set([...even, doneMs])].sort((a, b) => a - b);
}

/** The planned progress during the order's part of the session, with auctions as steps. */
export function plannedTrajectory(plan: WorkPlan, market: EstimateMarket): readonly TrajectoryPoint[] {
  const { openingLots, closingLots } = plan;
  const points = momentsOf(plan, market).map((atMs) => ({
    atMs,
    goal: openingLots + workedAt(plan, market, atMs, 1).goal,
    low: openingLots + workedAt(plan, market, atMs, QUIET).floor,
    high: openingLots + workedAt(plan, market, atMs, BUSY).ceiling,
  }));
  if (openingLots > 0) points.unshift({ atMs: plan.startMs, goal: 0, low: 0, high: 0 });
  const last = points.at(-1);
  if (closingLots > 0 && last !== undefined) {
    const { goal, low, high } = last;
    points.push({
      atMs: market.day.closeMs,
      goal: goal + closingLots,
      low: low + closingLots,
      high: high + closingLots,
    });
  }
  return points;
}
