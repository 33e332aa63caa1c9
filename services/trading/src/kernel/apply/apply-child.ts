import type { Draft } from '../state/draft.ts';
import { doubtSumOf } from '../children/doubt-sum.ts';
import { exposedLots, filledLotsOf } from '../children/exposure.ts';
import type { ChildCreated, ChildEvent, ChildFilled, DoubtEvent } from '../events/child-events.ts';
import type { FamilyEvent } from '../events/kernel-event.ts';
import type { FillLiquidity } from '../../venues/venue-port.ts';
import type { Child, ChildLane } from '../state/child.ts';
import { executionKey } from '../state/execution.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { ByLane, LiquidityValue, Parent } from '../state/parent.ts';
import { wholeChild } from '../state/whole-child.ts';
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
  const after: Draft<Child> = { ...before, updatedMs: event.atMs };
  change(after, event);
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
  return wholeChild({
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
  });
}

/** A copy that nobody else has yet. */
function change(child: Draft<Child>, event: Exclude<ChildEvent, ChildCreated>): void {
  switch (event.kind) {
    case 'ChildFound':
      child.doubtSinceMs = null;
      return;
    case 'ChildAccepted':
      child.acceptedMs = event.atMs;
      child.status = acceptedStatus(child);
      return;
    case 'ChildRejected':
      child.status = 'Rejected';
      child.reason = event.reason;
      return;
    case 'ChildFilled':
      fill(child, event);
      return;
    case 'ChildCancelRequested':
      child.status = 'PendingCancel';
      return;
    case 'ChildCancelled':
    case 'ChildCancelledUnsolicited':
    case 'ChildExpired':
      child.status = event.kind === 'ChildExpired' ? 'Expired' : 'Cancelled';
      child.reason = event.reason;
      child.missingLots = event.missingLots;
      return;
    case 'ChildCancelRejected':
      if (child.status === 'PendingCancel') child.status = workingStatus(child);
      child.cancelRejectedMs = event.atMs;
      child.cancelRejects = (child.cancelRejects ?? 0) + 1;
      child.reason = event.reason;
      return;
    case 'ChildInvited':
      child.status = 'Cancelled';
      child.invitation = { lots: event.lots, untilMs: event.untilMs };
      return;
    default:
      unreachable(event);
  }
}

function acceptedStatus(child: Child): Child['status'] {
  return child.status === 'New' || child.status === 'PendingNew' ? workingStatus(child) : child.status;
}

/** A fill always counts. One after the end changes the amounts and reduces the missing quantity. */
function fill(child: Draft<Child>, { lots, priceHalfTicks, printedAt }: ChildFilled): void {
  const isOpen = isOpenChild(child);
  child.lastFillVenue = printedAt;
  child.filledLots += lots;
  child.filledValue += lots * priceHalfTicks;
  child.lastFillLots = lots;
  child.lastFillHalfTicks = priceHalfTicks;
  child.missingLots = isOpen ? 0 : Math.max(0, child.missingLots - lots);
  if (child.filledLots >= child.terms.lots) child.status = 'Filled';
  else if (isOpen && child.status !== 'PendingCancel') child.status = 'Partial';
}

function put(orders: OrderStore, parent: Draft<Parent>, before: Child | null, after: Child): void {
  orders.putChild(after);
  const { lane } = after.terms;
  const more = exposedLots(after) - (before === null ? 0 : exposedLots(before));
  if (more !== 0) parent.open = withLane(parent.open, lane, parent.open[lane] + more);
  if (before === null) parent.childCount += 1;
  const doubted = Number(isInDoubt(after)) - (before === null ? 0 : Number(isInDoubt(before)));
  if (doubted !== 0) parent.doubtCount = (parent.doubtCount ?? 0) + doubted;
  if (doubted === 0 && !isInDoubt(after)) return;
  parent.doubtSum = doubtSumOf(orders.openChildrenOf(parent.id).filter(isInDoubt), parent.lotSize);
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
    printedAt: event.printedAt,
    snap,
  });
}

function addFill(parent: Draft<Parent>, child: Child, event: ChildFilled): void {
  const { lane, kind } = child.terms;
  const { lots, priceHalfTicks, liquidity, atMs } = event;
  if (event.date !== undefined && event.date !== (parent.filledBefore?.date ?? parent.tradeDate)) {
    parent.filledBefore = { date: event.date, lots: filledLotsOf(parent) };
  }
  const sum = parent.fills[lane];
  const value = lots * priceHalfTicks;
  parent.fills = withLane(parent.fills, lane, { lots: sum.lots + lots, value: sum.value + value });
  parent.liquidityValue = withValue(parent.liquidityValue, liquidity, value);
  if (liquidity === 'add' || liquidity === 'remove') parent.countableLots += lots;
  if (kind === 'opening-auction') parent.openAuctionFilledLots += lots;
  if (kind === 'closing-auction') parent.closeAuctionFilledLots += lots;
  parent.lastFillMs = atMs;
  parent.executionCount += 1;
}

/** A name in brackets takes V8 several times as long, and most fills need these two. */
function withLane<Value>({ own, near, far }: ByLane<Value>, lane: ChildLane, value: Value): ByLane<Value> {
  if (lane === 'own') return { own: value, near, far };
  return lane === 'near' ? { own, near: value, far } : { own, near, far: value };
}

function withValue(before: LiquidityValue = {}, liquidity: FillLiquidity, more: number): LiquidityValue {
  const { add, remove, mid, auction } = before;
  const value = (before[liquidity] ?? 0) + more;
  if (liquidity === 'add') return { add: value, remove, mid, auction };
  if (liquidity === 'remove') return { add, remove: value, mid, auction };
  return liquidity === 'mid' ? { add, remove, mid: value, auction } : { add, remove, mid, auction: value };
}
