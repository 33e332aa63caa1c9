import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { CommandResult } from '@meridian/live-client/pending-commands';
import { readOrderRows } from '@meridian/protocol/live/order-answers';

/** Why an order cannot be sent, and the field to fix. */
export type Refusal = { readonly message: string; readonly orderId: number | null };

type Refused = { readonly findings: readonly OrderFinding[] | null; readonly refusal: Refusal | null };

function rowOf(result: CommandResult) {
  return result.kind === 'ok' || result.kind === 'failed' ? readOrderRows(result.data)[0] : undefined;
}

/** The order that the server made; null when it made none. */
export function acceptedOrder(result: CommandResult) {
  const row = rowOf(result);
  if (row?.ok !== true || row.parent_order_numeric_id === null) return null;
  return { id: row.parent_order_numeric_id, message: row.message };
}

export function refusalOf(result: CommandResult): Refused {
  const row = rowOf(result);
  const findings = row?.findings ?? null;
  const refusal = { message: row?.message ?? result.message, orderId: row?.parent_order_numeric_id ?? null };
  // Findings are shown at their fields. The summary would repeat them.
  return { findings, refusal: findings === null ? refusal : null };
}
