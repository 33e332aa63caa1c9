import { assertWholeLots } from '../schedules/cumulative-lots.ts';

/** One fiftieth, 2 %, of what is left: smaller fills only tell the venue that we are there. */
const REMAINING_PARTS = 50;

/** The least that a dark fill may be. It can exceed a small remainder: the order then does not belong in that venue. */
export function minimumExecutionLots(venueMinimumLots: number, remainingLots: number): number {
  assertWholeLots(venueMinimumLots);
  assertWholeLots(remainingLots);
  return Math.max(venueMinimumLots, Math.ceil(remainingLots / REMAINING_PARTS));
}
