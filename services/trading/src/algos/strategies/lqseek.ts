import { povAllowance } from '@meridian/cost-model/schedules/pov-target';
import { SEEKING_RATES } from '@meridian/cost-model/schedules/seeking-rates';
import type { Algo, AlgoInput } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE, withPart } from '../algo-state.ts';
import { NO_OUTLOOK } from '../common/decision.ts';
import { keepResting } from '../common/keep-resting.ts';
import { climb, gatesOf, ladderReason, POSTURE_WORDS } from '../common/ladder.ts';
import {
  childSize,
  clipLots,
  continuousFilledLots,
  leastChildLots,
  othersVolume,
  remainingLots,
} from '../common/quantities.ts';
import { adversePressureTicks, marketStep, nearLots, spreadTicks } from '../common/quotes.ts';
import { decideSeeking, type LitPart, noLit } from '../common/seek.ts';
import { hasMid, workChild, workingLots } from '../common/work-child.ts';

function litRate({ parameters }: AlgoInput): number {
  return parameters.participationRate ?? SEEKING_RATES[parameters.urgency];
}

/** Lots for the lit books now: what is behind the rate, at most twice the rate. */
function litAllowance(input: AlgoInput): number {
  const { volumeLast5Minutes, ownVolumeLast5Minutes, parameters } = input;
  return povAllowance({
    participation: litRate(input),
    hardCap: parameters.volumeCap,
    othersLots: othersVolume(input),
    ownLots: continuousFilledLots(input),
    windowOthersLots: Math.max(0, volumeLast5Minutes - ownVolumeLast5Minutes),
    windowOwnLots: ownVolumeLast5Minutes,
    remainingLots: remainingLots(input),
  });
}

/** Takes posted lots while the spread is normal, else joins the touch. */
function litPart(input: AlgoInput, state: AlgoState, roomLots: number): LitPart {
  const { market, side, nowMs, parameters, instrument } = input;
  const spread = spreadTicks(market);
  const allowed = Math.min(litAllowance(input), roomLots);
  const lots = childSize({
    wishedLots: Math.min(allowed, 2 * clipLots(input)),
    atMostLots: allowed,
    minimumLots: leastChildLots(input),
    remainingLots: remainingLots(input),
  });
  if (spread === null || lots === 0) return noLit(input, withPart(state, 'ladder', null));
  const isCheap = spread <= Math.max(marketStep(input), instrument.averageSpreadTicks);
  const posture = isCheap && parameters.urgency !== 'low' ? 'cross' : 'join';
  const reading = {
    nowMs,
    posture,
    urgency: parameters.urgency,
    filledLots: input.filledLots,
    ownLots: workingLots(input),
    touchLots: nearLots(market, side),
    adverseTicks: adversePressureTicks(input),
    hasMid: hasMid(input, lots),
  } as const;
  const ladder = climb(state.ladder, reading);
  const child = workChild(input, ladder.step, lots);
  const reason =
    posture === 'cross' ? 'The spread is tight: takes what is posted' : ladderReason(ladder, POSTURE_WORDS[posture]);
  return {
    wanted: child === null ? [] : [keepResting(input, child, allowed)],
    state: withPart(state, 'ladder', ladder),
    step: ladder.step,
    reason,
    gates: gatesOf(state.ladder, reading, null),
  };
}

/** Seeks liquidity everywhere: dark and conditional venues first, lit books at a modest rate. */
export const lqseek: Algo<AlgoState> = {
  name: 'lqseek',
  initial: () => INITIAL_ALGO_STATE,
  decide: (input, state) =>
    decideSeeking(input, state, {
      outlook: { ...NO_OUTLOOK, targetRate: litRate(input) },
      isLitAllowed: true,
      lit: litPart,
    }),
};
