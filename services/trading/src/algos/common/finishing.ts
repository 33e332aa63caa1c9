import type { AlgoInput } from '../../kernel/algo.ts';
import { joinsAuction } from './auction-children.ts';
import { workEndMs, workStartMs } from './session.ts';

/** Maximum length of the last phase, in which a must-finish order takes all it can get. */
const FINISH_MS = 30_000;
const FINISH_SHARE = 0.05;

/** The order must finish, time is short, and no auction can take the rest. */
export function isFinishing(input: AlgoInput): boolean {
  if (!input.parameters.mustFinish || joinsAuction(input, 'closing')) return false;
  const endMs = workEndMs(input);
  const stretchMs = Math.min(FINISH_MS, FINISH_SHARE * (endMs - workStartMs(input)));
  return input.nowMs >= endMs - stretchMs;
}
