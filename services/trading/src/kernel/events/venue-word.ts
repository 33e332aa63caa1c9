import type { VenueAnswer, VenueReport } from '../../venues/venue-port.ts';
import type { ChildFilled } from './child-events.ts';
import type { Cause } from './cause.ts';
import type { FamilyEvent } from './kernel-event.ts';

/** The venue's message behind an event. Null for other events and in older journals. */
export function venueWordOf(event: FamilyEvent): VenueReport | VenueAnswer | null {
  if (event.kind === 'ChildFilled') return fillOf(event);
  return 'raw' in event ? (event.raw ?? null) : null;
}

/** A fill's message is contained in its event's fields. */
function fillOf({ childId, venueMs, execId, lots, priceHalfTicks, liquidity, contraOwner }: ChildFilled): VenueReport {
  return { kind: 'filled', childId, atMs: venueMs, execId, lots, priceHalfTicks, liquidity, contraOwner };
}

/** The cause of an event. For a venue's event, the report itself. */
export function causeOfEvent(event: FamilyEvent): Cause | undefined {
  if (event.cause !== undefined) return event.cause;
  const word = venueWordOf(event);
  return word === null || !('kind' in word) ? undefined : { kind: 'report', report: word.kind, childId: word.childId };
}
