import { auctionPermissions } from '@meridian/cost-model/schedules/auction-window';
import type { AlgoInput, OpenChild, WantedChild } from '../../kernel/algo.ts';
import { asWanted } from './keep-resting.ts';
import { leavesOf, remainingLots } from './quantities.ts';
import { type Auction, auctionWindow, expectedAuctionLots, isFrozen } from './session.ts';
import { auctionVenue } from './venue-choice.ts';
import { auctionCapLots } from './volume-cap.ts';
import { childAt, openIn } from './work-child.ts';

/** Lots for each auction. Null when the order stays out of it. */
export type AuctionTargets = { readonly opening: number | null; readonly closing: number | null };

export const NO_AUCTIONS: AuctionTargets = { opening: null, closing: null };

const KINDS = { opening: 'opening-auction', closing: 'closing-auction' } as const;
/** A second child takes later additions: the first keeps its queue position, and in the freeze it cannot change. */
const SLOTS = { opening: ['moo', 'moo-more'], closing: ['moc', 'moc-more'] } as const;
/** Imbalances change the target often. Without must-finish, a child this close to its target stays. */
const KEPT_SHARE = 0.9;
/** The last time to enter while cancels are still pending. */
const LAST_ENTRY_MS = 10_000;

function auctionOf({ kind }: OpenChild): Auction | null {
  if (kind === 'opening-auction') return 'opening';
  return kind === 'closing-auction' ? 'closing' : null;
}

function isWork(child: OpenChild): boolean {
  return auctionOf(child) === null && child.kind !== 'conditional';
}

const NONE: readonly never[] = [];

function standingIn({ openChildren }: AlgoInput, auction: Auction): readonly OpenChild[] {
  const isIn = (child: OpenChild) => auctionOf(child) === auction && !child.isCancelPending;
  return openChildren.some(isIn) ? openChildren.filter(isIn) : NONE;
}

/** Children that the exchange no longer releases. They are always requested again. */
export function frozenChildren(input: AlgoInput): WantedChild[] {
  const auctions = (['opening', 'closing'] as const).filter((auction) => isFrozen(input, auction));
  return auctions.flatMap((auction) => standingIn(input, auction).map(asWanted));
}

/** Whether the order's times include an auction: the open may be its start, the close its end. */
export function joinsAuction(input: AlgoInput, auction: Auction): boolean {
  const { uncrossMs } = auctionWindow(input.day, auction);
  const { startMs, endMs } = input.parameters;
  return auctionVenue(input) !== null && startMs <= uncrossMs && endMs >= uncrossMs;
}

/** A new child in the auction's first free slot. Null when the auction is closed or both slots are taken. */
function newChild(input: AlgoInput, auction: Auction, lots: number): WantedChild | null {
  const venue = auctionVenue(input);
  const slot = SLOTS[auction].find((name) => openIn(input, name) === null);
  const { mayEnter } = auctionPermissions(auctionWindow(input.day, auction), input.nowMs);
  if (venue === null || slot === undefined || !mayEnter || lots < 1) return null;
  const { limitTicks } = input;
  return childAt(input, venue, {
    slot,
    kind: KINDS[auction],
    timeInForce: 'DAY',
    lots,
    limitTicks,
    tactic: SLOTS[auction][0],
  });
}

/** Brings the children in an auction to `lots`. More is added beside them; less replaces them while that is allowed. */
export function childrenFor(
  input: AlgoInput,
  auction: Auction,
  lots: number,
  enterFromMs: number,
): readonly WantedChild[] {
  const standing = standingIn(input, auction);
  // Most of the day nothing is in an auction and nothing may go there.
  if (standing.length === 0 && (lots < 1 || input.nowMs < enterFromMs)) return NONE;
  const stands = standing.reduce((total, child) => total + leavesOf(child), 0);
  const { uncrossMs } = auctionWindow(input.day, auction);
  const canJoin = joinsAuction(input, auction) && input.nowMs >= enterFromMs && input.nowMs < uncrossMs;
  if (!canJoin) return isFrozen(input, auction) ? standing.map(asWanted) : [];
  const capLots = auctionCapLots(input, expectedAuctionLots(input, auction));
  const wished = Math.min(lots, remainingLots(input), capLots);
  const isRepriced = standing.some(({ limitTicks }) => limitTicks !== input.limitTicks);
  if (!isFrozen(input, auction) && (wished < stands || isRepriced)) return replaced(input, standing, wished);
  const isNear = !input.parameters.mustFinish && stands >= KEPT_SHARE * wished;
  const more = isNear ? null : newChild(input, auction, wished - stands);
  return [...standing.map(asWanted), ...(more === null ? [] : [more])];
}

/** One child of the wanted size and current limit replaces all others. */
function replaced(input: AlgoInput, standing: readonly OpenChild[], lots: number): WantedChild[] {
  const [first] = standing;
  if (first === undefined || lots < 1) return [];
  return [{ ...asWanted(first), lots, limitTicks: input.limitTicks }];
}

/** Cancels of continuous children come first, so that the auction gets all their lots. */
function mustWaitForCancels(input: AlgoInput, auction: Auction): boolean {
  const { entryCutoffMs } = auctionWindow(input.day, auction);
  return input.nowMs < entryCutoffMs - LAST_ENTRY_MS && input.openChildren.some(isWork);
}

/** The auction children of an algorithm that also works continuously, after that work stops. */
export function auctionChildren(input: AlgoInput, targets: AuctionTargets): readonly WantedChild[] {
  const opening = childrenIn(input, 'opening', targets.opening ?? 0);
  const closing = childrenIn(input, 'closing', targets.closing ?? 0);
  return opening.length === 0 ? closing : [...opening, ...closing];
}

function childrenIn(input: AlgoInput, auction: Auction, lots: number): readonly WantedChild[] {
  if (mustWaitForCancels(input, auction)) return standingIn(input, auction).map(asWanted);
  return childrenFor(input, auction, lots, auctionWindow(input.day, auction).continuousStopMs);
}
