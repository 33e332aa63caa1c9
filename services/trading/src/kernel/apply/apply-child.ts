import type { Draft } from '../state/draft.ts';
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

/** Changes the child, and the new record of its parent. */
export function applyToChild(orders: OrderStore, parent: Draft<Parent>, event: ChildEvent): void {
  if (event.kind === 'ChildCreated') {
    put(orders, parent, null, createdChild(event));
    return;
  }
  const before = orders.child(event.childId);
  const after = { ...nextChild(before, event), updatedMs: event.atMs };
  put(orders, parent, before, after);
  if (event.kind === 'ChildAccepted') {
    parent.acceptedChildCount += 1;
    parent.rejectsInRow = 0;
  } else if (event.kind === 'ChildRejected') {
    parent.rejectsInRow += 1;
    parent.lastRejectMs = event.atMs;
    parent.diagnostic = event.reason;
  } else if (event.kind === 'ChildFilled') {
    putExecution(orders, event);
    addFill(parent, after, event);
  }
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

function put(orders: OrderStore, parent: Draft<Parent>, before: Child | null, after: Child): void {
  orders.putChild(after);
  const { lane } = after.terms;
  const change = exposedLots(after) - (before === null ? 0 : exposedLots(before));
  if (change !== 0) parent.open = { ...parent.open, [lane]: parent.open[lane] + change };
  if (before === null) parent.childCount += 1;
  const doubted = Number(isInDoubt(after)) - (before === null ? 0 : Number(isInDoubt(before)));
  if (doubted !== 0) parent.doubtCount = (parent.doubtCount ?? 0) + doubted;
}

/** All named children are in doubt from now on, until the venues' time is over. */
export function applyDoubt(orders: OrderStore, parent: Draft<Parent>, { kind, childIds, atMs }: DoubtEvent): void {
  if (kind === 'DoubtOverdue') {
    parent.isDoubtOverdue = true;
    return;
  }
  if (parent.isDoubtOverdue === true) parent.isDoubtOverdue = false;
  for (const id of childIds) {
    const child = orders.child(id);
    put(orders, parent, child, { ...child, doubtSinceMs: atMs, updatedMs: atMs });
  }
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

function addFill(parent: Draft<Parent>, child: Child, event: ChildFilled): void {
  const { lane, kind } = child.terms;
  const { lots, priceHalfTicks, liquidity, atMs } = event;
  const sum = parent.fills[lane];
  const value = lots * priceHalfTicks;
  parent.fills = { ...parent.fills, [lane]: { lots: sum.lots + lots, value: sum.value + value } };
  const { liquidityValue } = parent;
  parent.liquidityValue = { ...liquidityValue, [liquidity]: (liquidityValue?.[liquidity] ?? 0) + value };
  if (liquidity === 'add' || liquidity === 'remove') parent.countableLots += lots;
  if (kind === 'opening-auction') parent.openAuctionFilledLots += lots;
  if (kind === 'closing-auction') parent.closeAuctionFilledLots += lots;
  parent.lastFillMs = atMs;
  parent.executionCount += 1;
}
