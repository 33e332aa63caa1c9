import type { Steps } from '../fair-work.ts';

/** The result of work that nobody waits behind. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}
