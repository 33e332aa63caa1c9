import type { OrderStatus } from '@meridian/domain/order-status';
import type { AuditType } from '@meridian/domain/audit-type';
import { auditOfEvents, type KeyedAuditRow } from '../audit/audit-rows.ts';
import { OrderStore } from '../state/order-store.ts';
import { parentOrderStatus } from '../status/parent-status.ts';
import type { TestDesk } from './test-desk.ts';
import { TEST_INSTRUMENTS } from './test-instruments.ts';

export const TEST_AUDIT_CONTEXT = { instruments: TEST_INSTRUMENTS, brokerOf: () => 'ALGO' };

/** An order's history, oldest first. */
export async function auditOf(desk: TestDesk, id: number): Promise<readonly KeyedAuditRow[]> {
  return auditOfEvents(new OrderStore(), await desk.journal.readOrder(id), TEST_AUDIT_CONTEXT);
}

export async function auditTypes(desk: TestDesk, id: number): Promise<readonly (AuditType | null)[]> {
  const rows = await auditOf(desk, id);
  return rows.map((row) => row.req_type ?? row.res_type);
}

export function statusOf(desk: TestDesk, id: number): OrderStatus {
  return parentOrderStatus(desk.parent(id));
}
