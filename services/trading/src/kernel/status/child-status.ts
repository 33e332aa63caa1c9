import type { OrderStatus } from '@meridian/domain/order-status';
import type { Child, ChildStatus } from '../state/child.ts';
import { unreachable } from '../unreachable.ts';

export function isOpenChild({ status }: { readonly status: ChildStatus }): boolean {
  return (
    status === 'Live' ||
    status === 'Partial' ||
    status === 'PendingCancel' ||
    status === 'PendingNew' ||
    status === 'New'
  );
}

/** Open as far as we know, but not confirmed by its venue since the engine's restart. */
export function isInDoubt(child: Pick<Child, 'status' | 'doubtSinceMs'>): boolean {
  return (child.doubtSinceMs ?? null) !== null && isOpenChild(child);
}

/** A refused cancel restores the previous status. */
export function workingStatus(child: Child): ChildStatus {
  return child.filledLots > 0 ? 'Partial' : 'Live';
}

/** The desk's word for a child; a child whose cancel is under way still works. */
export function childOrderStatus(child: Child): OrderStatus {
  const isPartial = child.filledLots > 0;
  switch (child.status) {
    case 'New':
      return 'NEW';
    case 'PendingNew':
      return 'SENT';
    case 'Live':
      return 'WORKING';
    case 'Partial':
      return 'PARTIAL';
    case 'PendingCancel':
      return isPartial ? 'PARTIAL' : 'WORKING';
    case 'Filled':
      return 'FILLED';
    case 'Cancelled':
      return isPartial ? 'PARTIAL_OUT' : 'OUT';
    case 'Rejected':
      return isPartial ? 'PARTIAL_REJECTED' : 'REJECTED';
    case 'Expired':
      return isPartial ? 'PARTIAL_EXPIRED' : 'EXPIRED';
    default:
      return unreachable(child.status);
  }
}
