import type { AlgoInput, OpenChild, WantedChild } from '../../kernel/algo.ts';
import { isBeyondLimit } from './price-limit.ts';
import { leavesOf } from './quantities.ts';
import { marketStep } from './quotes.ts';
import { openIn } from './work-child.ts';

/** A child stays at least this long, so that a flickering price does not cost its queue position. */
const MIN_REST_MS = 3000;
/** A passive child may be this many ticks away from its ideal price. */
const PASSIVE_SLACK_STEPS = 1;

/** An open child, requested again unchanged. */
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

/** The slot's resting child if it still serves, so that it keeps its queue position. Otherwise the wanted child. */
export function keepResting(input: AlgoInput, wanted: WantedChild, atMostLots: number): WantedChild {
  const open = openIn(input, wanted.slot);
  if (open === null || open.isCancelPending) return wanted;
  // An immediate order is in flight. Its result arrives before any cancel could.
  if (open.timeInForce !== 'DAY') return asWanted(open);
  const isSame =
    open.venue === wanted.venue &&
    open.destination === wanted.destination &&
    open.kind === wanted.kind &&
    open.timeInForce === wanted.timeInForce;
  if (!isSame || !isPriceKept(input, open, wanted) || !isSizeKept(open, wanted, atMostLots)) return wanted;
  return { ...wanted, lots: leavesOf(open), limitTicks: open.limitTicks, minimumLots: 0, displayLots: 0 };
}
