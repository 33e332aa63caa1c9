import { isStagingStrategy } from '@meridian/domain/child-actions';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { passChecks, rowOfChecks } from '../checks/override.ts';
import { type Releasing, whyOwnRelease } from '../checks/release-rule.ts';
import { reviewAgain } from '../checks/review-reason.ts';
import { startFindings } from '../checks/start-findings.ts';
import type { Override } from '../events/event-head.ts';
import type { Route } from '../ports.ts';
import { routeOrder } from '../run/settle-change.ts';
import type { Parent, StrategyTerms } from '../state/parent.ts';
import { type Reading, snapAt, type Turn } from '../turn.ts';
import { rowDone, rowRefused } from './answers.ts';
import { changedMeanwhile } from './expected-terms.ts';
import { isChangeHeld, releaseChange } from './held-change.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';
import { mergeStrategy } from './strategy-terms.ts';

export type StartArgs = ArgsOf<'order.release'>;
export type StartKind = 'order.release' | 'order.send_staged';

/** Starts a reviewed order, with other parameters if given. */
export function releaseOrder(turn: Turn, parent: Parent, args: StartArgs, user: KernelUser): OrderRowAnswer {
  if (isChangeHeld(parent)) return releaseChange(turn, parent, args, user);
  const looked = lookAtStart(turn, parent, { kind: 'order.release', args, user });
  if (looked.kind === 'refused') return looked.row;
  const { strategy, route, override } = looked;
  const head = { ...turn.head, parentId: parent.id, snap: snapAt(turn, parent.terms.instrument) };
  const asked = { ...askedBy(user, args), ...(override !== null && { override }) };
  turn.emit({ ...head, kind: 'OrderReleased', ...asked, strategy, route });
  return rowDone(parent.id, route === null ? 'Released and staged.' : 'Released.');
}

/** A staged order gets the strategy that works it. */
export function sendStagedOrder(turn: Turn, parent: Parent, args: StartArgs, user: KernelUser): OrderRowAnswer {
  const looked = lookAtStart(turn, parent, { kind: 'order.send_staged', args, user });
  if (looked.kind === 'refused') return looked.row;
  const { strategy, route, override, review } = looked;
  if (route === null) return rowRefused(parent.id, 'invalid', NO_STRATEGY);
  const head = { ...turn.head, parentId: parent.id, snap: snapAt(turn, parent.terms.instrument) };
  const asked = { ...askedBy(user, args), ...(override !== null && { override }) };
  if (review !== null) {
    turn.emit({ ...head, kind: 'OrderArrivedPending', reason: review, by: user.email_id, strategy });
    return rowDone(parent.id, `Held for review: ${review}`);
  }
  turn.emit({ ...head, kind: 'OrderSent', ...asked, strategy, route });
  return rowDone(parent.id, 'Sent.');
}

const NO_STRATEGY = 'Choose a strategy that trades';

export type StartAsked = {
  readonly kind: StartKind;
  readonly args: StartArgs;
  readonly user: Pick<KernelUser, 'is_admin'> & Releasing;
};

export type LookedAtStart =
  | {
      readonly kind: 'start';
      readonly strategy: StrategyTerms;
      readonly route: Route | null;
      readonly findings: readonly OrderFinding[];
      readonly override: Override | null;
      /** Why it is held instead. Null when it starts. */
      readonly review: string | null;
    }
  | { readonly kind: 'refused'; readonly row: OrderRowAnswer };

/** Examines the start of a waiting order without starting it, for a command or a question. */
export function lookAtStart(reading: Reading, parent: Parent, { kind, args, user }: StartAsked): LookedAtStart {
  const { id, stage } = parent;
  if (kind === 'order.release' && stage !== 'pending') {
    return refused(rowRefused(id, 'not-pending', 'This order is not awaiting review'));
  }
  if (kind === 'order.send_staged' && stage !== 'staged') {
    return refused(rowRefused(id, 'not-staged', 'This order is not staged'));
  }
  const own = kind === 'order.release' ? whyOwnRelease(reading, parent, user) : null;
  if (own !== null) return refused(rowRefused(id, 'own-order', own));
  const changed = changedMeanwhile(reading, parent, args.expected);
  if (changed !== null) return refused(changed);
  const merged = mergeStrategy(args, parent.terms.strategy);
  if (merged.kind === 'invalid') return refused(rowRefused(id, 'rejected', merged.message));
  const { strategy } = merged;
  const routed = routeOf(reading, parent, strategy);
  if (routed.kind === 'refused') return refused(rowRefused(id, 'rejected', routed.reason));
  if (routed.route === null && kind === 'order.send_staged') return refused(rowRefused(id, 'invalid', NO_STRATEGY));
  const findings = startFindings(reading, parent, routed.route, user);
  const checked = passChecks(findings, args.override_reason);
  if (checked.kind === 'refused') return refused(rowOfChecks(id, checked.message, findings));
  const review = kind === 'order.send_staged' ? reviewAgain(reading, parent, parent.terms) : null;
  return { kind: 'start', strategy, route: routed.route, findings, override: checked.override, review };
}

/** An order that is released to be staged has no route yet. */
function routeOf(reading: Reading, parent: Parent, strategy: StrategyTerms) {
  if (isStagingStrategy(strategy.strat)) return { kind: 'routed', route: null } as const;
  return routeOrder(reading, parent.id, { ...parent.terms, strategy });
}

function refused(row: OrderRowAnswer): LookedAtStart {
  return { kind: 'refused', row };
}
