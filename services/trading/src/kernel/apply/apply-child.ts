import { exposedLots } from '../children/exposure.ts';
import type { ChildCreated, ChildEvent, ChildFilled, DoubtEvent } from '../events/child-events.ts';
import type { FamilyEvent } from '../events/kernel-event.ts';
import type { Child } from '../state/child.ts';
import { executionKey } from '../state/execution.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';
import { isInDoubt, isOpenChild, workingStatus } from '../status/child-status.ts';
import { unreachable } from '../unreachable.ts';

export function isChildEvent(event: FamilyEvent): event is ChildEvent {
  return 'childId' in event;
}

/** Changes the child, and returns its changed parent. */
export function applyToChild(orders: OrderStore, parent: Parent, event: ChildEvent): Parent {
  if (event.kind === 'ChildCreated') return put(orders, parent, null, createdChild(event));
  const before = orders.child(event.childId);
  const after = { ...nextChild(before, event), updatedMs: event.atMs };
  const next = put(orders, parent, before, after);
  if (event.kind === 'ChildAccepted') {
    return { ...next, acceptedChildCount: next.acceptedChildCount + 1, rejectsInRow: 0 };
  }
  if (event.kind === 'ChildRejected') {
    return { ...next, rejectsInRow: next.rejectsInRow + 1, lastRejectMs: event.atMs, diagnostic: event.reason };
  }
  if (event.kind !== 'ChildFilled') return next;
  putExecution(orders, event);
  return withFill(next, after, event);
}

function createdChild(event: ChildCreated): Child {
  return {
    id: event.childId,
    parentId: event.parentId,
    terms: event.terms,
    status: 'New',
    filledLots: 0,
    filledValue: 0,
    missingLots: 0,
    lastFillLots: null,
    lastFillHalfTicks: null,
    createdMs: event.atMs,
    sentMs: null,
    acceptedMs: null,
    updatedMs: event.atMs,
    cancelRejectedMs: null,
    invitation: null,
    reason: null,
    snap: event.snap,
  };
}

function nextChild(child: Child, event: Exclude<ChildEvent, ChildCreated>): Child {
  switch (event.kind) {
    case 'ChildFound':
      return { ...child, doubtSinceMs: null };
    case 'ChildAccepted':
      return { ...child, acceptedMs: event.atMs, status: acceptedStatus(child) };
    case 'ChildRejected':
      return { ...child, status: 'Rejected', reason: event.reason };
    case 'ChildFilled':
      return filledChild(child, event);
    case 'ChildCancelRequested':
      return { ...child, status: 'PendingCancel' };
    case 'ChildCancelled':
    case 'ChildCancelledUnsolicited':
      return { ...child, status: 'Cancelled', reason: event.reason, missingLots: event.missingLots };
    case 'ChildExpired':
      return { ...child, status: 'Expired', reason: event.reason, missingLots: event.missingLots };
    case 'ChildCancelRejected': {
      const status = child.status === 'PendingCancel' ? workingStatus(child) : child.status;
      const cancelRejects = (child.cancelRejects ?? 0) + 1;
      return { ...child, status, cancelRejectedMs: event.atMs, cancelRejects, reason: event.reason };
    }
    case 'ChildInvited':
      return { ...child, status: 'Cancelled', invitation: { lots: event.lots, untilMs: event.untilMs } };
    default:
      return unreachable(event);
  }
}

function acceptedStatus(child: Child): Child['status'] {
  return child.status === 'New' || child.status === 'PendingNew' ? workingStatus(child) : child.status;
}

/** A fill always counts. One after the end changes the amounts and reduces the missing quantity. */
function filledChild(before: Child, { lots, priceHalfTicks, printedAt }: ChildFilled): Child {
  const { lastFillVenue: _before, ...child } = before;
  const filledLots = child.filledLots + lots;
  const filled = {
    ...child,
    ...(printedAt !== undefined && { lastFillVenue: printedAt }),
    filledLots,
    filledValue: child.filledValue + lots * priceHalfTicks,
    lastFillLots: lots,
    lastFillHalfTicks: priceHalfTicks,
  };
  const missingLots = isOpenChild(child) ? 0 : Math.max(0, child.missingLots - lots);
  if (filledLots >= child.terms.lots) return { ...filled, missingLots, status: 'Filled' };
  if (!isOpenChild(child) || child.status === 'PendingCancel') return { ...filled, missingLots };
  return { ...filled, missingLots, status: 'Partial' };
}

function put(orders: OrderStore, parent: Parent, before: Child | null, after: Child): Parent {
  orders.putChild(after);
  const { lane } = after.terms;
  const change = exposedLots(after) - (before === null ? 0 : exposedLots(before));
  const open = change === 0 ? parent.open : { ...parent.open, [lane]: parent.open[lane] + change };
  const doubted = Number(isInDoubt(after)) - (before === null ? 0 : Number(isInDoubt(before)));
  const counted = { ...parent, open, childCount: parent.childCount + (before === null ? 1 : 0) };
  return doubted === 0 ? counted : { ...counted, doubtCount: (parent.doubtCount ?? 0) + doubted };
}

/** All named children are in doubt from now on, until the venues' time is over. */
export function applyDoubt(orders: OrderStore, parent: Parent, { kind, childIds, atMs }: DoubtEvent): Parent {
  if (kind === 'DoubtOverdue') return { ...parent, isDoubtOverdue: true };
  let next: Parent = parent.isDoubtOverdue === true ? { ...parent, isDoubtOverdue: false } : parent;
  for (const id of childIds) {
    const child = orders.child(id);
    next = put(orders, next, child, { ...child, doubtSinceMs: atMs, updatedMs: atMs });
  }
  return next;
}

function putExecution(orders: OrderStore, event: ChildFilled): void {
  const { parentId, childId, execId, atMs, venueMs, lots, priceHalfTicks, liquidity, contraOwner, snap } = event;
  const elsewhere = event.printedAt === undefined ? {} : { printedAt: event.printedAt };
  const key = executionKey(event.venue, execId);
  orders.putExecution({
    key,
    parentId,
    childId,
    execId,
    atMs,
    venueMs,
    lots,
    priceHalfTicks,
    liquidity,
    contraOwner,
    ...elsewhere,
    snap,
  });
}

function withFill(parent: Parent, child: Child, event: ChildFilled): Parent {
  const { lane, kind } = child.terms;
  const { lots, priceHalfTicks, liquidity, atMs } = event;
  const sum = parent.fills[lane];
  const isCountable = liquidity === 'add' || liquidity === 'remove';
  return {
    ...parent,
    fills: { ...parent.fills, [lane]: { lots: sum.lots + lots, value: sum.value + lots * priceHalfTicks } },
    liquidityValue: {
      ...parent.liquidityValue,
      [liquidity]: (parent.liquidityValue?.[liquidity] ?? 0) + lots * priceHalfTicks,
    },
    countableLots: parent.countableLots + (isCountable ? lots : 0),
    openAuctionFilledLots: parent.openAuctionFilledLots + (kind === 'opening-auction' ? lots : 0),
    closeAuctionFilledLots: parent.closeAuctionFilledLots + (kind === 'closing-auction' ? lots : 0),
    lastFillMs: atMs,
    executionCount: parent.executionCount + 1,
  };
}
