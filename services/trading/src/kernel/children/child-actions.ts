import type { WantedChild } from '../algo.ts';
import { carrying } from '../events/decided-in.ts';
import type { Decided } from '../events/order-events.ts';
import type { Child, ChildLane, ChildTerms } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { snapAt, type Turn } from '../turn.ts';

export type NewChild = {
  readonly wanted: WantedChild;
  readonly lots: number;
  readonly lane: ChildLane;
  /** Given to the last child of a decision. */
  readonly decided: Decided | null;
};

/** Journals the child. It is sent when that is durable. */
export function createChild(turn: Turn, parent: Parent, { wanted, lots, lane, decided }: NewChild): void {
  const childId = turn.state.desk.nextChildId;
  const preferred = turn.ports.router.preferredFor(wanted.venue);
  const terms: ChildTerms = {
    slot: wanted.slot,
    lane,
    instrument: wanted.instrument,
    side: wanted.side,
    venue: wanted.venue,
    destination: wanted.destination,
    ...(preferred !== null && preferred !== wanted.destination && { intended: preferred }),
    kind: wanted.kind,
    timeInForce: wanted.timeInForce,
    lots,
    limitTicks: wanted.limitTicks,
    minimumLots: wanted.minimumLots,
    displayLots: wanted.displayLots,
    tactic: wanted.tactic,
  };
  const snap = snapAt(turn, terms.instrument);
  turn.emit({ ...turn.head, ...carrying(decided), kind: 'ChildCreated', parentId: parent.id, childId, terms, snap });
  const { instrument, destination, venue, side, limitTicks, kind, timeInForce, minimumLots, displayLots } = terms;
  const route = { childId, instrument, destination, venue, side, owner: parent.terms.account };
  const order = { ...route, lots, limitTicks, kind, timeInForce, minimumLots, displayLots };
  turn.send({ kind: 'submit', parentId: parent.id, order });
}

/** Sends one cancel, and says whether it did. After a refusal it is retried with growing delays. */
export function cancelChild(turn: Turn, child: Child, reason: string, decided: Decided | null = null): boolean {
  if (child.status === 'PendingCancel') return false;
  const { parentId } = child;
  const retryMs = cancelAgainMs(turn, child);
  if (turn.nowMs < retryMs) {
    turn.wakes.by(parentId, retryMs);
    return false;
  }
  const snap = snapAt(turn, child.terms.instrument);
  const head = { ...turn.head, ...carrying(decided) };
  turn.emit({ ...head, kind: 'ChildCancelRequested', parentId, childId: child.id, reason, snap });
  turn.send({ kind: 'cancel', childId: child.id });
  return true;
}

function cancelAgainMs({ ports }: Turn, { cancelRejectedMs, cancelRejects = 1 }: Child): number {
  if (cancelRejectedMs === null) return 0;
  const { cancelRetryMs, maxCancelRetryMs } = ports.timings;
  return cancelRejectedMs + Math.min(maxCancelRetryMs, cancelRetryMs * 2 ** Math.min(20, cancelRejects - 1));
}

export function cancelOpenChildren(turn: Turn, parentId: number, reason: string): void {
  for (const child of turn.state.orders.openChildrenOf(parentId)) cancelChild(turn, child, reason);
}
