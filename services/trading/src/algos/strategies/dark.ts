import type { Algo } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE } from '../algo-state.ts';
import { NO_OUTLOOK } from '../common/decision.ts';
import { decideSeeking, noLit } from '../common/seek.ts';

/** Dark and conditional venues only, at the mid or not at all. */
export const dark: Algo<AlgoState> = {
  name: 'dark',
  initial: () => INITIAL_ALGO_STATE,
  decide: (input, state) => decideSeeking(input, state, { outlook: NO_OUTLOOK, isLitAllowed: false, lit: noLit }),
};
