import { minimumExecutionLots } from '@meridian/cost-model/liquidity/minimum-execution';
import { stepAway, stepCeil, stepFloor } from '@meridian/domain/reference/price-steps';
import type { AlgoInput, OpenChild, VenueHealth, WantedChild } from '../../kernel/algo.ts';
import type { LadderStep } from './ladder.ts';
import { withinLimit } from './price-limit.ts';
import { leavesOf, remainingLots } from './quantities.ts';
import { farTicks, marketStep, midHalfTicks, nearTicks, spreadTicks } from './quotes.ts';
import { darkVenues, litVenue } from './venue-choice.ts';

/** The slot of a schedule's one continuous child. */
export const WORK_SLOT = 'work';

export function openIn(input: AlgoInput, slot: string): OpenChild | null {
  return input.openChildren.find((child) => child.slot === slot) ?? null;
}

/** Own resting lots in the work slot. */
export function workingLots(input: AlgoInput): number {
  const child = openIn(input, WORK_SLOT);
  return child === null || child.isCancelPending ? 0 : leavesOf(child);
}

type ChildTerms = Pick<WantedChild, 'slot' | 'kind' | 'timeInForce' | 'lots' | 'limitTicks' | 'tactic'>;

/** A child of the order's instrument and side at a venue. */
export function childAt(input: AlgoInput, at: VenueHealth, terms: ChildTerms, minimumLots = 0): WantedChild {
  const { instrument, side, parameters } = input;
  const rests = terms.kind === 'limit' && terms.timeInForce === 'DAY';
  return {
    ...terms,
    instrument: instrument.index,
    side,
    venue: at.venue,
    destination: at.destination,
    minimumLots: Math.min(minimumLots, terms.lots),
    displayLots: rests ? Math.min(parameters.displayLots, terms.lots) : 0,
  };
}

/** Minimum fill at a dark venue: the venue's, the trader's, or a fiftieth of the remainder. */
export function darkMinimumLots(input: AlgoInput, venue: VenueHealth): number {
  return minimumExecutionLots(Math.max(venue.minimumLots, input.parameters.minimumLots), remainingLots(input));
}

/** The dark venue for a mid peg. Null when the order may not use dark venues or is too small. */
function midVenue(input: AlgoInput, lots: number): VenueHealth | null {
  if (!input.parameters.isDarkAllowed) return null;
  return darkVenues(input).find((venue) => darkMinimumLots(input, venue) <= lots) ?? null;
}

/** Whether there is a price between the touches: a dark mid or a free tick. */
export function hasMid(input: AlgoInput, lots: number): boolean {
  return midVenue(input, lots) !== null || (spreadTicks(input.market) ?? 0) >= 2 * marketStep(input);
}

/**
 * The tick nearest to the mid that does not cross it. If we made the touch ourselves it stays, so that we do not outbid
 * ourselves.
 */
function insideTicks(input: AlgoInput, near: number): number {
  const own = openIn(input, WORK_SLOT);
  if (own !== null && !own.isCancelPending && own.limitTicks === near && own.kind === 'limit') return near;
  const mid = midHalfTicks(input.market);
  if (mid === null) return near;
  const { steps } = input.instrument;
  return input.side === 1 ? stepFloor(steps, mid / 2) : stepCeil(steps, mid / 2);
}

const JOIN_TACTIC = { '1': 'join-bid', '-1': 'join-ask' } as const;

/** The child of a ladder step. Null without a market or venue. */
export function workChild(input: AlgoInput, step: LadderStep, lots: number): WantedChild | null {
  const { market, side, limitTicks } = input;
  const near = nearTicks(market, side);
  const far = farTicks(market, side);
  const lit = litVenue(input);
  const rest = (ticks: number, tactic: string) =>
    lit === null
      ? null
      : childAt(input, lit, {
          slot: WORK_SLOT,
          kind: 'limit',
          timeInForce: 'DAY',
          lots,
          limitTicks: withinLimit(side, ticks, limitTicks),
          tactic,
        });
  if (step === 'cross') {
    if (far === null) return null;
    // A limit that the opposite side does not reach rests, because it cannot take.
    if (withinLimit(side, far, limitTicks) !== far) return rest(far, 'post-limit');
    return lit === null ? null : takingChild(input, lit, far, lots);
  }
  if (near === null) return null;
  if (step === 'passive-peg') return rest(stepAway(input.instrument.steps, near, side === 1 ? -1 : 1), 'post-near');
  if (step === 'join-touch') return rest(near, JOIN_TACTIC[`${side}`]);
  const dark = midVenue(input, lots);
  if (dark === null) return rest(insideTicks(input, near), 'post-mid');
  const terms = { slot: WORK_SLOT, kind: 'mid-peg', timeInForce: 'DAY', lots, limitTicks, tactic: 'ping-mid' } as const;
  return childAt(input, dark, terms, darkMinimumLots(input, dark));
}

function takingChild(input: AlgoInput, at: VenueHealth, ticks: number, lots: number): WantedChild {
  const terms = {
    slot: WORK_SLOT,
    kind: 'limit',
    timeInForce: 'IOC',
    lots,
    limitTicks: ticks,
    tactic: 'cross',
  } as const;
  return childAt(input, at, terms);
}
