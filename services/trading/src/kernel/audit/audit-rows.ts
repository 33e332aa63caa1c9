import { isChildEvent } from '../apply/apply-child.ts';
import { applyToFamily } from '../apply/apply-family.ts';
import { isFamilyEvent, type JournaledEvent, type KernelEvent } from '../events/kernel-event.ts';
import type { OrderStore } from '../state/order-store.ts';
import { type AuditContext, type AuditRow, childAuditRow, parentAuditRow } from './audit-row.ts';
import { childStepOf } from './child-steps.ts';
import { fillAuditRow } from './fill-row.ts';
import { parentStepsOf } from './parent-steps.ts';

/** The history rows of an event, given the orders after it. Empty for internal events. */
export function auditRowsOf(
  event: KernelEvent,
  orders: Pick<OrderStore, 'parent' | 'child'>,
  context: AuditContext,
): readonly AuditRow[] {
  if (!isFamilyEvent(event) || event.kind === 'ChildrenSent') return [];
  const parent = orders.parent(event.parentId);
  if (event.kind === 'ChildFilled') return [fillAuditRow(parent, orders.child(event.childId), event, context)];
  if (!isChildEvent(event)) return parentStepsOf(event).map((step) => parentAuditRow(parent, step, event, context));
  const child = orders.child(event.childId);
  return [childAuditRow(parent, child, childStepOf(event, child), event, context)];
}

export type KeyedAuditRow = AuditRow & { readonly audit_id: string };

/** The history of one order from its events, or the next piece of it; `orders` is the state before. Live and later views are the same. */
export function auditOfEvents(
  orders: OrderStore,
  events: readonly JournaledEvent[],
  context: AuditContext,
): readonly KeyedAuditRow[] {
  return events.flatMap(({ seq, event }) => {
    if (isFamilyEvent(event)) applyToFamily(orders, event);
    return keyed(seq, auditRowsOf(event, orders, context));
  });
}

/** Keys that do not depend on who makes the rows. */
export function keyed(seq: number, rows: readonly AuditRow[]): readonly KeyedAuditRow[] {
  return rows.map((row, index) => Object.assign(row, { audit_id: `${seq}-${index}` }));
}
