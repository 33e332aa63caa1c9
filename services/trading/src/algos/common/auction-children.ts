import { auctionPermissions } from '@meridian/cost-model/schedules/auction-window';
import type { AlgoInput, OpenChild, WantedChild } from '../algo.ts';
import { asWanted } from './keep-resting.ts';
import { leavesOf, remainingLots } from './quantities.ts';
import { type Auction, auctionWindow, expectedAuctionLots, isFrozen } from './session.ts';
import { auctionVenue } from './venue-choice.ts';
import { auctionCapLots } from './volume-cap.ts';
import { childAt, openIn } from './work-child.ts';

/** Lots meant for each auction; null where the order stays out of it. */
export type AuctionTargets = { readonly opening: number | null; readonly closing: number | null };

export const NO_AUCTIONS: AuctionTargets = { opening: null, closing: null };

const KINDS = { opening: 'opening-auction', closing: 'closing-auction' } as const;
const SLOTS = { opening: 'moo', closing: 'moc' } as const;
/** Imbalances change the wish all the time; without must-finish a child this near to it stays. */
const KEPT_SHARE = 0.9;
/** The last moment to enter although cancels are still under way. */
const LAST_ENTRY_MS = 10_000;

function auctionOf({ kind }: OpenChild): Auction | null {
  if (kind === 'opening-auction') return 'opening';
  return kind === 'closing-auction' ? 'closing' : null;
}

function isWork(child: OpenChild): boolean {
  return auctionOf(child) === null && child.kind !== 'conditional';
}

/** Children that an exchange will not let go of any more: asked for again whatever happens. */
export function frozenChildren(input: AlgoInput): WantedChild[] {
  return input.openChildren
    .filter((child) => {
      const auction = auctionOf(child);
      return auction !== null && !child.isCancelPending && isFrozen(input, auction);
    })
    .map(asWanted);
}

/** Whether the order's times let it into an auction: the open may be its start, the close its end. */
export function joinsAuction(input: AlgoInput, auction: Auction): boolean {
  const { uncrossMs } = auctionWindow(input.day, auction);
  const { startMs, endMs } = input.parameters;
  return auctionVenue(input) !== null && startMs <= uncrossMs && endMs >= uncrossMs;
}

/** The child for one auction; null when it is not its time, or there is nothing for it. */
export function auctionChild(
  input: AlgoInput,
  auction: Auction,
  lots: number,
  enterFromMs: number,
): WantedChild | null {
  const slot = SLOTS[auction];
  const open = openIn(input, slot);
  if (open !== null && isFrozen(input, auction)) return open.isCancelPending ? null : asWanted(open);
  const venue = auctionVenue(input);
  if (venue === null || !joinsAuction(input, auction) || input.nowMs < enterFromMs) return null;
  const window = auctionWindow(input.day, auction);
  if (input.nowMs >= window.uncrossMs) return null;
  const bounded = Math.min(lots, remainingLots(input), auctionCapLots(input, expectedAuctionLots(input, auction)));
  if (bounded < 1 || (open === null && !auctionPermissions(window, input.nowMs).mayEnter)) return null;
  const { limitTicks } = input;
  if (open !== null && isNearEnough(input, open, bounded)) return asWanted(open);
  const terms = { slot, kind: KINDS[auction], timeInForce: 'DAY', lots: bounded, limitTicks, tactic: slot } as const;
  return childAt(input, venue, terms);
}

function isNearEnough(input: AlgoInput, open: OpenChild, lots: number): boolean {
  if (open.isCancelPending || open.limitTicks !== input.limitTicks) return false;
  const leaves = leavesOf(open);
  return input.parameters.mustFinish ? leaves === lots : leaves <= lots && leaves >= KEPT_SHARE * lots;
}

/** The cancels of what worked the market come first, so that the auction gets all that they free. */
function mustWaitForCancels(input: AlgoInput, auction: Auction): boolean {
  const { entryCutoffMs } = auctionWindow(input.day, auction);
  return input.nowMs < entryCutoffMs - LAST_ENTRY_MS && input.openChildren.some(isWork);
}

/** The auction children of an algorithm that also works the market, from when that work stops. */
export function auctionChildren(input: AlgoInput, targets: AuctionTargets): WantedChild[] {
  const wanted: WantedChild[] = [];
  for (const auction of ['opening', 'closing'] as const) {
    const lots = targets[auction];
    const { continuousStopMs } = auctionWindow(input.day, auction);
    const child = lots === null ? null : auctionChild(input, auction, lots, continuousStopMs);
    const isEntry = child !== null && openIn(input, child.slot) === null;
    if (child !== null && !(isEntry && mustWaitForCancels(input, auction))) wanted.push(child);
  }
  return wanted;
}
