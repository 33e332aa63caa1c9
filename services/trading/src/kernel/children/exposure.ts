import { isOpenChild } from '../status/child-status.ts';
import type { Child, ChildLane } from '../state/child.ts';
import type { ByLane, FillSum, Parent } from '../state/parent.ts';

export const NO_FILLS: ByLane<FillSum> = {
  own: { lots: 0, value: 0 },
  near: { lots: 0, value: 0 },
  far: { lots: 0, value: 0 },
};

export const NOTHING_OPEN: ByLane<number> = { own: 0, near: 0, far: 0 };

/** A conditional order cannot trade before its firm-up, so it reserves no lots. */
export function isFirm(child: Child): boolean {
  return child.terms.kind !== 'conditional';
}

/** Lots of a child that may still turn into fills. */
export function exposedLots(child: Child): number {
  if (!isFirm(child)) return 0;
  return isOpenChild(child) ? Math.max(0, child.terms.lots - child.filledLots) : child.missingLots;
}

/** For a spread: fills of its own book plus complete pairs of legs. */
export function filledLotsOf(parent: { readonly fills: ByLane<Pick<FillSum, 'lots'>> }): number {
  const { own, near, far } = parent.fills;
  return own.lots + Math.min(near.lots, far.lots);
}

/** Near-leg lots without matching far-leg lots. Negative the other way round. */
export function unhedgedLotsOf({ fills }: Pick<Parent, 'fills'>): number {
  return fills.near.lots - fills.far.lots;
}

/** The busier leg of a spread counts. */
export function openLotsOf(parent: Pick<Parent, 'open'>): number {
  const { own, near, far } = parent.open;
  return own + Math.max(near, far);
}

/** Maximum lots of a lane, including open ones. A spread's own child uses both legs. */
export function laneBudget(parent: Pick<Parent, 'fills' | 'terms'>, lane: Exclude<ChildLane, 'own'>): number {
  const { own } = parent.fills;
  return Math.max(0, parent.terms.quantityLots - own.lots - parent.fills[lane].lots);
}

/** Lots that a lane lacks against the other leg. An ending order may trade only these. */
export function hedgeBudget(parent: Pick<Parent, 'fills'>, lane: Exclude<ChildLane, 'own'>): number {
  const unhedged = unhedgedLotsOf(parent);
  return Math.max(0, lane === 'near' ? -unhedged : unhedged);
}

/** The larger of filled plus open lots of either leg. Never more than the order. */
export function committedLotsOf(parent: Pick<Parent, 'fills' | 'open'>): number {
  const { fills, open } = parent;
  const near = fills.near.lots + open.near;
  const far = fills.far.lots + open.far;
  return fills.own.lots + open.own + Math.max(near, far);
}

/** In half ticks. Legs count as near minus far, over complete pairs. */
export function averageFillHalfTicks(parent: Pick<Parent, 'fills'>): number | null {
  const { own, near, far } = parent.fills;
  const pairs = Math.min(near.lots, far.lots);
  const lots = own.lots + pairs;
  if (lots === 0) return null;
  const legValue = pairs === 0 ? 0 : pairs * (near.value / near.lots - far.value / far.lots);
  return (own.value + legValue) / lots;
}
