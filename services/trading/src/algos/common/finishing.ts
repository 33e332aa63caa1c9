import type { AlgoInput } from '../../kernel/algo.ts';
import { joinsAuction } from './auction-children.ts';
import { workEndMs, workStartMs } from './session.ts';

/** The last stretch in which an order that must finish takes what it can get, at most. */
const FINISH_MS = 30_000;
const FINISH_SHARE = 0.05;

/** It must finish, time is short, and there is no auction that could take the rest. */
export function isFinishing(input: AlgoInput): boolean {
  if (!input.parameters.mustFinish || joinsAuction(input, 'closing')) return false;
  const endMs = workEndMs(input);
  const stretchMs = Math.min(FINISH_MS, FINISH_SHARE * (endMs - workStartMs(input)));
  return input.nowMs >= endMs - stretchMs;
}
