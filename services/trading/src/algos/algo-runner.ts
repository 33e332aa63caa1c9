import type { AlgoRunner } from '../kernel/ports.ts';
import type { JsonValue } from '../kernel/state/json-value.ts';
import type { Algo } from '../kernel/algo.ts';
import type { AlgoState } from './algo-state.ts';
import { ALGOS } from './algos.ts';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';

const STATE_KEYS: readonly (keyof AlgoState)[] = ['ladder', 'capFlag', 'arrivalHalfTicks', 'base', 'plan'];

/** The journal wrote the state, so checking its keys is enough. */
function isAlgoState(value: JsonValue): value is AlgoState {
  return typeof value === 'object' && value !== null && STATE_KEYS.every((key) => Object.hasOwn(value, key));
}

function algoNamed(name: string): Algo<AlgoState> {
  if (!isStrategyName(name)) throw new Error(`there is no algorithm ${name}`);
  return ALGOS[name];
}

/** The algorithms for the kernel: by name, with states that the journal stores. */
export const algoRunner: AlgoRunner = {
  has: isStrategyName,
  initial: (name, input) => algoNamed(name).initial(input),
  decide(name, input, state) {
    const algo = algoNamed(name);
    // An unknown state of an older version is not interpreted. The algorithm starts again from the filled quantity.
    return algo.decide(input, isAlgoState(state) ? state : algo.initial(input));
  },
};
