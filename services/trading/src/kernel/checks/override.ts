import { hasError, type OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { reasonProblem } from '@meridian/domain/order-checks/override-text';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { Override } from '../events/event-head.ts';

export type CheckOutcome =
  /** With the override of its warnings, if any. */
  | { readonly kind: 'passed'; readonly override: Override | null }
  | { readonly kind: 'refused'; readonly message: string };

/** An error always refuses. A warning refuses without a reason for the override that says something. */
export function passChecks(findings: readonly OrderFinding[], overrideReason: string | undefined): CheckOutcome {
  if (findings.length === 0) return { kind: 'passed', override: null };
  if (hasError(findings)) {
    const errors = findings.filter(({ level }) => level === 'error');
    return { kind: 'refused', message: textOf(errors) };
  }
  const reason = overrideReason?.trim() ?? '';
  const problem = reasonProblem(reason, findings.length);
  if (problem !== null) return { kind: 'refused', message: `${textOf(findings)}. ${problem}` };
  return { kind: 'passed', override: { reason, warnings: findings.map(({ message }) => message) } };
}

function textOf(findings: readonly OrderFinding[]): string {
  return findings.map(({ message }) => message).join('; ');
}

export function rowOfChecks(
  parentId: number | null,
  message: string,
  findings: readonly OrderFinding[],
): OrderRowAnswer {
  return { parent_order_numeric_id: parentId, ok: false, code: 'checks', message, findings };
}
