import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';

/**
 * Heap limits for a desk of 100,000 orders. Most new objects survive, and a young collection stops the engine while it
 * moves them. Small, frequent collections keep acknowledgements fast.
 */
const LIMITS = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 24 };

/** Old-generation growth allowed before a major collection, in percent of the live heap. */
const GROWTH_PERCENT = 400;

/**
 * Memory settings of the engine's thread. Marking all orders of a busy desk takes a third of a second, so major
 * collections are delayed until the heap has grown several times: once a minute instead of every few seconds.
 */
export function engineMemory(): ResourceLimits {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  return LIMITS;
}
