import { committedLotsOf, filledLotsOf } from '../children/exposure.ts';
import { isBeyondLimit } from '../children/limit-guard.ts';
import type { Route } from '../ports.ts';
import type { Child } from '../state/child.ts';
import type { OrderTerms, Parent } from '../state/parent.ts';
import { instrumentOf, snapAt, type Turn } from '../turn.ts';

type Settled = 'nothing to do' | 'waiting' | 'modified' | 'rejected';

/** Takes up a change that was asked for, once no open child stands against it. */
export function settleChange(turn: Turn, parentId: number): Settled {
  const parent = turn.state.orders.parent(parentId);
  const change = parent.pendingChange;
  if (change === null || parent.stage === 'done') return 'nothing to do';
  const snap = snapAt(turn, parent.terms.instrument);
  const head = { ...turn.head, parentId, snap };
  const filledLots = filledLotsOf(parent);
  if (change.quantityLots !== undefined && change.quantityLots < filledLots) {
    const filled = filledLots * instrumentOf(turn, parent.terms.instrument).lotSize;
    turn.emit({ ...head, kind: 'OrderModifyRejected', reason: `${filled} are filled already.` });
    return 'rejected';
  }
  const routed = routeOfChange(turn, parent, { ...parent.terms, ...change });
  if (routed.kind === 'refused') {
    turn.emit({ ...head, kind: 'OrderModifyRejected', reason: routed.reason });
    return 'rejected';
  }
  if (isTooMuch(parent) || blockersOf(turn, parent).length > 0) return 'waiting';
  turn.emit({ ...head, kind: 'OrderModified', route: routed.route });
  if (turn.state.orders.parent(parentId).plan === null) turn.live.clearPlan(parentId);
  return 'modified';
}

type ChangeRoute =
  | { readonly kind: 'routed'; readonly route: Route | null }
  | { readonly kind: 'refused'; readonly reason: string };

/** An order that has no route yet gets one when it is released or sent. */
function routeOfChange(turn: Turn, parent: Parent, terms: OrderTerms): ChangeRoute {
  if (parent.route === null || terms.strategy === parent.terms.strategy) return { kind: 'routed', route: null };
  return routeOrder(turn, parent.id, terms);
}

/** Asks the router, and makes sure that what it names exists. */
export function routeOrder(
  turn: Turn,
  parentId: number,
  terms: OrderTerms,
): { readonly kind: 'routed'; readonly route: Route } | { readonly kind: 'refused'; readonly reason: string } {
  const { router, algos, market } = turn.ports;
  const instrument = instrumentOf(turn, terms.instrument);
  const view = market.view(instrument.index);
  const decision = router.route({ parentId, terms, instrument, market: view, day: market.day(), nowMs: turn.nowMs });
  if (decision.kind === 'refused' || algos.has(decision.route.algo)) return decision;
  return { kind: 'refused', reason: `There is no strategy ${decision.route.algo}.` };
}

/** Open children that the new terms would not allow; a smaller order waits for all of them if they are too many. */
export function blockersOf(turn: Turn, parent: Parent): readonly Child[] {
  const open = turn.state.orders.openChildrenOf(parent.id);
  if (isTooMuch(parent)) return open;
  const limitTicks = parent.pendingChange?.limitTicks;
  if (limitTicks === undefined) return [];
  return open.filter(({ terms }) => terms.lane === 'own' && isBeyondLimit(terms, limitTicks));
}

/** Whether what is filled, open or still to be reported would not fit into the smaller order. */
function isTooMuch(parent: Parent): boolean {
  const quantityLots = parent.pendingChange?.quantityLots;
  return quantityLots !== undefined && committedLotsOf(parent) > quantityLots;
}
