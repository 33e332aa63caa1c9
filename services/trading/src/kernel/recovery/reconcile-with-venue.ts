import type { VenueOrderState, VenuePort } from '../../venues/venue-port.ts';
import { bookFill, headOf, missingOf } from '../reports/handle-report.ts';
import type { Child } from '../state/child.ts';
import { isOpenChild } from '../status/child-status.ts';
import type { Turn } from '../turn.ts';

const UNKNOWN = 'The venue does not know the order after the restart.';
const ENDED = 'The order ended while the engine was away.';

/**
 * After a restart: what each venue still has of our open children. Nothing is ever sent again: a child that the venue
 * does not know is out, whether or not it had left.
 */
export function reconcileWithVenue(turn: Turn, venue: Pick<VenuePort, 'stateOf'>): void {
  const { orders } = turn.state;
  const openIds = orders.openChildIds();
  let unknownAtVenue = 0;
  for (const id of openIds) {
    const found = venue.stateOf(id);
    if (found.kind === 'unknown') unknownAtVenue += 1;
    else for (const fill of found.fills ?? []) bookFill(turn, orders.child(id), fill);
    const child = orders.child(id);
    if (isOpenChild(child)) reconcileChild(turn, child, found);
  }
  turn.emit({ ...turn.head, kind: 'EngineRecovered', openChildren: openIds.length, unknownAtVenue });
}

function reconcileChild(turn: Turn, child: Child, found: VenueOrderState): void {
  const head = headOf(turn, child);
  if (found.kind === 'unknown') {
    turn.emit({ kind: 'ChildCancelledUnsolicited', ...head, reason: UNKNOWN, missingLots: 0 });
    return;
  }
  if (found.kind === 'done') {
    const kind = child.status === 'PendingCancel' ? 'ChildCancelled' : 'ChildCancelledUnsolicited';
    turn.emit({ kind, ...head, reason: ENDED, missingLots: missingOf(child, found.filledLots) });
    return;
  }
  if (child.acceptedMs === null) turn.emit({ kind: 'ChildAccepted', ...head });
  // Its request may have been written down and never sent; a venue takes a second one without harm.
  if (child.status === 'PendingCancel') turn.send({ kind: 'cancel', childId: child.id });
}
