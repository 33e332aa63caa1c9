import type { Maybe } from './maybe.ts';
import { type FilterStatus, type OrderStatus, statusOrWorking } from './order-status.ts';

export type StatusGroup = 'completed' | 'not-completed';

/** The boxes of the status filter per group, in display order: every status that a row can show has one. */
export const GROUP_BOXES = {
  'not-completed': ['WORKING', 'PAUSED', 'PARTIAL', 'NEW', 'INIT', 'SENT', 'PENDING'],
  completed: [
    'FILLED',
    'OUT',
    'REJECTED',
    'EXPIRED',
    'PARTIAL_OUT',
    'PARTIAL_REJECTED',
    'PARTIAL_EXPIRED',
    'COMPLETED',
  ],
} as const satisfies Record<StatusGroup, readonly (FilterStatus | 'PAUSED')[]>;

export type StatusBox = (typeof GROUP_BOXES)[StatusGroup][number];

export const STATUS_GROUPS: readonly StatusGroup[] = ['not-completed', 'completed'];

export const STATUS_BOXES: readonly StatusBox[] = [...GROUP_BOXES['not-completed'], ...GROUP_BOXES.completed];

export const GROUP_LABELS: Readonly<Record<StatusGroup, string>> = {
  'not-completed': 'Not Completed',
  completed: 'Completed',
};

const GROUP_OF: Readonly<Record<StatusBox, StatusGroup>> = {
  WORKING: 'not-completed',
  PAUSED: 'not-completed',
  NEW: 'not-completed',
  SENT: 'not-completed',
  PENDING: 'not-completed',
  INIT: 'not-completed',
  PARTIAL: 'not-completed',
  FILLED: 'completed',
  OUT: 'completed',
  REJECTED: 'completed',
  COMPLETED: 'completed',
  EXPIRED: 'completed',
  PARTIAL_OUT: 'completed',
  PARTIAL_REJECTED: 'completed',
  PARTIAL_EXPIRED: 'completed',
};

/** An unknown status from a newer server counts as not completed, so that its row stays visible. */
export function groupOfStatus(status: Maybe<StatusBox | ''>): StatusGroup {
  const known: StatusBox = status === 'COMPLETED' || status === 'PAUSED' ? status : statusOrWorking(status);
  return Object.hasOwn(GROUP_OF, known) ? GROUP_OF[known] : 'not-completed';
}

export function isCompleted(status: Maybe<OrderStatus | ''>): boolean {
  return groupOfStatus(status) === 'completed';
}

export function isStatusBox(value: unknown): value is StatusBox {
  return STATUS_BOXES.some((box) => box === value);
}
