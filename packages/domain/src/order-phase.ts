import type { Maybe } from './maybe.ts';
import { type OrderStatus, statusOrWorking } from './order-status.ts';
import { isCompleted } from './status-group.ts';

/** The groups of a blotter, from top to bottom. */
export const ORDER_PHASES = ['working', 'waiting', 'finished'] as const;

export type OrderPhase = (typeof ORDER_PHASES)[number];

export const PHASE_LABELS: Readonly<Record<OrderPhase, string>> = {
  working: 'Working',
  waiting: 'Waiting',
  finished: 'Finished',
};

/** Waiting orders need a person or their start time. An unknown status counts as working. */
export function orderPhase(status: Maybe<OrderStatus | ''>): OrderPhase {
  const carried = statusOrWorking(status);
  if (carried === 'PENDING' || carried === 'NEW') return 'waiting';
  return isCompleted(carried) ? 'finished' : 'working';
}
