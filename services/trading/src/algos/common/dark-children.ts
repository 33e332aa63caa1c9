import { allocateDark } from '@meridian/cost-model/liquidity/dark-allocation';
import { exploredTail, type FillCurve, fillCurve, type FillTail } from '@meridian/cost-model/liquidity/fill-tail';
import type { AlgoInput, VenueHealth, WantedChild } from '../../kernel/algo.ts';
import { keepResting } from './keep-resting.ts';
import { clipLots, remainingLots } from './quantities.ts';
import { conditionalVenues, darkVenues } from './venue-choice.ts';
import { childAt, darkMinimumLots } from './work-child.ts';

/** Toxicity is already a share of the half spread. */
const HALF_SPREAD = 1;
/** A block needs at least this many clips. */
const BLOCK_CLIPS = 5;

/** A venue is tried again with a clip, less often after more failed tries. Failures must not end the exploration. */
function withAnotherTry(tail: FillTail, orders: number, triedLots: number): FillTail {
  const last = tail.at(-1);
  if (last !== undefined && last.upToLots >= triedLots) return tail;
  return [...tail, { upToLots: triedLots, probability: Math.min(last?.probability ?? 1, 1 / (orders + 1)) }];
}

/** A list of fills is made anew when one comes, and many orders ask meanwhile. */
const curves = new WeakMap<VenueHealth['fills'], FillCurve>();

function curveOf(fills: VenueHealth['fills']): FillCurve {
  const known = curves.get(fills);
  if (known !== undefined) return known;
  const made = fillCurve(fills.map(({ submitted, filled }) => ({ submittedLots: submitted, filledLots: filled })));
  curves.set(fills, made);
  return made;
}

function venueForAllocation(input: AlgoInput, venue: VenueHealth) {
  const minimumLots = darkMinimumLots(input, venue);
  const { fills } = venue;
  // An unknown venue is tried with a clip. A single lot would reveal too little.
  const triedLots = Math.max(minimumLots, clipLots(input));
  return {
    venue: venue.venue,
    tail: withAnotherTry(exploredTail(curveOf(fills), triedLots), fills.length, triedLots),
    toxicity: venue.toxicity,
    minimumLots,
  };
}

/** Mid pegs over the dark venues. Each lot goes where a fill is most likely. */
export function darkChildren(input: AlgoInput, lots: number): WantedChild[] {
  const venues = darkVenues(input);
  const allocation = allocateDark(
    Math.max(0, lots),
    venues.map((venue) => venueForAllocation(input, venue)),
    HALF_SPREAD,
  );
  return allocation.orders.flatMap(({ venue: name, lots: given }) => {
    const at = venues.find(({ venue }) => venue === name);
    if (at === undefined) return [];
    const terms = { slot: `dark-${name}`, kind: 'mid-peg', timeInForce: 'DAY', lots: given } as const;
    const child = childAt(
      input,
      at,
      { ...terms, limitTicks: input.limitTicks, tactic: 'dark-mid' },
      darkMinimumLots(input, at),
    );
    return [keepResting(input, child, 2 * given)];
  });
}

/** Share of the remaining quantity. It keeps a fill elsewhere from replacing the conditional order each time. */
const CONDITIONAL_SHARE = 0.8;

/** Conditional orders for most of the remainder, if it is enough for a block. They are not binding until firm. */
export function conditionalChildren(input: AlgoInput, mostLots: number): WantedChild[] {
  const lots = Math.min(remainingLots(input), mostLots);
  return conditionalVenues(input).flatMap((at) => {
    const leastLots = Math.max(darkMinimumLots(input, at), Math.min(BLOCK_CLIPS * clipLots(input), input.totalLots));
    if (lots < leastLots) return [];
    const slot = `conditional-${at.venue}`;
    const asked = Math.max(leastLots, Math.floor(CONDITIONAL_SHARE * lots));
    const terms = { slot, kind: 'conditional', timeInForce: 'DAY', lots: asked, limitTicks: input.limitTicks } as const;
    const child = childAt(input, at, { ...terms, tactic: 'block-conditional' }, darkMinimumLots(input, at));
    return [keepResting(input, child, lots)];
  });
}
