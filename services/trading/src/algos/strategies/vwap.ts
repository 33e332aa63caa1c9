import { type ScheduleBand, scheduleBand } from '@meridian/cost-model/schedules/vwap-band';
import type { Algo } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE, withPart } from '../algo-state.ts';
import { auctionTargets, curveClosingLots, withRest, workedLots } from '../common/auction-targets.ts';
import { baseOf } from '../common/schedule-base.ts';
import { decideSchedule } from '../common/schedule-decision.ts';
import { volumeProgress, workEndMs } from '../common/session.ts';

/** The band of the worked part, raised by what comes before it. */
export function raised({ goal, floor, ceiling }: ScheduleBand, lots: number): ScheduleBand {
  return { goal: goal + lots, floor: floor + lots, ceiling: ceiling + lots };
}

/** Follows the day's volume curve from start to end, including the closing auction's part. */
export const vwap: Algo<AlgoState> = {
  name: 'vwap',
  initial: () => INITIAL_ALGO_STATE,
  decide(input, state) {
    const base = baseOf(input, state);
    const closing = curveClosingLots(input, Math.max(0, input.totalLots - base.lots));
    const targets = auctionTargets(input, { opening: 0, closing });
    const progress = volumeProgress(input, base.startMs, workEndMs(input));
    const band = scheduleBand(workedLots(input, targets, base.lots), progress, input.parameters.mustFinish);
    return decideSchedule(input, withPart(state, 'base', base), {
      band: raised(band, base.lots + (targets.opening ?? 0)),
      auctions: withRest(input, targets),
      targetRate: null,
      adaptiveRate: null,
      mostOpenLots: Number.POSITIVE_INFINITY,
      isPassiveAhead: true,
    });
  },
};
