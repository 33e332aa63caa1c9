import { assertWholeLots } from '../schedules/cumulative-lots.ts';
import { sum } from '../sum.ts';
import type { FillTail } from './fill-tail.ts';

export type DarkVenue = {
  readonly venue: string;
  readonly tail: FillTail;
  /** The adverse price move after our fills at the venue, in the unit of the half spread. Negative is good. */
  readonly toxicity: number;
  /** Minimum order size at the venue. 0 or 1 for none. */
  readonly minimumLots: number;
};

export type DarkAllocation = {
  /** Whole lots by venue, in the order of the venues. Venues without lots are left out. */
  readonly orders: readonly { readonly venue: string; readonly lots: number }[];
  readonly unallocatedLots: number;
};

/** The value of a fill after toxicity. It is zero when toxicity exceeds the half spread that the mid saves. */
export function toxicityFactor(toxicity: number, halfSpread: number): number {
  if (!Number.isFinite(toxicity)) return 0;
  // Without a spread nothing is saved, so any venue with toxicity is worthless.
  if (!(halfSpread > 0)) return toxicity > 0 ? 0 : 1;
  return Math.max(0, 1 - toxicity / halfSpread);
}

type Candidate = { readonly venue: DarkVenue; readonly factor: number };

/** The expected value of the next lot at a venue, and for how many lots it is constant. */
function nextRun(candidate: Candidate, given: number): { readonly worth: number; readonly lots: number } {
  const step = candidate.venue.tail.find(({ upToLots }) => upToLots > given);
  if (step === undefined) return { worth: 0, lots: 0 };
  return { worth: step.probability * candidate.factor, lots: step.upToLots - given };
}

/** Gives each lot to the best venue. The tail falls in steps, so whole steps are given at once. */
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

/** Distributes an order over dark venues. A venue below its minimum returns its lots to the others. */
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
