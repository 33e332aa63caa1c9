import { isDoubtEvent, isFamilyEvent, type JournaledEvent } from '../events/kernel-event.ts';
import type { Child } from '../state/child.ts';
import { type Execution, executionKey } from '../state/execution.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';

/** An event with its resulting records. They are immutable, so they can wait for the commit. */
export type Change = {
  readonly journaled: JournaledEvent;
  readonly parent: Parent | null;
  readonly children: readonly Child[];
  readonly execution: Execution | null;
};

const NONE: readonly never[] = [];

/** To be called right after the event was applied. */
export function changeOf(orders: OrderStore, journaled: JournaledEvent): Change {
  const { event } = journaled;
  if (!isFamilyEvent(event)) return { journaled, parent: null, children: NONE, execution: null };
  const parent = orders.parent(event.parentId);
  if (event.kind === 'ChildrenSent' || isDoubtEvent(event)) {
    return { journaled, parent, children: event.childIds.map((id) => orders.child(id)), execution: null };
  }
  const children = 'childId' in event ? [orders.child(event.childId)] : NONE;
  const key = event.kind === 'ChildFilled' ? executionKey(event.venue, event.execId) : null;
  return { journaled, parent, children, execution: key === null ? null : (orders.executions.get(key) ?? null) };
}
