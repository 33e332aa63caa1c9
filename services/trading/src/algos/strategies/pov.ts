import { povTarget } from '@meridian/cost-model/schedules/pov-target';
import type { Algo, AlgoInput } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE, type ParticipationPlan, withPart } from '../algo-state.ts';
import { adaptiveRate, neededRate } from '../common/adaptive-rate.ts';
import { auctionTargets, withRest, workedLots } from '../common/auction-targets.ts';
import { withArrival } from '../common/decision.ts';
import { dayLotsAfter, lateFloorLots } from '../common/late-volume.ts';
import { clipLots, continuousFilledLots, othersVolume } from '../common/quantities.ts';
import { decideSchedule, type Schedule } from '../common/schedule-decision.ts';

const DEFAULT_RATE = 0.1;
const CATCH_UP_FACTOR = 2;
/** A rate of all volume would mean an infinite target. */
const MAX_RATE = 0.95;
/** Allowed distance from the target, as a share of it, and of the whole order, so that a new order need not hurry. */
const SLACK_SHARE = 0.05;
const MIN_SLACK_SHARE = 0.02;
const ROUNDING = 1e-6;

/** The current rate: the wanted one, adapted to price or to finishing, within the cap. */
function rateNow(input: AlgoInput, state: AlgoState): number {
  const { participationRate, isAdaptive, mustFinish, volumeCap, isVolumeCapSoft } = input.parameters;
  const wanted = participationRate ?? DEFAULT_RATE;
  const adapted = isAdaptive ? adaptiveRate(input, wanted, state.arrivalHalfTicks) : wanted;
  const needed = mustFinish ? Math.max(adapted, neededRate(input)) : adapted;
  const cap = isVolumeCapSoft && mustFinish ? MAX_RATE : (volumeCap ?? MAX_RATE);
  return Math.min(needed, cap, MAX_RATE);
}

/** The count starts with what another strategy or rate did before. */
function fromHere(input: AlgoInput): ParticipationPlan {
  return { kind: 'participation', othersLots: othersVolume(input), goalLots: continuousFilledLots(input) };
}

/** A changed rate applies only to later volume. */
function grown(plan: ParticipationPlan, others: number, rate: number): ParticipationPlan {
  if (others === plan.othersLots) return plan;
  const came = Math.max(0, others - plan.othersLots);
  // Volume that turns out to be our own is not counted twice.
  const othersLots = Math.max(others, plan.othersLots);
  return { kind: 'participation', othersLots, goalLots: plan.goalLots + (rate / (1 - rate)) * came };
}

function bandOf(input: AlgoInput, target: number, worked: number): Schedule['band'] {
  const inAuctions = input.filledLots - continuousFilledLots(input);
  const within = Math.min(worked, target);
  const wide = Math.max(SLACK_SHARE * within, MIN_SLACK_SHARE * input.totalLots);
  const slack = Math.min(clipLots(input), Math.max(1, Math.ceil(wide)));
  const goal = inAuctions + within;
  return { goal, floor: Math.max(0, goal - slack), ceiling: inAuctions + Math.min(worked, within + slack) };
}

/** Worked lots whose floor is above so many, by the band as it is. */
function workedAtFloor(input: AlgoInput, floorLots: number): number {
  const narrow = floorLots + Math.max(1, MIN_SLACK_SHARE * input.totalLots);
  return Math.min(floorLots + clipLots(input), Math.max(narrow, floorLots / (1 - SLACK_SHARE)));
}

/** As if all volume from now on were of others, at the current rate. Own volume means a fill, and a fill means a look. */
function lateAtDayLots(input: AlgoInput, plan: ParticipationPlan, worked: number, rate: number): number | null {
  const inAuctions = input.filledLots - continuousFilledLots(input);
  const late = workedAtFloor(input, lateFloorLots(input) - inAuctions);
  if (late > worked || rate <= 0) return null;
  const others = plan.othersLots + ((late - plan.goalLots) * (1 - rate)) / rate;
  return dayLotsAfter(input, others - othersVolume(input));
}

/** Lots that may be open so that no five minutes exceed twice the rate or the cap. */
function windowRoom(input: AlgoInput, rate: number): number {
  const { volumeLast5Minutes, ownVolumeLast5Minutes, parameters } = input;
  const others = Math.max(0, volumeLast5Minutes - ownVolumeLast5Minutes);
  const fastest = Math.min(CATCH_UP_FACTOR * rate, parameters.volumeCap ?? 1, MAX_RATE);
  return Math.max(0, povTarget(fastest, others) - ownVolumeLast5Minutes);
}

/** A share of what others trade outside auctions and blocks. */
export const pov: Algo<AlgoState> = {
  name: 'pov',
  initial: (input) => ({ ...INITIAL_ALGO_STATE, plan: fromHere(input) }),
  decide(input, before) {
    const state = withArrival(input, before);
    const { isAdaptive } = input.parameters;
    const rate = rateNow(input, state);
    const plan = grown(state.plan?.kind === 'participation' ? state.plan : fromHere(input), othersVolume(input), rate);
    const target = Math.floor(plan.goalLots + ROUNDING);
    const targets = auctionTargets(input, { opening: 0, closing: 0 });
    const worked = workedLots(input, targets);
    return decideSchedule(input, withPart(state, 'plan', plan), {
      band: bandOf(input, target, worked),
      auctions: withRest(input, targets),
      targetRate: rate,
      adaptiveRate: isAdaptive ? rate : null,
      mostOpenLots: windowRoom(input, rate),
      isPassiveAhead: true,
      lateAtDayLots: lateAtDayLots(input, plan, worked, rate),
    });
  },
};
