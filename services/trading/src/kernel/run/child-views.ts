import type { OpenChild } from '../algo.ts';
import type { OpenSlot } from '../children/reconcile-children.ts';
import type { Child } from '../state/child.ts';

/** An order's open children as its algorithm and the comparison with the wanted ones see them. */
export type ChildViews = {
  /** The store's list that they were made of. It is replaced with every change of a child. */
  readonly of: readonly Child[];
  readonly open: readonly OpenChild[];
  readonly slots: readonly OpenSlot[];
};

export const NO_CHILD_VIEWS: ChildViews = { of: [], open: [], slots: [] };

/** The known ones while no child has changed, as at most looks. */
export function childViewsOf(known: ChildViews, children: readonly Child[]): ChildViews {
  if (known.of === children) return known;
  if (children.length === 0) return NO_CHILD_VIEWS;
  return { of: children, open: children.map(openChild), slots: children.map(openSlot) };
}

function openChild(child: Child): OpenChild {
  const { slot, instrument, side, venue, destination, kind, timeInForce, limitTicks, lots, tactic } = child.terms;
  return {
    childId: child.id,
    slot,
    instrument,
    side,
    venue,
    destination,
    kind,
    timeInForce,
    limitTicks,
    lots,
    filledLots: child.filledLots,
    isCancelPending: child.status === 'PendingCancel',
    sentMs: child.sentMs ?? child.createdMs,
    tactic,
  };
}

function openSlot(child: Child): OpenSlot {
  const leavesLots = Math.max(0, child.terms.lots - child.filledLots);
  return { childId: child.id, terms: child.terms, leavesLots, isCancelPending: child.status === 'PendingCancel' };
}
