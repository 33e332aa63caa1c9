import type { OrderDoubt } from '@meridian/domain/order-doubt';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { isInDoubt } from '../status/child-status.ts';
import { type Reading, snapAt, type Turn } from '../turn.ts';

/** The doubt for display. Null without one. */
export function doubtOf({ doubtCount = 0, isDoubtOverdue = false }: Parent): OrderDoubt | null {
  return doubtCount > 0 ? { count: doubtCount, isOverdue: isDoubtOverdue } : null;
}

export function hasDoubt({ doubtCount = 0 }: Pick<Parent, 'doubtCount'>): boolean {
  return doubtCount > 0;
}

export function childrenInDoubt({ state }: Pick<Reading, 'state'>, parentId: number): readonly Child[] {
  return state.orders.openChildrenOf(parentId).filter(isInDoubt);
}

/** When a person may decide for the venues: after the youngest doubt has lasted long enough. */
export function decidableMs({ ports }: Pick<Reading, 'ports'>, children: readonly Child[]): number {
  return Math.max(...children.map(({ doubtSinceMs }) => doubtSinceMs ?? 0)) + ports.timings.doubtMs;
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
  turn.emit({ ...turn.head, kind: 'DoubtOverdue', parentId: parent.id, childIds, snap });
}
