import { type ScheduleBand, scheduleBand } from '@meridian/cost-model/schedules/vwap-band';
import type { Algo, AlgoInput } from '../algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE } from '../algo-state.ts';
import type { AuctionTargets } from '../common/auction-children.ts';
import { auctionTargets, curveClosingLots, withRest, workedLots } from '../common/auction-targets.ts';
import { decideSchedule } from '../common/schedule-decision.ts';
import { volumeProgress, workEndMs, workStartMs } from '../common/session.ts';

/** A band of the worked part, moved up by what the opening auction was to fill. */
export function raised({ goal, floor, ceiling }: ScheduleBand, { opening }: AuctionTargets): ScheduleBand {
  const more = opening ?? 0;
  return { goal: goal + more, floor: floor + more, ceiling: ceiling + more };
}

function bandOf(input: AlgoInput, targets: AuctionTargets): ScheduleBand {
  const progress = volumeProgress(input, workStartMs(input), workEndMs(input));
  return raised(scheduleBand(workedLots(input, targets), progress, input.parameters.mustFinish), targets);
}

/** Follows the day's volume curve from its start to its end, the closing auction's part included. */
export const vwap: Algo<AlgoState> = {
  name: 'vwap',
  initial: () => INITIAL_ALGO_STATE,
  decide(input, state) {
    const targets = auctionTargets(input, { opening: 0, closing: curveClosingLots(input) });
    return decideSchedule(input, state, {
      band: bandOf(input, targets),
      auctions: withRest(input, targets),
      targetRate: null,
      adaptiveRate: null,
      mostOpenLots: Number.POSITIVE_INFINITY,
      isPassiveAhead: true,
    });
  },
};
