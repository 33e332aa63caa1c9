import { hasError, hasWarning, type OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { TicketOrder } from '@meridian/domain/order-ticket/ticket-order';
import type { CommandResult } from '@meridian/live-client/pending-commands';
import { readOrderRows } from '@meridian/protocol/live/order-answers';
import { useState } from 'react';
import { useOrderCommand } from '../../live/use-order-command.ts';
import type { Ticket } from './use-ticket.ts';

export type SentOrder = { readonly id: number; readonly order: TicketOrder; readonly message: string };

/** Why an order cannot be sent, and the field to fix. */
export type Refusal = { readonly message: string; readonly orderId: number | null };

/** Sends the order once. A refusal stays until the order is changed. */
export function useSendOrder(ticket: Ticket, onAccepted: (sent: SentOrder) => void) {
  const command = useOrderCommand('order.new');
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const [answered, setAnswered] = useState<Answered | null>(null);
  const current = JSON.stringify(ticket.draft);
  const refused = answered?.draft === current ? answered : null;
  const findings = refused?.findings ?? ticket.checks.findings;
  const isBlocked = hasError(findings) || ticket.checks.problem !== null;
  const needsReason = !isBlocked && hasWarning(findings);

  const send = async (isStaged: boolean): Promise<'sent' | 'incomplete'> => {
    setTried(true);
    const order = ticket.orderOf(isStaged);
    const override = reason.trim();
    if (order === null || isBlocked || (needsReason && override === '')) return 'incomplete';
    const result = await command.send({ ...order, ...(needsReason ? { override_reason: override } : {}) });
    if (result === null) return 'sent';
    const accepted = acceptedOrder(result);
    setAnswered(accepted === null ? { draft: current, ...refusalOf(result) } : null);
    if (accepted === null) return 'sent';
    setTried(false);
    setReason('');
    onAccepted({ ...accepted, order });
    return 'sent';
  };
  return {
    ...command,
    isTried,
    reason,
    setReason,
    findings,
    isBlocked,
    needsReason,
    refusal: refused?.refusal ?? null,
    send,
  };
}

type Answered = {
  /** The order that was answered. */
  readonly draft: string;
  readonly findings: readonly OrderFinding[] | null;
  readonly refusal: Refusal | null;
};

function rowOf(result: CommandResult) {
  return result.kind === 'ok' || result.kind === 'failed' ? readOrderRows(result.data)[0] : undefined;
}

function acceptedOrder(result: CommandResult) {
  const row = rowOf(result);
  if (row?.ok !== true || row.parent_order_numeric_id === null) return null;
  return { id: row.parent_order_numeric_id, message: row.message };
}

function refusalOf(result: CommandResult): Omit<Answered, 'draft'> {
  const row = rowOf(result);
  const findings = row?.findings ?? null;
  const refusal = { message: row?.message ?? result.message, orderId: row?.parent_order_numeric_id ?? null };
  // Findings are shown at their fields. The summary would repeat them.
  return { findings, refusal: findings === null ? refusal : null };
}
