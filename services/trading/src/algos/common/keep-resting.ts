import type { AlgoInput, OpenChild, WantedChild } from '../../kernel/algo.ts';
import { isBeyondLimit } from './price-limit.ts';
import { leavesOf } from './quantities.ts';
import { marketStep } from './quotes.ts';
import { openIn } from './work-child.ts';

/** A child is left alone this long: a price that only flickers must not cost its place in the queue. */
const MIN_REST_MS = 3000;
/** A passive child may stand this many of the exchange's ticks from where it would stand now. */
const PASSIVE_SLACK_STEPS = 1;

/** An open child asked for again, as it is. */
export function asWanted(child: OpenChild): WantedChild {
  const { slot, instrument, side, venue, destination, kind, timeInForce, limitTicks, tactic } = child;
  const lots = leavesOf(child);
  return {
    slot,
    instrument,
    side,
    venue,
    destination,
    kind,
    timeInForce,
    lots,
    limitTicks,
    minimumLots: 0,
    displayLots: 0,
    tactic,
  };
}

function isPriceKept(input: AlgoInput, open: OpenChild, wanted: WantedChild): boolean {
  if (open.limitTicks === wanted.limitTicks) return true;
  if (open.limitTicks === null || wanted.limitTicks === null) return false;
  if (isBeyondLimit(open.side, open.limitTicks, input.limitTicks)) return false;
  const isPassive = wanted.tactic === 'post-near';
  if (isPassive && Math.abs(open.limitTicks - wanted.limitTicks) <= PASSIVE_SLACK_STEPS * marketStep(input))
    return true;
  return wanted.timeInForce === 'DAY' && input.nowMs - open.sentMs < MIN_REST_MS;
}

function isSizeKept(open: OpenChild, wanted: WantedChild, atMostLots: number): boolean {
  const leaves = leavesOf(open);
  return leaves <= atMostLots && 2 * leaves >= wanted.lots;
}

/** The resting child of the slot where it still serves, so that small changes do not lose its place; else the wanted. */
export function keepResting(input: AlgoInput, wanted: WantedChild, atMostLots: number): WantedChild {
  const open = openIn(input, wanted.slot);
  if (open === null || open.isCancelPending) return wanted;
  // What takes at once is on its way already: its answer comes before any cancel could reach it.
  if (open.timeInForce !== 'DAY') return asWanted(open);
  const isSame =
    open.venue === wanted.venue &&
    open.destination === wanted.destination &&
    open.kind === wanted.kind &&
    open.timeInForce === wanted.timeInForce;
  if (!isSame || !isPriceKept(input, open, wanted) || !isSizeKept(open, wanted, atMostLots)) return wanted;
  return { ...wanted, lots: leavesOf(open), limitTicks: open.limitTicks, minimumLots: 0, displayLots: 0 };
}
