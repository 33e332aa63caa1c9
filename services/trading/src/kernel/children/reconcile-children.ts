import type { WantedChild } from '../algo.ts';
import type { ChildLane, ChildTerms } from '../state/child.ts';

/** An open child as the difference sees it. */
export type OpenSlot = {
  readonly childId: number;
  readonly terms: ChildTerms;
  readonly leavesLots: number;
  readonly isCancelPending: boolean;
};

/** Maximum lots of open and new children per leg. Equal for an order without legs. */
export type ChildBudget = { readonly near: number; readonly far: number };

export type ChildDifference = {
  readonly cancels: readonly number[];
  readonly creates: readonly { readonly wanted: WantedChild; readonly lots: number }[];
};

/** A child keeps its queue position while it is the wanted order and has at least half the wanted size left. */
export function stillFits(open: OpenSlot, wanted: WantedChild): boolean {
  const { terms, leavesLots } = open;
  return (
    terms.instrument === wanted.instrument &&
    terms.side === wanted.side &&
    terms.venue === wanted.venue &&
    terms.destination === wanted.destination &&
    terms.kind === wanted.kind &&
    terms.timeInForce === wanted.timeInForce &&
    terms.limitTicks === wanted.limitTicks &&
    leavesLots <= wanted.lots &&
    2 * leavesLots >= wanted.lots
  );
}

/**
 * What to cancel and send so that the open children become the wanted ones. A slot is refilled only when nothing is
 * open in it: a replace is a cancel, its confirmation, then a new child. Every open child counts against the budget
 * until its end is confirmed.
 */
export function reconcileChildren(
  open: readonly OpenSlot[],
  wanted: readonly WantedChild[],
  budget: ChildBudget,
  laneOf: (instrument: number) => ChildLane = () => 'own',
): ChildDifference {
  if (isAsWanted(open, wanted, budget)) return NOTHING_TO_DO;
  const wishes = firstWishes(wanted);
  const kept = withinBudget(keptChildren(open, wishes), budget);
  const cancels = open.filter((child) => !child.isCancelPending && !kept.includes(child));
  const left = { near: budget.near, far: budget.far };
  for (const child of open) take(left, child.terms.lane, child.terms.kind === 'conditional' ? 0 : child.leavesLots);
  const creates: { readonly wanted: WantedChild; readonly lots: number }[] = [];
  for (const child of wishes) {
    if (open.some(({ terms }) => terms.slot === child.slot)) continue;
    const lane = laneOf(child.instrument);
    // A conditional order is not firm. It may be as large as the remainder, whatever else is open.
    const lots = Math.min(child.lots, available(child.kind === 'conditional' ? budget : left, lane));
    if (lots < Math.max(1, child.minimumLots)) continue;
    if (child.kind !== 'conditional') take(left, lane, lots);
    creates.push({ wanted: child, lots });
  }
  return { cancels: cancels.map(({ childId }) => childId), creates };
}

// An order has a handful of slots, so they are looked for in lists: maps of them would be a part of every look.

/** The first for each slot. */
function firstWishes(wanted: readonly WantedChild[]): readonly WantedChild[] {
  return wanted.filter(
    ({ lots, slot }, at) => lots > 0 && wanted.findIndex((other) => other.lots > 0 && other.slot === slot) === at,
  );
}

const NOTHING_TO_DO: ChildDifference = { cancels: [], creates: [] };

/** Most looks find nothing or the one child that is wanted, and need no more than this. */
function isAsWanted(open: readonly OpenSlot[], wanted: readonly WantedChild[], budget: ChildBudget): boolean {
  if (open.length + wanted.length === 0) return true;
  const [child, wish] = [open[0], wanted[0]];
  if (open.length !== 1 || wanted.length !== 1 || child === undefined || wish === undefined) return false;
  if (child.terms.slot !== wish.slot || child.isCancelPending || wish.lots <= 0 || !stillFits(child, wish))
    return false;
  return child.terms.kind === 'conditional' || child.leavesLots <= available(budget, child.terms.lane);
}

/** The oldest fitting child keeps its slot. */
function keptChildren(open: readonly OpenSlot[], wishes: readonly WantedChild[]): readonly OpenSlot[] {
  const kept: OpenSlot[] = [];
  for (const child of open) {
    const { slot } = child.terms;
    const wish = child.isCancelPending ? undefined : wishes.find((wanted) => wanted.slot === slot);
    if (wish !== undefined && stillFits(child, wish) && !kept.some(({ terms }) => terms.slot === slot))
      kept.push(child);
  }
  return kept;
}

/** Too much can be open only after a late fill or a reduced order. Then the newest children are cancelled. */
function withinBudget(kept: readonly OpenSlot[], budget: ChildBudget): readonly OpenSlot[] {
  const left = { near: budget.near, far: budget.far };
  return kept.filter((child) => {
    const lots = child.terms.kind === 'conditional' ? 0 : child.leavesLots;
    if (lots > available(left, child.terms.lane)) return false;
    take(left, child.terms.lane, lots);
    return true;
  });
}

type LotsLeft = { near: number; far: number };

function take(left: LotsLeft, lane: ChildLane, lots: number): void {
  if (lane !== 'far') left.near -= lots;
  if (lane !== 'near') left.far -= lots;
}

function available(left: ChildBudget, lane: ChildLane): number {
  if (lane === 'near') return left.near;
  return lane === 'far' ? left.far : Math.min(left.near, left.far);
}
