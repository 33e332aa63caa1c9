import { hasError, hasWarning, type OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { reasonProblem } from '@meridian/domain/order-checks/override-text';
import type { TicketOrder } from '@meridian/domain/order-ticket/ticket-order';
import { useState } from 'react';
import { useOrderCommand } from '../../live/use-order-command.ts';
import { acceptedOrder, type Refusal, refusalOf } from './order-answer.ts';
import type { Ticket } from './use-ticket.ts';

export type SentOrder = { readonly id: number; readonly order: TicketOrder; readonly message: string };

/** Sends the order once. A refusal stays until the order is changed. */
export function useSendOrder(ticket: Ticket, onAccepted: (sent: SentOrder) => void) {
  const command = useOrderCommand('order.new');
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const [answered, setAnswered] = useState<Answered | null>(null);
  const current = JSON.stringify(ticket.draft);
  // A refusal for want of a connection goes when the connection is back.
  const isOver = answered?.isUnsent === true && command.result === null;
  const refused = answered?.draft === current && !isOver ? answered : null;
  const findings = refused?.findings ?? ticket.checks.findings;
  const isBlocked = hasError(findings) || ticket.checks.problem !== null;
  const needsReason = !isBlocked && hasWarning(findings);

  const send = async (isStaged: boolean): Promise<'sent' | 'incomplete'> => {
    setTried(true);
    const order = ticket.orderOf(isStaged);
    const override = reason.trim();
    if (order === null || isBlocked || (needsReason && reasonProblem(override, 1) !== null)) return 'incomplete';
    const result = await command.send({ ...order, ...(needsReason ? { override_reason: override } : {}) });
    if (result === null) return 'sent';
    const accepted = acceptedOrder(result);
    const isUnsent = result.kind === 'not-sent';
    setAnswered(accepted === null ? { draft: current, isUnsent, ...refusalOf(result) } : null);
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
  readonly isUnsent: boolean;
  readonly findings: readonly OrderFinding[] | null;
  readonly refusal: Refusal | null;
};
