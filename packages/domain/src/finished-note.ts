import type { Maybe } from './maybe.ts';
import { type OrderStatus, statusOrWorking } from './order-status.ts';
import { isCompleted } from './status-group.ts';

const WORDS: Readonly<Partial<Record<OrderStatus, string>>> = {
  FILLED: 'Filled',
  OUT: 'Out',
  PARTIAL_OUT: 'Out, partly filled',
  REJECTED: 'Rejected',
  PARTIAL_REJECTED: 'Rejected, partly filled',
  EXPIRED: 'Expired',
  PARTIAL_EXPIRED: 'Expired, partly filled',
};

/** How the open order ended, for a pane that still shows it. Null while it is active. */
export function finishedNote(status: Maybe<OrderStatus | ''>): string | null {
  if (!isCompleted(status)) return null;
  return `${WORDS[statusOrWorking(status)] ?? 'Finished'}: now under Finished`;
}
