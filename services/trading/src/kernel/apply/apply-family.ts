import type { ChildrenSent } from '../events/child-events.ts';
import type { FamilyEvent } from '../events/kernel-event.ts';
import { logLevelOf } from '../audit/log-level-of.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';
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
  orders.putParent(withLog(nextParent(orders, before, event), before, event));
}

function nextParent(
  orders: OrderStore,
  before: Parent,
  event: Exclude<FamilyEvent, { kind: 'OrderReceived' }>,
): Parent {
  const touched = { ...before, updatedMs: event.atMs };
  if (isChildEvent(event)) return applyToChild(orders, touched, event);
  if (isDoubtEvent(event)) return applyDoubt(orders, touched, event);
  if (event.kind !== 'ChildrenSent') return applyToParent(touched, event);
  markSent(orders, event);
  return touched;
}

/** A report may arrive before the note that the child was sent. */
function markSent(orders: OrderStore, { childIds, atMs }: ChildrenSent): void {
  for (const id of childIds) {
    const child = orders.child(id);
    const status = child.status === 'New' ? 'PendingNew' : child.status;
    orders.putChild({ ...child, status, sentMs: atMs });
  }
}

function withLog(parent: Parent, before: Parent, event: FamilyEvent): Parent {
  if (logLevelOf(event, before.plan?.isVolumeCapConstrained === true) === null) return parent;
  return { ...parent, logCount: parent.logCount + 1 };
}
