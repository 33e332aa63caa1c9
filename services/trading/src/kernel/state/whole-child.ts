import { showAnyField } from './any-field.ts';
import type { Child } from './child.ts';

type WholeChild = { readonly [Field in keyof Required<Child>]: Child[Field] };

/** With all fields in the order that all others have. */
export function wholeChild(child: Child): Child {
  const whole: WholeChild = {
    id: child.id,
    parentId: child.parentId,
    terms: child.terms,
    status: child.status,
    filledLots: child.filledLots,
    filledValue: child.filledValue,
    missingLots: child.missingLots,
    lastFillLots: child.lastFillLots,
    lastFillHalfTicks: child.lastFillHalfTicks,
    lastFillVenue: child.lastFillVenue,
    createdMs: child.createdMs,
    sentMs: child.sentMs,
    acceptedMs: child.acceptedMs,
    updatedMs: child.updatedMs,
    cancelRejectedMs: child.cancelRejectedMs,
    cancelRejects: child.cancelRejects,
    doubtSinceMs: child.doubtSinceMs,
    invitation: child.invitation,
    reason: child.reason,
    snap: child.snap,
  };
  return whole;
}

showAnyField(wholeChild);
