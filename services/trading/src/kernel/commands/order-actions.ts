import { isStagingStrategy } from '@meridian/domain/child-actions';
import { cancelChild } from '../children/child-actions.ts';
import { unhedgedLotsOf } from '../children/exposure.ts';
import { hedgesUntilMs } from '../run/hedge-first.ts';
import { settleOrder } from '../run/settle-order.ts';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { Parent } from '../state/parent.ts';
import { snapAt, type Turn } from '../turn.ts';
import { rowDone, rowPending, rowRefused } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';

const TOO_LATE = 'Too late: the order has finished.';

type Reasoned = { readonly reason?: string };

/** Out at once without open children, else as soon as they are out. */
export function cancelOrder(turn: Turn, parent: Parent, args: Reasoned, user: KernelUser): OrderRowAnswer {
  const { id } = parent;
  if (parent.cancelRequest !== null) return rowPending(id, 'Cancel already pending.');
  const head = { ...turn.head, parentId: id, snap: snapAt(turn, parent.terms.instrument) };
  turn.emit({ ...head, kind: 'OrderCancelRequested', ...askedBy(user, args) });
  if (parent.stage === 'done') {
    turn.emit({ ...head, kind: 'OrderCancelRejected', reason: 'Too late to cancel: the order has finished.' });
    return rowRefused(id, 'too-late', TOO_LATE);
  }
  settleOrder(turn, id);
  if (turn.state.orders.parent(id).stage === 'done') return rowDone(id, 'Cancelled.');
  const isNaked = unhedgedLotsOf(parent) !== 0 && hedgesUntilMs(turn, parent) !== null;
  return rowPending(id, `Cancel pending: ${isNaked ? 'hedging the naked leg' : 'cancelling child orders'}.`);
}

/** The order continues, and its algorithm may send others. */
export function cancelChildren(
  turn: Turn,
  parent: Parent,
  args: ArgsOf<'order.cancel_children'>,
  user: KernelUser,
): OrderRowAnswer {
  const { id } = parent;
  if (isStagingStrategy(parent.terms.strategy.strat))
    return rowRefused(id, 'staged', 'A staged order has no child orders.');
  const wanted = args.child_order_numeric_ids === undefined ? null : new Set(args.child_order_numeric_ids);
  const open = turn.state.orders.openChildrenOf(id);
  const children = wanted === null ? open : open.filter((child) => wanted.has(child.id));
  if (children.length === 0) {
    return rowDone(id, wanted === null ? 'No open child orders.' : 'None of these child orders is open.');
  }
  const snap = snapAt(turn, parent.terms.instrument);
  const asked = askedBy(user, args);
  const childIds = children.map((child) => child.id);
  turn.emit({ ...turn.head, kind: 'ChildrenCancelRequested', parentId: id, ...asked, childIds, snap });
  for (const child of children) cancelChild(turn, child, asked.reason ?? `Cancelled by ${asked.by}.`);
  const count = childIds.length === 1 ? '1 child order' : `${childIds.length.toLocaleString('en-US')} child orders`;
  return rowDone(id, `Cancelling ${count}.`);
}

/** Auto trading off: no new children, and the open ones are cancelled. */
export function pauseOrder(turn: Turn, parent: Parent, args: Reasoned, user: KernelUser): OrderRowAnswer {
  return switchOrder(turn, parent, 'OrderPaused', args, user);
}

export function resumeOrder(turn: Turn, parent: Parent, args: Reasoned, user: KernelUser): OrderRowAnswer {
  return switchOrder(turn, parent, 'OrderResumed', args, user);
}

function switchOrder(
  turn: Turn,
  parent: Parent,
  kind: 'OrderPaused' | 'OrderResumed',
  args: Reasoned,
  user: KernelUser,
): OrderRowAnswer {
  const { id } = parent;
  if (parent.stage === 'done') return rowRefused(id, 'too-late', TOO_LATE);
  const isOn = kind === 'OrderResumed';
  if (parent.isAutoTrading === isOn) return rowDone(id, isOn ? 'Not paused.' : 'Already paused.');
  const snap = snapAt(turn, parent.terms.instrument);
  turn.emit({ ...turn.head, kind, parentId: id, ...askedBy(user, args), snap });
  return rowDone(id, isOn ? 'Resumed.' : 'Paused.');
}
