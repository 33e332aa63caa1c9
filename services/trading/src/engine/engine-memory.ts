import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';

/**
 * Heap limits for a desk of 100,000 orders. A young collection stops the engine for what it moves, which is what waits to
 * be written and little else. What outlives two of them is waste for a major collection, so they should be further apart
 * than a commit takes, some 35 ms: with 20,000 orders asked for, 32 MB are new in about 0.2 s.
 */
const LIMITS = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 96 };
/**
 * The half of the young part that is in use, which V8 would let grow to this size from 1 MB. A start makes most of all
 * while it is small: what two collections have seen counts as old, and would soon be waste there.
 */
const FIRST_YOUNG_MB = LIMITS.maxYoungGenerationSizeMb / 3;

/** Old-generation growth allowed before a major collection, in percent of the live heap. */
const GROWTH_PERCENT = 65;
/** Below it there is no major collection: what a start makes is no waste, and a small desk has little of it. */
const FIRST_OLD_MB = 256;

/**
 * Memory settings of the engine's thread, which hold for the whole process: all of it is memory for the engine's orders
 * and once more for their rows.
 *
 * To mark what lives takes it some 2 ms for each MB, in steps that leave little between them, so more growth means fewer
 * stops. V8 wants all of it marked within half a second, waste included: with less waste, threads beside it keep up.
 *
 * What V8 has seen to live long it makes in the old part from then on. An engine that was behind for a moment kept
 * events, changes and versions of orders until they were written; ever after, each of them would be waste for a major
 * collection, which then comes three times as often.
 *
 * Buffers count as memory like any other. By themselves, 64 MB of new ones would cause a major collection: three of them
 * while a start reads its snapshot, which is all that lives then.
 *
 * A thread that makes little new memory is collected once more, only to give memory back to the machine: everything is
 * moved together, which stops a quiet desk for some 95 ms where another collection takes 15. It would be taken again.
 * The main thread is told so when the process starts, because a thread that has begun with it cannot be stopped.
 */
export function engineMemory(): ResourceLimits {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  setFlagsFromString(`--initial-old-space-size=${FIRST_OLD_MB}`);
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  setFlagsFromString('--no-memory-reducer');
  // The bound with which the process was started would come before the thread's own.
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString(`--min-semi-space-size=${FIRST_YOUNG_MB}`);
  return LIMITS;
}

/** After the engine's thread has begun. Threads that come later, for reports or past days, begin small. */
export function engineMemoryTaken(): void {
  setFlagsFromString('--min-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=0');
}
