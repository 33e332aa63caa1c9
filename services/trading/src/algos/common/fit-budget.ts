import type { AlgoInput, OpenChild, WantedChild } from '../../kernel/algo.ts';
import { leavesOf, remainingLots } from './quantities.ts';

type Sized = { readonly kind: WantedChild['kind'] };

function isAuction({ kind }: Sized): boolean {
  return kind === 'opening-auction' || kind === 'closing-auction';
}

/** Conditionals bind nobody. */
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

function sumLeaves(children: readonly OpenChild[]): number {
  return children.reduce((total, child) => total + leavesOf(child), 0);
}

/** A smaller child makes up for a shortage; beyond that its lots are free only once the larger one is gone. */
function spend(left: number, moreLots: number): number {
  return moreLots >= 0 ? left - moreLots : Math.max(left, Math.min(0, left - moreLots));
}

/**
 * Cuts the wanted children, first come first served, to what may be open: even if every child that is still being
 * cancelled fills as well, the order is not overfilled and the room under the volume cap, auctions apart, is not left.
 */
export function fitBudget(input: AlgoInput, wanted: readonly WantedChild[], capRoomLots: number): WantedChild[] {
  const open = input.openChildren.filter((child) => isFirm(child) && child.instrument === input.instrument.index);
  const bySlot = new Map(open.map((child) => [child.slot, child]));
  let left = remainingLots(input) - sumLeaves(open);
  let capLeft = capRoomLots - sumLeaves(open.filter((child) => !isAuction(child)));
  const fitted: WantedChild[] = [];
  for (const child of wanted) {
    const before = bySlot.get(child.slot);
    if (!isFirm(child)) {
      const lots = Math.min(child.lots, remainingLots(input), capRoomLots);
      if (lots > 0) fitted.push(lots === child.lots ? child : withLots(child, lots));
      continue;
    }
    const bound = isAuction(child) ? left : Math.min(left, capLeft);
    if (isKept(before, child) && (bound >= 0 || child.timeInForce !== 'DAY')) {
      // What takes at once is on its way and cannot be made smaller.
      if (bound >= 0) fitted.push(child);
      continue;
    }
    // What stands in the slot goes first, so its lots are free for the one that follows it.
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
