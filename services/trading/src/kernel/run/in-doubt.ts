import type { OrderDoubt } from '@meridian/domain/order-doubt';
import { filledLotsOf } from '../children/exposure.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { isInDoubt } from '../status/child-status.ts';
import { type Reading, snapAt, type Turn } from '../turn.ts';

/** The doubt for display. Null without one. */
export function doubtOf({ doubtCount = 0, isDoubtOverdue = false, doubtSum }: Parent): OrderDoubt | null {
  if (doubtCount === 0) return null;
  const { at = [], hasLeg: isStopped = false } = doubtSum ?? {};
  return { count: doubtCount, isOverdue: isDoubtOverdue, at, isStopped };
}

export function hasDoubt({ doubtCount = 0 }: Pick<Parent, 'doubtCount'>): boolean {
  return doubtCount > 0;
}

export function childrenInDoubt({ state }: Pick<Reading, 'state'>, parentId: number): readonly Child[] {
  return state.orders.openChildrenOf(parentId).filter(isInDoubt);
}

/** When a person may decide for the venues: after the youngest doubt has lasted long enough. */
export function decidableMs({ ports }: Pick<Reading, 'ports'>, children: readonly Child[]): number {
  return doubtedMs(children) + ports.timings.doubtMs;
}

function doubtedMs(children: readonly Child[]): number {
  return Math.max(...children.map(({ doubtSinceMs }) => doubtSinceMs ?? 0));
}

const NOTHING_FIRM = { at: [], isStopped: false } as const;

/** Lots that may be worked. What is in doubt may have filled, so it stays reserved. */
export function workableLots(parent: Pick<Parent, 'terms' | 'fills' | 'doubtSum'>): number {
  return Math.max(filledLotsOf(parent), parent.terms.quantityLots - (parent.doubtSum?.lots ?? 0));
}

/**
 * Whether an order waits for venues in doubt. Most answer within a moment, and an order that did not wait would be sent
 * twice over and cancelled again. What hedges a leg in doubt is not known, so a spread waits for it.
 */
export function waitsForVenues(turn: Turn, parent: Parent): boolean {
  const { doubtSum } = parent;
  if (!hasDoubt(parent) || doubtSum === undefined) return false;
  if (doubtSum.hasLeg || workableLots(parent) <= filledLotsOf(parent)) return true;
  const untilMs = doubtedMs(childrenInDoubt(turn, parent.id)) + turn.ports.timings.doubtPatienceMs;
  if (turn.nowMs >= untilMs) return false;
  turn.wakes.by(parent.id, untilMs);
  return true;
}

/** Waits for the venues, and tells the desk once when their time is over. */
export function awaitVenues(turn: Turn, parent: Parent): void {
  const children = childrenInDoubt(turn, parent.id);
  const dueMs = decidableMs(turn, children);
  if (turn.nowMs < dueMs) {
    turn.wakes.by(parent.id, dueMs);
    return;
  }
  if (parent.isDoubtOverdue === true) return;
  const snap = snapAt(turn, parent.terms.instrument);
  const childIds = children.map(({ id }) => id);
  const { at, isStopped } = doubtOf(parent) ?? NOTHING_FIRM;
  turn.emit({ ...turn.head, kind: 'DoubtOverdue', parentId: parent.id, childIds, at, isStopped, snap });
}
