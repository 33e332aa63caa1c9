import { cancelChild } from '../children/child-actions.ts';
import { filledLotsOf } from '../children/exposure.ts';
import { MAX_REJECTS_IN_ROW } from '../kernel-ports.ts';
import type { Parent } from '../state/parent.ts';
import { answering, snapAt, type Turn } from '../turn.ts';
import { blockersOf, settleChange } from './settle-change.ts';
import { hedgesUntilMs, noteNakedLeg } from './hedge-first.ts';
import { endingOf, overReason } from './order-end.ts';
import { switchedOff } from './standstill.ts';

/** Why the order must have no children, as the text of their cancels. Null when it may. */
export function reasonToStop(turn: Turn, parent: Parent): string | null {
  if (parent.cancelRequest !== null) return 'The order is being cancelled.';
  if (parent.rejectsInRow >= MAX_REJECTS_IN_ROW) return 'Venues refuse the order.';
  const over = overReason(turn, parent);
  if (over !== null) return over;
  const off = switchedOff(parent, turn.state.desk);
  return off === null ? null : `${off}.`;
}

/** Completes what was requested or is due, as far as open children allow. */
export function settleOrder(turn: Turn, parentId: number): void {
  if (settleFilled(turn, parentId)) return;
  if (settleChange(turn, parentId) === 'waiting') cancelBlockers(turn, parentId);
  if (settleFilled(turn, parentId)) return;
  settleEnding(turn, turn.state.orders.parent(parentId));
}

function settleFilled(turn: Turn, parentId: number): boolean {
  const parent = turn.state.orders.parent(parentId);
  if (parent.stage === 'done') return true;
  if (filledLotsOf(parent) < parent.terms.quantityLots) return false;
  rejectPending(turn, parent, 'the order has filled');
  turn.emit({ kind: 'OrderFilled', ...endingOf(turn, parent) });
  return true;
}

function settleEnding(turn: Turn, parent: Parent): void {
  if (turn.state.orders.hasOpenChildren(parent.id)) return;
  const over = overReason(turn, parent);
  const isEnding = parent.cancelRequest !== null || over !== null || parent.rejectsInRow >= MAX_REJECTS_IN_ROW;
  if (!isEnding || hedgesUntilMs(turn, parent) !== null) return;
  noteNakedLeg(turn, parent);
  const ending = endingOf(turn, parent);
  if (parent.cancelRequest !== null) {
    rejectChange(turn, parent, 'The order was cancelled.');
    turn.emit({ kind: 'OrderCancelled', ...ending, ...answering(turn, parent.cancelRequest.request) });
  } else if (over !== null) {
    rejectChange(turn, parent, 'The order has expired.');
    turn.emit({ kind: 'OrderExpired', ...ending, reason: over });
  } else {
    rejectChange(turn, parent, 'The order was rejected.');
    const last = parent.diagnostic ?? 'no reason given';
    const reason = `Venues refused ${parent.rejectsInRow} child orders in a row: ${last}`;
    turn.emit({ kind: 'OrderRejected', ...ending, reason });
  }
}

function rejectPending(turn: Turn, parent: Parent, because: string): void {
  rejectChange(turn, parent, `Too late to modify: ${because}.`);
  if (parent.cancelRequest === null) return;
  const snap = snapAt(turn, parent.terms.instrument);
  const reason = `Too late to cancel: ${because}.`;
  const head = { ...turn.head, ...answering(turn, parent.cancelRequest.request) };
  turn.emit({ ...head, kind: 'OrderCancelRejected', parentId: parent.id, reason, snap });
}

function rejectChange(turn: Turn, parent: Parent, reason: string): void {
  const { pendingChange: change, pendingRequest } = parent;
  if (change === null) return;
  const snap = snapAt(turn, parent.terms.instrument);
  const head = { ...turn.head, ...answering(turn, pendingRequest) };
  turn.emit({ ...head, kind: 'OrderModifyRejected', parentId: parent.id, reason, change, snap });
}

function cancelBlockers(turn: Turn, parentId: number): void {
  const parent = turn.state.orders.parent(parentId);
  for (const child of blockersOf(turn, parent, parent.pendingChange ?? {}))
    cancelChild(turn, child, 'The order is being modified.');
}
