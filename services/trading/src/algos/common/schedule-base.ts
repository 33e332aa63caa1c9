import type { AlgoInput } from '../../kernel/algo.ts';
import type { AlgoState } from '../algo-state.ts';
import { workStartMs } from './session.ts';

/** Lots filled before the schedule's start, which moves when the order gets another start or strategy. */
export function baseOf(input: AlgoInput, { base }: AlgoState): NonNullable<AlgoState['base']> {
  const startMs = workStartMs(input);
  return base?.startMs === startMs ? base : { startMs, lots: input.filledLots };
}
