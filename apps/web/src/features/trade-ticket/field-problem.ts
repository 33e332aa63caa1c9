import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { TicketField, TicketProblems } from '@meridian/domain/order-ticket/ticket-order';

export type FieldProblem = { readonly problem: string | null; readonly problemLevel: 'error' | 'warning' };

type ProblemInput = {
  readonly problems: TicketProblems;
  readonly findings: readonly OrderFinding[];
  /** A missing value is not an error before the first attempt to send. */
  readonly isTried: boolean;
};

/** The text under a field: its own error, else the worst result of the checks. */
export function fieldProblem({ problems, findings, isTried }: ProblemInput, field: TicketField): FieldProblem {
  const own = problems.fields[field];
  if (own !== undefined && (isTried || !own.isMissing)) return { problem: own.message, problemLevel: 'error' };
  const about = findings.filter((finding) => finding.field === field);
  const errors = about.filter(({ level }) => level === 'error');
  const shown = errors.length > 0 ? errors : about;
  return {
    problem: shown.length === 0 ? null : shown.map(({ message }) => message).join('; '),
    problemLevel: errors.length > 0 ? 'error' : 'warning',
  };
}
