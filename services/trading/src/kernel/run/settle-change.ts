import { parseEndTime } from '@meridian/domain/start-end-time';
import { belowFilled, unknownStrategy } from '@meridian/domain/order-ticket/order-problems';
import { committedLotsOf, filledLotsOf } from '../children/exposure.ts';
import { isBeyondLimit } from '../children/limit-guard.ts';
import type { Route } from '../ports.ts';
import type { Child } from '../state/child.ts';
import type { OrderChange, OrderTerms, Parent } from '../state/parent.ts';
import { answering, instrumentOf, type Reading, snapAt, type Turn } from '../turn.ts';

type Settled = 'nothing to do' | 'waiting' | 'modified' | 'rejected';

/** Applies a pending change once no open child conflicts with it. */
export function settleChange(turn: Turn, parentId: number): Settled {
  const parent = turn.state.orders.parent(parentId);
  if (parent.pendingChange === null || parent.stage === 'done') return 'nothing to do';
  const verdict = verdictOn(turn, parent, parent.pendingChange);
  if (verdict.kind === 'waiting') return 'waiting';
  const snap = snapAt(turn, parent.terms.instrument);
  const head = { ...turn.head, ...answering(turn, parent.pendingRequest), parentId, snap };
  if (verdict.kind === 'refused') {
    turn.emit({ ...head, kind: 'OrderModifyRejected', reason: verdict.reason, change: parent.pendingChange });
    return 'rejected';
  }
  turn.live.countPrints(parent);
  turn.emit({ ...head, kind: 'OrderModified', route: verdict.route });
  if (turn.state.orders.parent(parentId).plan === null) turn.live.clearPlan(parentId);
  return 'modified';
}

type Verdict =
  | ChangeRoute
  /** Open children or missing reports conflict with it. */
  | { readonly kind: 'waiting' };

/** The current result of a change. */
export function verdictOn(reading: Reading, parent: Parent, change: OrderChange): Verdict {
  const filledLots = filledLotsOf(parent);
  if (change.quantityLots !== undefined && change.quantityLots < filledLots) {
    const { lotSize } = instrumentOf(reading, parent.terms.instrument);
    return { kind: 'refused', reason: belowFilled(change.quantityLots * lotSize, filledLots * lotSize) };
  }
  const routed = routeOfChange(reading, parent, { ...parent.terms, ...change });
  if (routed.kind === 'refused') return routed;
  const isWaiting = isTooMuch(parent, change) || blockersOf(reading, parent, change).length > 0;
  return isWaiting ? { kind: 'waiting' } : routed;
}

type ChangeRoute =
  | { readonly kind: 'routed'; readonly route: Route | null }
  | { readonly kind: 'refused'; readonly reason: string };

/** An order that has no route yet gets one when it is released or sent. */
function routeOfChange(reading: Reading, parent: Parent, terms: OrderTerms): ChangeRoute {
  if (parent.route === null || terms.strategy === parent.terms.strategy) return { kind: 'routed', route: null };
  return routeChanged(reading, parent, terms);
}

/** The route of an order with other terms. Minutes to its end count from its start, not from the change. */
export function routeChanged(reading: Reading, parent: Parent, terms: OrderTerms): ReturnType<typeof routeOrder> {
  const routed = routeOrder(reading, parent.id, terms);
  const [before, after] = [parent.terms.strategy, terms.strategy];
  const keepsEnd = before.startTime === after.startTime && before.endTime === after.endTime;
  if (routed.kind === 'refused' || parent.route === null || !keepsEnd) return routed;
  if (parseEndTime(after.endTime).kind !== 'minutes') return routed;
  const parameters = { ...routed.route.parameters, endMs: parent.route.parameters.endMs };
  return { kind: 'routed', route: { ...routed.route, parameters } };
}

/** Asks the router, and makes sure that what it names exists. */
export function routeOrder(
  reading: Reading,
  parentId: number,
  terms: OrderTerms,
): { readonly kind: 'routed'; readonly route: Route } | { readonly kind: 'refused'; readonly reason: string } {
  const { router, algos, market } = reading.ports;
  const instrument = instrumentOf(reading, terms.instrument);
  const view = market.view(instrument.index);
  const decision = router.route({ parentId, terms, instrument, market: view, day: market.day(), nowMs: reading.nowMs });
  if (decision.kind === 'refused' || algos.has(decision.route.algo)) return decision;
  return { kind: 'refused', reason: unknownStrategy(decision.route.algo) };
}

/** Open children that the new terms do not allow. A reduced order waits for all of them if they are too many. */
export function blockersOf({ state }: Reading, parent: Parent, change: OrderChange): readonly Child[] {
  const open = state.orders.openChildrenOf(parent.id);
  if (isTooMuch(parent, change)) return open;
  const { limitTicks } = change;
  if (limitTicks === undefined) return [];
  return open.filter(({ terms }) => terms.lane === 'own' && isBeyondLimit(terms, limitTicks));
}

/** Whether filled, open and unreported lots exceed the reduced order. */
function isTooMuch(parent: Parent, { quantityLots }: OrderChange): boolean {
  return quantityLots !== undefined && committedLotsOf(parent) > quantityLots;
}
