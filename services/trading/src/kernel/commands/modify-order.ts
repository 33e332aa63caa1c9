import { withoutMarketNumbers } from '@meridian/domain/order-checks/without-market-numbers';
import { hasError, type OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { modifyFindings } from '../checks/modify-findings.ts';
import { passChecks, rowOfChecks } from '../checks/override.ts';
import type { Override } from '../events/event-head.ts';
import { settleChange } from '../run/settle-change.ts';
import type { OrderChange, Parent } from '../state/parent.ts';
import { type Reading, snapAt, type Turn } from '../turn.ts';
import { rowDone, rowRefused } from './answers.ts';
import { changedMeanwhile } from './expected-terms.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';
import { holdChange, reviewOfChange, withdrawChange } from './held-change.ts';
import { askedTerms, changeOf } from './order-change.ts';

type ModifyArgs = ArgsOf<'order.modify'>;

/** Requests other terms. They apply as soon as no open child conflicts with them. */
export function modifyOrder(turn: Turn, parent: Parent, args: ModifyArgs, user: KernelUser): OrderRowAnswer {
  const { id } = parent;
  const looked = lookAtChange(turn, parent, args, user);
  const head = { ...turn.head, parentId: id, snap: snapAt(turn, parent.terms.instrument) };
  const asked = askedBy(user, args);
  if (looked.kind === 'withdraw') return withdrawChange(turn, parent, args, user);
  if (looked.kind === 'refused') {
    const { forbidden: change, row } = looked;
    if (change !== null) {
      turn.emit({ ...head, kind: 'OrderModifyRequested', ...asked, change });
      turn.emit({ ...head, kind: 'OrderModifyRejected', reason: withoutMarketNumbers(row.message), change });
    } else if (row.code !== 'checks') {
      turn.emit({
        ...head,
        kind: 'OrderModifyRefused',
        ...asked,
        asked: askedTerms(parent, args),
        message: row.message,
      });
    }
    return row;
  }
  const { change, override } = looked;
  const review = reviewOfChange(turn, parent, change);
  if (review !== null) return holdChange(turn, parent, { change, review, override }, { args, user });
  turn.emit({ ...head, kind: 'OrderModifyRequested', ...asked, change, ...(override !== null && { override }) });
  if (parent.stage === 'done') {
    turn.emit({ ...head, kind: 'OrderModifyRejected', reason: TOO_LATE, change });
    return rowRefused(id, 'too-late', TOO_LATE);
  }
  const settled = settleChange(turn, id);
  if (settled === 'waiting') return rowDone(id, 'Modify pending: cancelling child orders');
  if (settled === 'modified') return rowDone(id, parent.heldChange === undefined ? 'Modified' : INSTEAD);
  const reason = turn.state.orders.parent(id).diagnostic ?? 'Modify rejected';
  return rowRefused(id, 'rejected', reason);
}

const INSTEAD = 'Modified. The change held for review is withdrawn';

/** The text for a change of an order that has ended. */
export const TOO_LATE = 'Too late to modify: this order is done';

export type LookedAtChange =
  | {
      readonly kind: 'change';
      readonly change: OrderChange;
      readonly findings: readonly OrderFinding[];
      readonly override: Override | null;
    }
  /** The terms are those of now, and a change is held that they take back. */
  | { readonly kind: 'withdraw' }
  | {
      readonly kind: 'refused';
      readonly row: OrderRowAnswer;
      /** A change beyond the limits, for the audit. Null when it was unreadable or only needs a reason. */
      readonly forbidden: OrderChange | null;
    };

/** Examines a change without making it, for a command or a question. */
export function lookAtChange(
  reading: Reading,
  parent: Parent,
  args: ModifyArgs,
  user: Pick<KernelUser, 'is_admin'>,
): LookedAtChange {
  const { id } = parent;
  if (parent.pendingChange !== null) return refused(rowRefused(id, 'busy', 'Modify pending: wait until it is done'));
  if (parent.cancelRequest !== null)
    return refused(rowRefused(id, 'busy', 'Cancel pending: this order cannot be modified'));
  const changed = changedMeanwhile(reading, parent, args.expected);
  if (changed !== null) return refused(changed);
  const built = changeOf(reading, parent, args);
  if (built.kind === 'same' && parent.heldChange !== undefined) return { kind: 'withdraw' };
  if (built.kind === 'same') return refused(rowRefused(id, 'invalid', 'No change'));
  if (built.kind === 'invalid') return refused(rowRefused(id, 'invalid', built.message));
  const { change } = built;
  const findings = modifyFindings(reading, parent, change, user);
  const checked = passChecks(findings, args.override_reason);
  if (checked.kind === 'refused') {
    return refused(rowOfChecks(id, checked.message, findings), hasError(findings) ? change : null);
  }
  return { kind: 'change', change, findings, override: checked.override };
}

function refused(row: OrderRowAnswer, forbidden: OrderChange | null = null): LookedAtChange {
  return { kind: 'refused', row, forbidden };
}
