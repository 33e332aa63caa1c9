import type { OrderStatus } from '@meridian/domain/order-status';
import type { AuditType } from '@meridian/domain/audit-type';
import { auditOfOrder } from '../audit/audit-rows.ts';
import { parentOrderStatus } from '../status/parent-status.ts';
import type { TestDesk } from './test-desk.ts';
import { TEST_INSTRUMENTS } from './test-instruments.ts';

export const TEST_AUDIT_CONTEXT = { instruments: TEST_INSTRUMENTS, brokerOf: () => 'ALGO' };

/** The audit types of an order's history, oldest first. */
export async function auditTypes(desk: TestDesk, id: number): Promise<readonly (AuditType | null)[]> {
  const rows = auditOfOrder(await desk.journal.readOrder(id), TEST_AUDIT_CONTEXT);
  return rows.map((row) => row.req_type ?? row.res_type);
}

export function statusOf(desk: TestDesk, id: number): OrderStatus {
  return parentOrderStatus(desk.parent(id));
}
