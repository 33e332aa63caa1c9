import type { VenueAnswer, VenueReport } from '../../venues/venue-port.ts';
import type { ChildFilled } from './child-events.ts';
import type { Cause } from './cause.ts';
import type { FamilyEvent } from './kernel-event.ts';

/** What the venue said that an event was made of; null for what came from elsewhere, and in older journals. */
export function venueWordOf(event: FamilyEvent): VenueReport | VenueAnswer | null {
  if (event.kind === 'ChildFilled') return fillOf(event);
  return 'raw' in event ? (event.raw ?? null) : null;
}

/** Every word of a fill is a field of its event. */
function fillOf({ childId, venueMs, execId, lots, priceHalfTicks, liquidity, contraOwner }: ChildFilled): VenueReport {
  return { kind: 'filled', childId, atMs: venueMs, execId, lots, priceHalfTicks, liquidity, contraOwner };
}

/** What an event came from; where a venue's report became the event itself, that report. */
export function causeOfEvent(event: FamilyEvent): Cause | undefined {
  if (event.cause !== undefined) return event.cause;
  const word = venueWordOf(event);
  return word === null || !('kind' in word) ? undefined : { kind: 'report', report: word.kind, childId: word.childId };
}
