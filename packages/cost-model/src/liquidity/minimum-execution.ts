import { assertWholeLots } from '../schedules/cumulative-lots.ts';

/** One fiftieth (2%) of the remainder. Smaller fills only reveal our order. */
const REMAINING_PARTS = 50;

/** Minimum size of a dark fill. It may exceed a small remainder; then the order does not suit the venue. */
export function minimumExecutionLots(venueMinimumLots: number, remainingLots: number): number {
  assertWholeLots(venueMinimumLots);
  assertWholeLots(remainingLots);
  return Math.max(venueMinimumLots, Math.ceil(remainingLots / REMAINING_PARTS));
}
