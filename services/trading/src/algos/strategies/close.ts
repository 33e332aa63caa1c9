import { beforeAuctionGoal } from '@meridian/cost-model/schedules/auction-quantity';
import { scheduleBand } from '@meridian/cost-model/schedules/vwap-band';
import type { Algo } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE, withPart } from '../algo-state.ts';
import { auctionTargets, fairAuctionLots, withRest, workedLots } from '../common/auction-targets.ts';
import { baseOf } from '../common/schedule-base.ts';
import { decideSchedule } from '../common/schedule-decision.ts';
import { volumeProgress, workEndMs } from '../common/session.ts';
import { raised } from './vwap.ts';

/**
 * Puts as much as the closing auction can take into it. The rest is worked before, increasingly towards the auction.
 */
export const close: Algo<AlgoState> = {
  name: 'close',
  initial: () => INITIAL_ALGO_STATE,
  decide(input, state) {
    const base = baseOf(input, state);
    const targets = auctionTargets(input, { opening: 0, closing: fairAuctionLots(input, 'closing') });
    const worked = workedLots(input, targets, base.lots);
    const progress = volumeProgress(input, base.startMs, workEndMs(input));
    const share = worked === 0 ? 0 : beforeAuctionGoal(worked, progress) / worked;
    return decideSchedule(input, withPart(state, 'base', base), {
      band: raised(scheduleBand(worked, share, input.parameters.mustFinish), base.lots + (targets.opening ?? 0)),
      auctions: withRest(input, targets),
      targetRate: null,
      adaptiveRate: null,
      mostOpenLots: Number.POSITIVE_INFINITY,
      // Fills before the auction miss its price, so nothing is done early.
      isPassiveAhead: false,
    });
  },
};
