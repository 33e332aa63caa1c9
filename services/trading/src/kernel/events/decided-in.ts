import { DECIDED_VERSION } from './event-head.ts';
import type { FamilyEvent } from './kernel-event.ts';
import type { Decided } from './order-events.ts';

/** The decision that an event records. Null for none. */
export function decidedIn(event: FamilyEvent): Decided | null {
  if (event.kind === 'PlanRecorded') return event;
  if (event.kind === 'ChildCreated' || event.kind === 'ChildCancelRequested') return event.decided ?? null;
  return null;
}

/** What a child order's event has of a decision: an event less for each child order. */
export function carrying(decided: Decided | null) {
  return decided === null ? NOTHING : { v: DECIDED_VERSION, decided };
}

const NOTHING = {} as const;
