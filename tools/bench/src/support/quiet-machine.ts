import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from '../bench.ts';
import { accessNs } from './memory-speed.ts';

/** An access to memory takes 3.5 to 5 ns while no neighbour needs it, too. */
const QUIET_NS = 5;
const LOOK_MS = 5_000;
const LOOKS_IN_A_ROW = 3;
const MAX_WAIT_MS = 10 * 60_000;

export function isDisturbed(accessesNs: readonly number[]): boolean {
  return accessesNs.some((value) => value > QUIET_NS);
}

/** Waits until no neighbour disturbs the machine, but not for ever. */
export async function quietMachine(say: Say): Promise<void> {
  const beganMs = performance.now();
  for (let quiet = 0; quiet < LOOKS_IN_A_ROW; ) {
    quiet = isDisturbed([accessNs()]) ? 0 : quiet + 1;
    if (performance.now() - beganMs > MAX_WAIT_MS) return say('the machine does not become quiet');
    await sleep(LOOK_MS);
  }
}
