import { ENGINE } from '../events/event-head.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { isInDoubt } from '../status/child-status.ts';
import { type Reading, snapAt, type Turn } from '../turn.ts';

export function hasDoubt({ doubtCount = 0 }: Pick<Parent, 'doubtCount'>): boolean {
  return doubtCount > 0;
}

export function childrenInDoubt({ state }: Pick<Reading, 'state'>, parentId: number): readonly Child[] {
  return state.orders.openChildrenOf(parentId).filter(isInDoubt);
}

/** From when on a person may decide for the venues: when the youngest doubt has lasted long enough. */
export function decidableMs({ ports }: Pick<Reading, 'ports'>, children: readonly Child[]): number {
  return Math.max(...children.map(({ doubtSinceMs }) => doubtSinceMs ?? 0)) + ports.timings.doubtMs;
}

/** Waits for the venues, and tells the desk once when they have had their time. */
export function awaitVenues(turn: Turn, parent: Parent): void {
  const children = childrenInDoubt(turn, parent.id);
  const dueMs = decidableMs(turn, children);
  if (turn.nowMs < dueMs) {
    turn.wakes.by(parent.id, dueMs);
    return;
  }
  const live = turn.live.of(parent);
  if (live.doubtToldMs === dueMs) return;
  live.doubtToldMs = dueMs;
  const names = [...new Set(children.map(({ terms }) => terms.destination))].join(', ');
  const count = children.length === 1 ? '1 child order' : `${children.length} child orders`;
  const note = `${names} does not say what became of ${count}. Decide whether to treat it as cancelled or to wait.`;
  const snap = snapAt(turn, parent.terms.instrument);
  turn.emit({ ...turn.head, kind: 'OrderNoted', parentId: parent.id, by: ENGINE, note, snap });
}
