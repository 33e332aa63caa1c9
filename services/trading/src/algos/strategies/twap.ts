import { type TimedSlice, twapSlices } from '@meridian/cost-model/schedules/twap-slices';
import { seededRng } from '@meridian/cost-model/sfc32';
import type { Algo, AlgoInput } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE, type TwapPlan, withPart } from '../algo-state.ts';
import type { AuctionTargets } from '../common/auction-children.ts';
import { auctionTargets, withRest, workedLots } from '../common/auction-targets.ts';
import { decideSchedule, type Schedule } from '../common/schedule-decision.ts';
import { workEndMs, workStartMs } from '../common/session.ts';

const SLICE_MS = 60_000;
const MAX_SLICES = 390;
const SEEDS = 2 ** 32;

/** A plan from now on: for everything at first, for the remainder after a change. */
function makePlan(input: AlgoInput, targets: AuctionTargets): TwapPlan {
  const fromMs = Math.max(input.nowMs, workStartMs(input));
  const baseLots = input.filledLots;
  const lots = Math.max(0, workedLots(input, targets) + (targets.opening ?? 0) - baseLots);
  return { kind: 'twap', seed: Math.floor(input.random() * SEEDS), fromMs, toMs: workEndMs(input), baseLots, lots };
}

/** Whether the plan still fits the order's quantity and end. */
function isCurrent(input: AlgoInput, plan: TwapPlan, targets: AuctionTargets): boolean {
  const planned = plan.baseLots + plan.lots;
  return plan.toMs === workEndMs(input) && planned === workedLots(input, targets) + (targets.opening ?? 0);
}

/** Times and lots of slices in turn, in order of time: a record for each would be hundreds for an order. */
type PackedSlices = Float64Array;

/** Cached per plan: the same plan and minimum give the same slices. */
const known = new WeakMap<TwapPlan, PackedSlices>();

function slicesOf(input: AlgoInput, plan: TwapPlan): PackedSlices {
  const slices =
    known.get(plan) ?? Float64Array.from(makeSlices(input, plan).flatMap(({ atMs, lots }) => [atMs, lots]));
  known.set(plan, slices);
  return slices;
}

function makeSlices(input: AlgoInput, plan: TwapPlan): readonly TimedSlice[] {
  const byTime = Math.ceil((plan.toMs - plan.fromMs) / SLICE_MS);
  const bySize = Math.floor(plan.lots / Math.max(1, input.parameters.minimumChildLots));
  const slices = Math.max(1, Math.min(MAX_SLICES, byTime, bySize));
  return twapSlices({ lots: plan.lots, startMs: plan.fromMs, endMs: plan.toMs, slices }, seededRng(plan.seed, 'twap'));
}

function bandOf(input: AlgoInput, plan: TwapPlan): Schedule['band'] {
  const slices = slicesOf(input, plan);
  let due = 0;
  for (let at = 0; (slices[at] ?? Infinity) <= input.nowMs; at += 2) due += slices[at + 1] ?? 0;
  const slice = Math.max(1, Math.ceil(plan.lots / Math.max(1, slices.length / 2)));
  const goal = plan.baseLots + due;
  const most = plan.baseLots + plan.lots;
  return { goal, floor: Math.max(0, goal - slice), ceiling: Math.min(most, goal + slice) };
}

/** Even slices of random size and time, at most one slice off the line. */
export const twap: Algo<AlgoState> = {
  name: 'twap',
  initial: () => INITIAL_ALGO_STATE,
  decide(input, state) {
    const targets = auctionTargets(input, { opening: 0, closing: 0 });
    const kept = state.plan?.kind === 'twap' && isCurrent(input, state.plan, targets) ? state.plan : null;
    const plan = kept ?? makePlan(input, targets);
    return decideSchedule(input, withPart(state, 'plan', plan), {
      band: bandOf(input, plan),
      auctions: withRest(input, targets),
      targetRate: null,
      adaptiveRate: null,
      mostOpenLots: Number.POSITIVE_INFINITY,
      isPassiveAhead: false,
    });
  },
};
