import type { OpenChild } from '../algo.ts';
import type { OpenSlot } from '../children/reconcile-children.ts';
import type { Child } from '../state/child.ts';
import { isInDoubt } from '../status/child-status.ts';

/**
 * An order's open children as its algorithm and the comparison with the wanted ones see them. Those in doubt have no
 * slot: nobody knows whether they are there, so others take their place and only their lots stay reserved.
 */
export type ChildViews = {
  /** The store's list that they were made of. It is replaced with every change of a child. */
  readonly of: readonly Child[];
  readonly open: readonly OpenChild[];
  readonly slots: readonly OpenSlot[];
};

export const NO_CHILD_VIEWS: ChildViews = { of: [], open: [], slots: [] };

/** The known ones while no child has changed, as at most looks. */
export function childViewsOf(before: ChildViews, children: readonly Child[]): ChildViews {
  if (before.of === children) return before;
  if (children.length === 0) return NO_CHILD_VIEWS;
  const known = children.filter((child) => !isInDoubt(child));
  return { of: children, open: known.map(openChild), slots: known.map(openSlot) };
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
