import { heldChangeText } from '@meridian/domain/held-change';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { heldText } from '@meridian/domain/order-checks/review-rule';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { modifyFindings } from '../checks/modify-findings.ts';
import { passChecks, rowOfChecks } from '../checks/override.ts';
import { accountThatNeedsAnother, type Releasing } from '../checks/release-rule.ts';
import { reviewAgain } from '../checks/review-reason.ts';
import type { Override } from '../events/event-head.ts';
import { settleChange, verdictOn } from '../run/settle-change.ts';
import type { HeldChange, OrderChange, Parent } from '../state/parent.ts';
import { type Reading, snapAt, type Turn } from '../turn.ts';
import { rowDone, rowRefused } from './answers.ts';
import { changedMeanwhile } from './expected-terms.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';
import { hasStrategyArgs, mergeStrategy } from './strategy-terms.ts';

type ModifyArgs = ArgsOf<'order.modify'>;
type ReleaseArgs = ArgsOf<'order.release'>;

/** Why a change of a working order needs a review. Null for a waiting order, which is reviewed when it starts. */
export function reviewOfChange(reading: Reading, parent: Parent, change: OrderChange): string | null {
  const { stage, terms } = parent;
  if (stage !== 'accepted' && stage !== 'started') return null;
  const { quantityLots = terms.quantityLots } = change;
  return quantityLots > terms.quantityLots ? reviewAgain(reading, parent, { ...terms, ...change }) : null;
}

/** What the desk is told before it changes or starts an order. */
export function willBeHeld(reading: Reading, { terms }: Parent, review: string): string {
  return heldText(review, accountThatNeedsAnother(reading, terms) !== null);
}

type ToHold = { readonly change: OrderChange; readonly review: string; readonly override: Override | null };

/** The order goes on as it was, until another person releases the change. */
export function holdChange(
  turn: Turn,
  parent: Parent,
  { change, review, override }: ToHold,
  { args, user }: { readonly args: ModifyArgs; readonly user: KernelUser },
): OrderRowAnswer {
  const head = { ...turn.head, parentId: parent.id, snap: snapAt(turn, parent.terms.instrument) };
  const asked = { ...askedBy(user, args), ...(override !== null && { override }) };
  turn.emit({ ...head, kind: 'OrderModifyHeld', ...asked, change, review });
  return rowDone(parent.id, heldChangeText(review));
}

/** A change back to the terms of now takes back the one that is held. */
export function withdrawChange(turn: Turn, parent: Parent, args: ModifyArgs, user: KernelUser): OrderRowAnswer {
  const head = { ...turn.head, parentId: parent.id, snap: snapAt(turn, parent.terms.instrument) };
  turn.emit({ ...head, kind: 'OrderModifyHeld', ...askedBy(user, args), change: null, review: WITHDRAWN });
  return rowDone(parent.id, WITHDRAWN);
}

const WITHDRAWN = 'The change held for review is withdrawn';

export type LookedAtHeld =
  | {
      readonly kind: 'release';
      readonly held: HeldChange;
      readonly findings: readonly OrderFinding[];
      readonly override: Override | null;
    }
  | { readonly kind: 'refused'; readonly row: OrderRowAnswer };

/** Whether a release is about a change of a working order, and not about the order itself. */
export function isChangeHeld(parent: Parent): boolean {
  return parent.heldChange !== undefined && parent.stage !== 'pending';
}

/** Examines the release of a held change without making it, for a command or a question. */
export function lookAtHeld(
  reading: Reading,
  parent: Parent,
  args: ReleaseArgs,
  user: Pick<KernelUser, 'is_admin'> & Releasing,
): LookedAtHeld {
  const { id, heldChange: held } = parent;
  if (held === undefined) return refused(rowRefused(id, 'not-pending', 'No change of this order awaits review'));
  if (parent.pendingChange !== null) return refused(rowRefused(id, 'busy', 'Modify pending: wait until it is done'));
  if (parent.cancelRequest !== null)
    return refused(rowRefused(id, 'busy', 'Cancel pending: this order cannot be modified'));
  const own = held.by === user.email_id ? accountThatNeedsAnother(reading, parent.terms) : null;
  if (own !== null) {
    const why = `You asked for this change, and ${own} needs another person to release it: ask a colleague with this account`;
    return refused(rowRefused(id, 'own-order', why));
  }
  const changed = changedMeanwhile(reading, parent, args.expected);
  if (changed !== null) return refused(changed);
  if (asksOtherwise(parent, args)) {
    return refused(rowRefused(id, 'invalid', 'A held change is released as it was asked for: modify it afterwards'));
  }
  const findings = modifyFindings(reading, parent, held.change, user);
  const checked = passChecks(findings, args.override_reason ?? held.override?.reason);
  if (checked.kind === 'refused') return refused(rowOfChecks(id, checked.message, findings));
  const verdict = verdictOn(reading, parent, held.change);
  if (verdict.kind === 'refused') return refused(rowRefused(id, 'rejected', verdict.reason));
  return { kind: 'release', held, findings, override: checked.override };
}

function asksOtherwise({ terms }: Parent, args: ReleaseArgs): boolean {
  if (!hasStrategyArgs(args)) return false;
  const merged = mergeStrategy(args, terms.strategy);
  return merged.kind === 'invalid' || JSON.stringify(merged.strategy) !== JSON.stringify(terms.strategy);
}

/** The change holds as soon as no open child conflicts with it. */
export function releaseChange(turn: Turn, parent: Parent, args: ReleaseArgs, user: KernelUser): OrderRowAnswer {
  const looked = lookAtHeld(turn, parent, args, user);
  if (looked.kind === 'refused') return looked.row;
  const { held, override } = looked;
  const { id } = parent;
  const head = { ...turn.head, parentId: id, snap: snapAt(turn, parent.terms.instrument) };
  const why = args.reason === undefined ? '' : `. ${args.reason}`;
  const asked = { by: user.email_id, reason: `Releases the change by ${held.by}${why}` };
  const change = { change: held.change, ...(override !== null && { override }) };
  turn.emit({ ...head, kind: 'OrderModifyRequested', ...asked, ...change });
  const settled = settleChange(turn, id);
  if (settled === 'waiting') return rowDone(id, 'Released. Modify pending: cancelling child orders');
  if (settled === 'modified') return rowDone(id, 'Released and modified');
  return rowRefused(id, 'rejected', turn.state.orders.parent(id).diagnostic ?? 'Modify rejected');
}

function refused(row: OrderRowAnswer): LookedAtHeld {
  return { kind: 'refused', row };
}
