import { assertWholeLots } from '../schedules/cumulative-lots.ts';
import { sum } from '../sum.ts';
import type { FillTail } from './fill-tail.ts';

export type DarkVenue = {
  readonly venue: string;
  readonly tail: FillTail;
  /** What the price moves against our fills there soon after, in the unit of the half spread; negative is good. */
  readonly toxicity: number;
  /** The least that an order there may be; 0 or 1 for none. */
  readonly minimumLots: number;
};

export type DarkAllocation = {
  /** Whole lots by venue, in the order of the venues; those with nothing are left out. */
  readonly orders: readonly { readonly venue: string; readonly lots: number }[];
  readonly unallocatedLots: number;
};

/** What toxicity leaves of a fill's worth: nothing once it eats the half spread that the mid saves. */
export function toxicityFactor(toxicity: number, halfSpread: number): number {
  if (!Number.isFinite(toxicity)) return 0;
  // Without a spread there is nothing to save, and only a venue that costs nothing is as good as any.
  if (!(halfSpread > 0)) return toxicity > 0 ? 0 : 1;
  return Math.max(0, 1 - toxicity / halfSpread);
}

type Candidate = { readonly venue: DarkVenue; readonly factor: number };

/** The chance-weighted worth of the next lot at a venue, and for how many lots it stays the same. */
function nextRun(candidate: Candidate, given: number): { readonly worth: number; readonly lots: number } {
  const step = candidate.venue.tail.find(({ upToLots }) => upToLots > given);
  if (step === undefined) return { worth: 0, lots: 0 };
  return { worth: step.probability * candidate.factor, lots: step.upToLots - given };
}

/** Each lot to the venue most likely to have it: a tail falls in steps, so that whole steps are given at once. */
function allocate(lots: number, candidates: readonly Candidate[]): number[] {
  const given = candidates.map(() => 0);
  let left = lots;
  while (left > 0) {
    const runs = candidates.map((candidate, index) => nextRun(candidate, given[index] ?? 0));
    const best = runs.reduce((top, run, index) => (run.worth > (runs[top]?.worth ?? 0) ? index : top), 0);
    const run = runs[best];
    if (run === undefined || run.worth <= 0) break;
    const taken = Math.min(left, run.lots);
    given[best] = (given[best] ?? 0) + taken;
    left -= taken;
  }
  return given;
}

/** Spreads an order over dark venues; a venue that would get less than its minimum gives it back to the others. */
export function allocateDark(lots: number, venues: readonly DarkVenue[], halfSpread: number): DarkAllocation {
  assertWholeLots(lots);
  let candidates = venues.map((venue) => ({ venue, factor: toxicityFactor(venue.toxicity, halfSpread) }));
  let given = allocate(lots, candidates);
  const falls = (index: number) => {
    const granted = given[index] ?? 0;
    return granted > 0 && granted < (candidates[index]?.venue.minimumLots ?? 0);
  };
  for (let round = 0; round < venues.length; round += 1) {
    const tooSmall = candidates.findLastIndex((_, index) => falls(index));
    if (tooSmall < 0) break;
    candidates = candidates.toSpliced(tooSmall, 1);
    given = allocate(lots, candidates);
  }
  const orders = candidates.map(({ venue }, index) => ({ venue: venue.venue, lots: given[index] ?? 0 }));
  return { orders: orders.filter((order) => order.lots > 0), unallocatedLots: lots - sum(given) };
}
