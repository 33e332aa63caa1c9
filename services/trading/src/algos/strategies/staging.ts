import type { Algo } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE } from '../algo-state.ts';
import { idle, NO_OUTLOOK } from '../common/decision.ts';

/** Holds an order without children until it is sent. */
export const staging: Algo<AlgoState> = {
  name: 'staging',
  initial: () => INITIAL_ALGO_STATE,
  decide: (input, state) => idle(input, NO_OUTLOOK, state, { reason: 'Staged: waiting to be sent' }),
};
