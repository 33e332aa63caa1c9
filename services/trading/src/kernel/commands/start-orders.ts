import { isStagingStrategy } from '@meridian/domain/child-actions';
import type { Route } from '../ports.ts';
import { routeOrder } from '../run/settle-change.ts';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { Parent, StrategyTerms } from '../state/parent.ts';
import { snapAt, type Turn } from '../turn.ts';
import { rowDone, rowRefused } from './answers.ts';
import { changedMeanwhile } from './expected-terms.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';
import { mergeStrategy } from './strategy-terms.ts';

type StartArgs = ArgsOf<'order.release'>;

/** A reviewed order goes on its way, with other parameters if they are given. */
export function releaseOrder(turn: Turn, parent: Parent, args: StartArgs, user: KernelUser): OrderRowAnswer {
  if (parent.stage !== 'pending') return rowRefused(parent.id, 'not-pending', 'The order does not wait for review.');
  const changed = changedMeanwhile(turn, parent, args.expected);
  if (changed !== null) return changed;
  const begun = begin(turn, parent, args);
  if (begun.kind === 'refused') return rowRefused(parent.id, 'rejected', begun.reason);
  const { strategy, route } = begun;
  const head = { ...turn.head, parentId: parent.id, snap: snapAt(turn, parent.terms.instrument) };
  turn.emit({ ...head, kind: 'OrderReleased', ...askedBy(user, args), strategy, route });
  return rowDone(parent.id, route === null ? 'Released and staged.' : 'Released.');
}

/** A staged order gets the strategy that works it. */
export function sendStagedOrder(turn: Turn, parent: Parent, args: StartArgs, user: KernelUser): OrderRowAnswer {
  if (parent.stage !== 'staged') return rowRefused(parent.id, 'not-staged', 'The order is not staged.');
  const changed = changedMeanwhile(turn, parent, args.expected);
  if (changed !== null) return changed;
  const begun = begin(turn, parent, args);
  if (begun.kind === 'refused') return rowRefused(parent.id, 'rejected', begun.reason);
  const { strategy, route } = begun;
  if (route === null) return rowRefused(parent.id, 'invalid', 'Choose a strategy that trades.');
  const head = { ...turn.head, parentId: parent.id, snap: snapAt(turn, parent.terms.instrument) };
  turn.emit({ ...head, kind: 'OrderSent', ...askedBy(user, args), strategy, route });
  return rowDone(parent.id, 'Sent.');
}

type Begun =
  | { readonly kind: 'begun'; readonly strategy: StrategyTerms; readonly route: Route | null }
  | { readonly kind: 'refused'; readonly reason: string };

function begin(turn: Turn, parent: Parent, args: StartArgs): Begun {
  const merged = mergeStrategy(args, parent.terms.strategy);
  if (merged.kind === 'invalid') return { kind: 'refused', reason: merged.message };
  const { strategy } = merged;
  if (isStagingStrategy(strategy.strat)) return { kind: 'begun', strategy, route: null };
  const routed = routeOrder(turn, parent.id, { ...parent.terms, strategy });
  return routed.kind === 'refused' ? routed : { kind: 'begun', strategy, route: routed.route };
}
