import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { sameAsRow } from '@meridian/domain/order-checks/check-order';
import { hasError, hasWarning } from '@meridian/domain/order-checks/order-finding';
import type { BasketCells, BasketProblems } from '@meridian/domain/order-ticket/basket/basket-row';
import type { TicketOrder } from '@meridian/domain/order-ticket/ticket-order';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { CheckedRow } from '@meridian/protocol/live/trade-questions';

/** A row as it is kept: what is written, and what it was answered when it was sent. */
export type BasketRow = {
  readonly id: number;
  readonly cells: BasketCells;
  /** Headers of columns that nobody has explained, and that this row has something under. */
  readonly unread: readonly string[];
  /** Left out of the list by hand. */
  readonly isExcluded: boolean;
  readonly answer: OrderRowAnswer | null;
  /** It was sent by Stage: accepted, but not in the market. */
  readonly wasStaged?: boolean;
};

/** A row as an order. */
export type ReadLine = BasketRow & {
  /** Null for a symbol that there is not, undefined while it is being looked up. */
  readonly facts: InstrumentFacts | null | undefined;
  readonly order: TicketOrder | null;
  readonly problems: BasketProblems;
};

/** A row with all that is known about it. */
export type BasketLine = ReadLine & {
  /** What the server says; null until it was asked. */
  readonly check: CheckedRow | null;
};

export type LineState = 'accepted' | 'staged' | 'excluded' | 'bad' | 'warned' | 'checking' | 'good';

export function lineState({ answer, wasStaged, order, problems, check, isExcluded }: BasketLine): LineState {
  if (answer?.ok === true) return wasStaged === true ? 'staged' : 'accepted';
  if (isExcluded) return 'excluded';
  if (answer !== null || Object.keys(problems).length > 0) return 'bad';
  if (order === null || check === null) return 'checking';
  if (check.problem !== null || hasError(check.findings)) return 'bad';
  return hasWarning(check.findings) ? 'warned' : 'good';
}

/** Why a row is bad or warned of; what came of one that was sent. */
export function lineReason({ answer, problems, check, isExcluded }: BasketLine): string {
  if (isExcluded && answer?.ok !== true) return '';
  if (answer !== null) {
    const found = (answer.findings ?? []).map(({ message }) => message);
    return found.length > 0 && !answer.ok ? found.join('; ') : answer.message;
  }
  const own = Object.values(problems);
  if (own.length > 0) return own.join('; ');
  if (check === null) return '';
  const found = check.findings.map(({ message }) => message);
  return check.problem ?? [...found, ...(check.review === undefined ? [] : [check.review])].join('; ');
}

/** Whether the checks let it go, with a reason where they warn. */
export function isSendable(line: BasketLine): boolean {
  const state = lineState(line);
  return state === 'good' || state === 'warned';
}

/** Whether the server has it already, in the market or staged. */
export function isTaken({ answer }: Pick<BasketRow, 'answer'>): boolean {
  return answer?.ok === true;
}

/** The server counts the rows that it was asked about; people read the numbers that stand before them. */
export function namedRows(check: CheckedRow, ids: readonly number[]): CheckedRow {
  const findings = check.findings.map((finding) => {
    const { row } = finding;
    return row === undefined ? finding : { ...finding, message: sameAsRow(ids[row] ?? row + 1) };
  });
  return { ...check, findings };
}
