import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { Parent } from '../state/parent.ts';
import { snapAt, type Turn } from '../turn.ts';
import { rowDone } from './answers.ts';
import type { ArgsOf, KernelUser } from './kernel-command.ts';

/** A note on an order, in any state. */
export function noteOrder(
  turn: Turn,
  { id, terms }: Parent,
  { note }: ArgsOf<'order.note'>,
  user: KernelUser,
): OrderRowAnswer {
  const snap = snapAt(turn, terms.instrument);
  turn.emit({ ...turn.head, kind: 'OrderNoted', parentId: id, by: user.email_id, note, snap });
  return rowDone(id, 'Note saved.');
}
