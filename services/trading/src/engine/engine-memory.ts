import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';

/**
 * Heap limits for a desk of 100,000 orders. Most new objects survive, and a young collection stops the engine while it
 * moves them. Small, frequent collections keep acknowledgements fast.
 */
const LIMITS = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 24 };

/** Old-generation growth allowed before a major collection, in percent of the live heap. */
const GROWTH_PERCENT = 150;

/**
 * Memory settings of the engine's thread. Marking all orders of a busy desk takes a tenth of a second or more, so major
 * collections are delayed until the heap has grown. The setting holds for the whole process, so more growth would cost
 * its memory twice: for the engine's orders and for their rows.
 */
export function engineMemory(): ResourceLimits {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  return LIMITS;
}
