import type { Draft } from '../state/draft.ts';
import type { ChildrenSent } from '../events/child-events.ts';
import type { FamilyEvent } from '../events/kernel-event.ts';
import { logLevelOf } from '../audit/log-level-of.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';
import { decidedIn } from '../events/decided-in.ts';
import { isDoubtEvent } from '../events/kernel-event.ts';
import { applyDoubt, applyToChild, isChildEvent } from './apply-child.ts';
import { applyToParent, receivedParent } from './apply-parent.ts';

/** The part of an event inside its own order, so that one order can be replayed alone. */
export function applyToFamily(orders: OrderStore, event: FamilyEvent): void {
  if (event.kind === 'OrderReceived') {
    orders.putParent(receivedParent(event));
    return;
  }
  const before = orders.parent(event.parentId);
  const after = nextParent(orders, before, event);
  if (logLevelOf(event, before.plan?.isVolumeCapConstrained === true) !== null) after.logCount += 1;
  orders.putParent(after);
}

/** One copy for each event. Nobody else has it yet, so it is filled in place. */
function nextParent(
  orders: OrderStore,
  before: Parent,
  event: Exclude<FamilyEvent, { kind: 'OrderReceived' }>,
): Draft<Parent> {
  const draft: Draft<Parent> = { ...before, updatedMs: event.atMs };
  const decided = decidedIn(event);
  if (decided !== null) draft.plan = decided.plan;
  if (isChildEvent(event)) applyToChild(orders, draft, event);
  else if (isDoubtEvent(event)) applyDoubt(orders, draft, event);
  else if (event.kind === 'ChildrenSent') markSent(orders, event);
  else if (event.kind !== 'PlanRecorded') return applyToParent(draft, event);
  return draft;
}

/** A report may arrive before the note that the child was sent. */
function markSent(orders: OrderStore, { childIds, atMs }: ChildrenSent): void {
  for (const id of childIds) {
    const child = orders.child(id);
    const status = child.status === 'New' ? 'PendingNew' : child.status;
    orders.putChild({ ...child, status, sentMs: atMs });
  }
}
