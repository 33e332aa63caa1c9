import type { OrderStatus } from '@meridian/domain/order-status';
import { filledLotsOf } from '../children/exposure.ts';
import type { Parent, ParentOutcome } from '../state/parent.ts';
import { unreachable } from '../unreachable.ts';

const ENDINGS: Readonly<Record<Exclude<ParentOutcome, 'filled'>, readonly [whole: OrderStatus, part: OrderStatus]>> = {
  out: ['OUT', 'PARTIAL_OUT'],
  rejected: ['REJECTED', 'PARTIAL_REJECTED'],
  expired: ['EXPIRED', 'PARTIAL_EXPIRED'],
};

/**
 * NEW waits for its start or for Send staged. INIT has started, but its algorithm has not decided. SENT has child
 * orders that no venue has answered. From the first answer on it is WORKING, paused or not.
 */
export function parentOrderStatus(parent: Parent): OrderStatus {
  switch (parent.stage) {
    case 'received':
      return 'INIT';
    case 'pending':
      return 'PENDING';
    case 'staged':
    case 'accepted':
      return 'NEW';
    case 'started':
      return startedStatus(parent);
    case 'done':
      return doneStatus(parent);
    default:
      return unreachable(parent.stage);
  }
}

function startedStatus(parent: Parent): OrderStatus {
  if (parent.plan === null) return 'INIT';
  const isUnanswered = parent.childCount > 0 && parent.acceptedChildCount === 0 && parent.executionCount === 0;
  return isUnanswered && parent.rejectsInRow === 0 ? 'SENT' : 'WORKING';
}

function doneStatus(parent: Parent): OrderStatus {
  const { outcome } = parent;
  if (outcome === null) throw new Error(`order ${parent.id} is done without an outcome`);
  if (outcome === 'filled') return 'FILLED';
  const [whole, part] = ENDINGS[outcome];
  return filledLotsOf(parent) > 0 ? part : whole;
}
