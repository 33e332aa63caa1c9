import type { VenueAnswer, VenueOrderState } from '../../venues/venue-port.ts';
import { doubtSumOf } from '../children/doubt-sum.ts';
import { bookFill, headOf, missingOf } from '../reports/handle-report.ts';
import type { Child } from '../state/child.ts';
import { isInDoubt } from '../status/child-status.ts';
import { snapAt, type Turn } from '../turn.ts';

const UNKNOWN = 'The venue does not know the order after the restart.';
const ENDED = 'The order ended while the engine was away.';

/** After a restart every open child is in doubt until its venue has reported it. */
export function doubtOpenChildren(turn: Turn): void {
  const { orders } = turn.state;
  const open = orders.openChildIds().map((id) => orders.child(id));
  for (const [parentId, children] of Map.groupBy(open, (child) => child.parentId)) {
    const snap = snapAt(turn, orders.parent(parentId).terms.instrument);
    const childIds = children.map(({ id }) => id);
    const { at, hasLeg: isStopped } = doubtSumOf(children, orders.parent(parentId).lotSize);
    turn.emit({ ...turn.head, kind: 'ChildrenDoubted', parentId, childIds, at, isStopped, snap });
  }
  turn.emit({ ...turn.head, kind: 'EngineRecovered', openChildren: open.length });
  askVenues(turn, open);
}

export function askVenues(turn: Turn, children: readonly Child[]): void {
  if (children.length === 0) return;
  const orders = children.map(({ id, terms }) => ({ childId: id, destination: terms.destination, venue: terms.venue }));
  turn.send({ kind: 'reconcile', orders });
}

/**
 * Handles the venues' answers about our children, late or in parts. Nothing is sent again: a child that the venue does
 * not know is out, whether or not it was sent. A child that is no longer in doubt changes only by fills.
 */
export function takeAnswers(turn: Turn, answers: readonly VenueAnswer[]): void {
  const { orders } = turn.state;
  for (const { childId, state } of answers) {
    const before = orders.children.get(childId);
    if (before === undefined) continue;
    if (state.kind !== 'unknown') for (const fill of state.fills ?? []) bookFill(turn, before, fill);
    const child = orders.child(childId);
    if (isInDoubt(child)) settleDoubt(turn, child, state);
  }
}

function settleDoubt(turn: Turn, child: Child, state: VenueOrderState): void {
  const head = { ...headOf(turn, child), raw: { childId: child.id, state } };
  if (state.kind === 'unknown') {
    turn.emit({ kind: 'ChildCancelledUnsolicited', ...head, reason: UNKNOWN, missingLots: 0 });
    return;
  }
  if (state.kind === 'done') {
    const kind = child.status === 'PendingCancel' ? 'ChildCancelled' : 'ChildCancelledUnsolicited';
    turn.emit({ kind, ...head, reason: ENDED, missingLots: missingOf(child, state.filledLots) });
    return;
  }
  turn.emit({ kind: 'ChildFound', ...head });
  if (child.acceptedMs === null) turn.emit({ kind: 'ChildAccepted', ...head });
  // The cancel may have been journaled but not sent. A second one is harmless.
  if (child.status === 'PendingCancel') turn.send({ kind: 'cancel', childId: child.id });
}
