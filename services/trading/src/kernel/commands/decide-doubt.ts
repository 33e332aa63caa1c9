import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { askVenues } from '../recovery/reconcile-with-venue.ts';
import { headOf } from '../reports/handle-report.ts';
import { childrenInDoubt, decidableMs } from '../run/in-doubt.ts';
import type { Parent } from '../state/parent.ts';
import { snapAt, type Turn } from '../turn.ts';
import { rowDone, rowRefused } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';

/** A person's decision about child orders whose venues do not answer. A later fill is still booked. */
export function decideDoubt(
  turn: Turn,
  parent: Parent,
  args: ArgsOf<'order.decide_doubt'>,
  user: KernelUser,
): OrderRowAnswer {
  const { id: parentId } = parent;
  const children = childrenInDoubt(turn, parentId);
  if (children.length === 0) return rowRefused(parentId, 'no-doubt', 'None of its child orders is in doubt.');
  const waitMs = decidableMs(turn, children) - turn.nowMs;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1_000);
    return rowRefused(parentId, 'too-early', `Its venues have ${seconds} more seconds to answer.`);
  }
  const asked = askedBy(user, args);
  const childIds = children.map(({ id }) => id);
  const snap = snapAt(turn, parent.terms.instrument);
  turn.emit({ ...turn.head, kind: 'DoubtDecided', parentId, ...asked, decision: args.decision, childIds, snap });
  const count = childIds.length === 1 ? '1 child order' : `${childIds.length} child orders`;
  if (args.decision === 'wait') {
    askVenues(turn, children);
    return rowDone(parentId, `Asked again about ${count}.`);
  }
  const reason = `Treated as cancelled by ${asked.by}, because its venue did not answer.`;
  for (const child of children) {
    turn.emit({ kind: 'ChildCancelledUnsolicited', ...headOf(turn, child), reason, missingLots: 0 });
  }
  return rowDone(parentId, `${count} treated as cancelled.`);
}
