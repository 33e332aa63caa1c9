import type { AlgoInput, OpenChild, WantedChild } from '../../kernel/algo.ts';
import { leavesOf, remainingLots } from './quantities.ts';

type Sized = { readonly kind: WantedChild['kind'] };

function isAuction({ kind }: Sized): boolean {
  return kind === 'opening-auction' || kind === 'closing-auction';
}

/** Conditional orders are not binding. */
function isFirm({ kind }: Sized): boolean {
  return kind !== 'conditional';
}

function isKept(open: OpenChild | undefined, wanted: WantedChild): boolean {
  return (
    open !== undefined &&
    !open.isCancelPending &&
    open.venue === wanted.venue &&
    open.destination === wanted.destination &&
    open.kind === wanted.kind &&
    open.limitTicks === wanted.limitTicks &&
    leavesOf(open) === wanted.lots
  );
}

function withLots(wanted: WantedChild, lots: number): WantedChild {
  return {
    ...wanted,
    lots,
    minimumLots: Math.min(wanted.minimumLots, lots),
    displayLots: Math.min(wanted.displayLots, lots),
  };
}

/** The newest own firm child of a slot. */
function ownIn(input: AlgoInput, slot: string): OpenChild | undefined {
  return input.openChildren.findLast((child) => child.slot === slot && isOwnFirm(input, child));
}

function isOwnFirm({ instrument }: AlgoInput, child: OpenChild): boolean {
  return isFirm(child) && child.instrument === instrument.index;
}

/** A smaller child reduces a shortage. Further lots are free only after the larger child is gone. */
function spend(left: number, moreLots: number): number {
  return moreLots >= 0 ? left - moreLots : Math.max(left, Math.min(0, left - moreLots));
}

/**
 * Cuts the wanted children, in order, to what may be open. Even if all children with pending cancels fill, the order is
 * not overfilled and stays within the volume cap, auctions excluded.
 */
export function fitBudget(
  input: AlgoInput,
  wanted: readonly WantedChild[],
  capRoomLots: number,
): readonly WantedChild[] {
  if (wanted.length === 0) return wanted;
  let left = remainingLots(input);
  let capLeft = capRoomLots;
  for (const child of input.openChildren) {
    if (!isOwnFirm(input, child)) continue;
    left -= leavesOf(child);
    if (!isAuction(child)) capLeft -= leavesOf(child);
  }
  const fitted: WantedChild[] = [];
  for (const child of wanted) {
    const before = ownIn(input, child.slot);
    if (!isFirm(child)) {
      const lots = Math.min(child.lots, remainingLots(input), capRoomLots);
      if (lots > 0) fitted.push(lots === child.lots ? child : withLots(child, lots));
      continue;
    }
    const bound = isAuction(child) ? left : Math.min(left, capLeft);
    if (isKept(before, child) && (bound >= 0 || child.timeInForce !== 'DAY')) {
      // An immediate order is in flight and cannot be reduced.
      if (bound >= 0) fitted.push(child);
      continue;
    }
    // The slot's current child is cancelled first, so its lots are free for the next one.
    const freed = before === undefined ? 0 : leavesOf(before);
    const lots = Math.min(child.lots, freed + bound);
    const least = Math.min(Math.max(1, input.parameters.minimumChildLots), remainingLots(input));
    if (lots < least && lots < child.lots) continue;
    if (lots <= 0) continue;
    fitted.push(lots === child.lots ? child : withLots(child, lots));
    left = spend(left, lots - freed);
    if (!isAuction(child)) capLeft = spend(capLeft, lots - freed);
  }
  return fitted;
}
