import {
  SHORTFALL_URGENCIES,
  shortfallGoal,
  shouldReplan,
  volumeShareAtGoal,
} from '@meridian/cost-model/schedules/shortfall-schedule';
import { type ScheduleBand, scheduleBand, shareAboveFloor } from '@meridian/cost-model/schedules/vwap-band';
import type { Algo, AlgoInput } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE, type ShortfallPlan, withPart } from '../algo-state.ts';
import type { AuctionTargets } from '../common/auction-children.ts';
import { auctionTargets, withRest, workedLots } from '../common/auction-targets.ts';
import { expectedLotsBetween } from '../common/expected-volume.ts';
import { dayLotsAfter, lateFloorLots } from '../common/late-volume.ts';
import { decideSchedule } from '../common/schedule-decision.ts';
import { volumeProgress, workEndMs, workStartMs } from '../common/session.ts';
import { raised } from './vwap.ts';

/** One minute's volume is noisy, so a surprise counts only after this time. */
const SURPRISE_AFTER_MS = 60_000;

/**
 * The clock of a plan: lots of other traders today, of every kind, because the forecast is of every kind. Own lots would
 * make it run the faster the faster it trades.
 */
function othersToday({ market, filledLots }: AlgoInput): number {
  return market.dayLots - filledLots;
}

function plannedLots(input: AlgoInput, targets: AuctionTargets): number {
  return workedLots(input, targets) + (targets.opening ?? 0);
}

/**
 * The start of a new plan: the old goal while the fills are in its band, else the fills. A plan that always started at
 * the fills would treat luck as normal and finish much too early.
 */
function startLots(input: AlgoInput, targets: AuctionTargets, old: ShortfallPlan | null): number {
  if (old === null || old.baseLots + old.lots !== plannedLots(input, targets)) return input.filledLots;
  const goal = goalOf(input, old);
  const { floor, ceiling } = bandAbout(input, targets, goal);
  return input.filledLots >= floor && input.filledLots <= ceiling ? goal : input.filledLots;
}

function makePlan(input: AlgoInput, targets: AuctionTargets, old: ShortfallPlan | null): ShortfallPlan {
  const atMs = Math.max(input.nowMs, workStartMs(input));
  const toMs = workEndMs(input);
  const expectedLots = expectedLotsBetween(input, atMs, toMs);
  const whole = SHORTFALL_URGENCIES[input.parameters.urgency];
  // Urgency is per unit of volume. A shorter horizon has less of it left.
  const left = old === null || old.expectedLots <= 0 ? 1 : expectedLots / old.expectedLots;
  const baseLots = startLots(input, targets, old);
  return {
    kind: 'shortfall',
    atMs,
    toMs,
    baseLots,
    lots: Math.max(0, plannedLots(input, targets) - baseLots),
    urgency: Math.min(whole, (old?.urgency ?? whole) * left),
    expectedLots,
    othersAtPlan: othersToday(input),
  };
}

function goalOf(input: AlgoInput, plan: ShortfallPlan): number {
  return plan.baseLots + shortfallGoal(plan.lots, plan.urgency, passed(input, plan));
}

function bandAbout(input: AlgoInput, targets: AuctionTargets, goal: number): ScheduleBand {
  const opening = targets.opening ?? 0;
  const worked = workedLots(input, targets);
  const share = worked === 0 ? 1 : (goal - opening) / worked;
  return raised(scheduleBand(worked, share, input.parameters.mustFinish), opening);
}

/** Elapsed share of the plan's volume. By the clock when no volume was expected. */
function passed(input: AlgoInput, plan: ShortfallPlan): number {
  if (input.nowMs >= plan.toMs) return 1;
  if (!(plan.expectedLots > 0)) return volumeProgress(input, plan.atMs, plan.toMs);
  return Math.min(1, Math.max(0, (othersToday(input) - plan.othersAtPlan) / plan.expectedLots));
}

/** As if all volume from now on were of others. Own volume means a fill, and a fill means a look. */
function lateAtDayLots(input: AlgoInput, plan: ShortfallPlan, targets: AuctionTargets): number | null {
  const opening = targets.opening ?? 0;
  const worked = workedLots(input, targets);
  const share = shareAboveFloor(worked, lateFloorLots(input) - opening, input.parameters.mustFinish);
  if (share === null || !(plan.expectedLots > 0)) return null;
  const late = volumeShareAtGoal(plan.lots, plan.urgency, opening + share * worked - plan.baseLots);
  if (late === null) return null;
  return dayLotsAfter(input, plan.othersAtPlan + late * plan.expectedLots - othersToday(input));
}

function isOutdated(input: AlgoInput, plan: ShortfallPlan, targets: AuctionTargets): boolean {
  if (plan.toMs !== workEndMs(input) || plan.baseLots + plan.lots !== plannedLots(input, targets)) return true;
  const sincePlanMs = input.nowMs - plan.atMs;
  if (sincePlanMs < SURPRISE_AFTER_MS || input.nowMs >= plan.toMs) return false;
  const expectedVolume = plan.expectedLots * volumeProgress(input, plan.atMs, plan.toMs);
  return shouldReplan({
    sincePlanMs,
    expectedVolume,
    observedVolume: othersToday(input) - plan.othersAtPlan,
  });
}

/** Null for one of an earlier version, whose clock was another. */
function storedPlan({ plan }: AlgoState): ShortfallPlan | null {
  return plan?.kind === 'shortfall' && Number.isFinite(plan.othersAtPlan) ? plan : null;
}

/** Implementation shortfall: early when waiting is risky, in volume time, replanned during the day. */
export const optimal: Algo<AlgoState> = {
  name: 'optimal',
  initial: () => INITIAL_ALGO_STATE,
  decide(input, state) {
    const targets = auctionTargets(input, { opening: 0, closing: 0 });
    const old = storedPlan(state);
    const plan = old === null || isOutdated(input, old, targets) ? makePlan(input, targets, old) : old;
    // What trades in the opening auction is before the plan's time.
    const hasBegun = input.nowMs >= plan.atMs;
    return decideSchedule(input, withPart(state, 'plan', hasBegun ? plan : null), {
      band: bandAbout(input, targets, goalOf(input, plan)),
      auctions: withRest(input, targets),
      targetRate: null,
      adaptiveRate: null,
      mostOpenLots: Number.POSITIVE_INFINITY,
      isPassiveAhead: true,
      lateAtDayLots: lateAtDayLots(input, plan, targets),
    });
  },
};
