import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';

/**
 * Room for a desk of 100,000 orders and more. Nearly all new objects of the engine stay, and a young collection
 * halts it for as long as there is to move: often and little, so that no acknowledgement waits for it.
 */
const LIMITS = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 24 };

/** Old-generation growth allowed before a major collection, in percent of the live heap. */
const GROWTH_PERCENT = 400;

/**
 * For a thread that runs the engine. To mark all the orders of a busy desk takes it a third of a second, whenever that
 * is: so it waits until the memory has grown several times over, and comes once in a minute and not every few seconds.
 */
export function engineMemory(): ResourceLimits {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  return LIMITS;
}
