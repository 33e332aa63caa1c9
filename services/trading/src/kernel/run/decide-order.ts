import { type AlgoDecision, LATE_SHARE, type WantedChild } from '../algo.ts';
import { cancelChild, createChild } from '../children/child-actions.ts';
import { hedgeBudget, laneBudget } from '../children/exposure.ts';
import { onTick, withinLimit } from '../children/limit-guard.ts';
import {
  type ChildBudget,
  type ChildDifference,
  type OpenSlot,
  reconcileChildren,
} from '../children/reconcile-children.ts';
import { ENGINE } from '../events/event-head.ts';
import type { Route } from '../ports.ts';
import type { ChildLane } from '../state/child.ts';
import type { JsonValue } from '../state/json-value.ts';
import type { Parent, Plan } from '../state/parent.ts';
import { instrumentOf, snapAt, type Turn } from '../turn.ts';
import { algoInput } from './algo-input.ts';
import { childViewsOf } from './child-views.ts';
import type { LiveOrder } from './live-orders.ts';
import { LivePlan } from './live-plan.ts';
import { orderRestMs } from './market-looks.ts';

const SOON_MS = 10;

/** An ending order may trade only what its unhedged leg lacks. */
export type DecideFor = 'work' | 'hedge';

/** Asks the algorithm and moves the open children towards what it wants. */
export function decideOrder(turn: Turn, parent: Parent, route: Route, purpose: DecideFor): void {
  const live = turn.live.of(parent);
  if (live.invitations.length > 0) live.invitations = live.invitations.filter(({ untilMs }) => untilMs > turn.nowMs);
  live.children = childViewsOf(live.children, turn.state.orders.openChildrenOf(parent.id));
  const outcome = ask(turn, { parent, route, live, purpose });
  if (outcome.kind === 'failed') {
    pause(turn, parent, outcome.reason);
    return;
  }
  const { decision, difference } = outcome;
  live.algoState = decision.state;
  turn.live.rest(parent, turn.nowMs);
  turn.live.lookAtVolume(live, decision.lateAtDayLots ?? null);
  turn.live.countPrints(parent);
  const isNews = isPlanNews(live.plan, decision) || difference.cancels.length > 0 || difference.creates.length > 0;
  live.plan ??= new LivePlan();
  live.plan.take(decision, live);
  if (isNews) record(turn, { parent, live, decision, difference, plan: planOf(live.plan, live) });
  const latestMs = turn.nowMs + turn.ports.timings.maxDecideGapMs;
  // What becomes of a child order is reported, and has a look of its own.
  const { startMs, endMs } = route.parameters;
  const isCatchingUp = isFarBelowFloor(parent, decision) && difference.creates.some(({ wanted }) => isTaking(wanted));
  const soonestMs = turn.nowMs + Math.max(SOON_MS, orderRestMs(turn.live, { startMs, endMs, isCatchingUp }));
  turn.wakes.by(parent.id, Math.min(latestMs, Math.max(soonestMs, decision.wakeMs)));
}

function isFarBelowFloor({ terms }: Parent, { gates }: AlgoDecision<JsonValue>): boolean {
  return -(gates?.overFloorLots ?? 0) > LATE_SHARE * terms.quantityLots;
}

function isTaking({ timeInForce }: WantedChild): boolean {
  return timeInForce === 'IOC';
}

type Recorded = {
  readonly parent: Parent;
  readonly live: LiveOrder;
  readonly decision: AlgoDecision<JsonValue>;
  readonly difference: ChildDifference;
  readonly plan: Plan;
};

/** Cancels and sends. The last event of it has the decision, or an event of its own when there is none. */
function record(turn: Turn, { parent, live, decision, difference, plan }: Recorded): void {
  const { cancels, creates } = difference;
  const { gates = null, microstrategy } = decision;
  const decided = { plan, ...(gates !== null && { gates }) };
  let isRecorded = false;
  for (const [nth, id] of cancels.entries()) {
    const isLast = creates.length === 0 && nth === cancels.length - 1;
    const isSent = cancelChild(turn, turn.state.orders.child(id), microstrategy.reason, isLast ? decided : null);
    isRecorded ||= isLast && isSent;
  }
  for (const [nth, { wanted, lots }] of creates.entries()) {
    const isLast = nth === creates.length - 1;
    const lane = laneOf(turn, parent, wanted.instrument);
    createChild(turn, parent, { wanted, lots, lane, decided: isLast ? decided : null });
    if (wanted.kind === 'firm-up') takeUpInvitation(live, wanted.venue);
    isRecorded ||= isLast;
  }
  if (!isRecorded) turn.emit({ ...turn.head, kind: 'PlanRecorded', parentId: parent.id, ...decided });
}

/** An invitation is answered once. */
function takeUpInvitation(live: LiveOrder, venue: string): void {
  const taken = live.invitations.findIndex((invitation) => invitation.venue === venue);
  live.invitations = live.invitations.filter((_, index) => index !== taken);
}

type Outcome =
  | { readonly kind: 'decided'; readonly decision: AlgoDecision<JsonValue>; readonly difference: ChildDifference }
  | { readonly kind: 'failed'; readonly reason: string };

type Question = {
  readonly parent: Parent;
  readonly route: Route;
  readonly live: LiveOrder;
  readonly purpose: DecideFor;
};

/** A failing algorithm stops only its own order. */
function ask(turn: Turn, { parent, route, live, purpose }: Question): Outcome {
  const { algos } = turn.ports;
  try {
    const input = algoInput(turn, { parent, route, live });
    const state = live.algoState === undefined ? algos.initial(route.algo, input) : live.algoState;
    const decision = algos.decide(route.algo, input, state);
    const wanted = decision.wanted.map((child) => checked(turn, parent, child));
    const { slots } = live.children;
    const lane = (instrument: number) => laneOf(turn, parent, instrument);
    const budget = budgetOf(parent, slots, purpose === 'hedge' ? hedgeBudget : laneBudget);
    return { kind: 'decided', decision, difference: leaveAlone(turn, reconcileChildren(slots, wanted, budget, lane)) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Without the cancels of children that may stay where nothing new is sent. */
function leaveAlone({ ports, state }: Turn, difference: ChildDifference): ChildDifference {
  if (difference.cancels.length === 0) return difference;
  const cancels = difference.cancels.filter((id) => {
    const { venue, destination } = state.orders.child(id).terms;
    return !ports.router.isLeftAlone(venue, destination);
  });
  return { ...difference, cancels };
}

function checked(turn: Turn, parent: Parent, wanted: WantedChild): WantedChild {
  if (!Number.isSafeInteger(wanted.lots)) throw new Error(`${wanted.lots} is not a number of lots`);
  const isOwn = laneOf(turn, parent, wanted.instrument) === 'own';
  const allowed = isOwn ? withinLimit(wanted, parent.terms.limitTicks) : wanted;
  return onTick(allowed, instrumentOf(turn, wanted.instrument).steps);
}

function laneOf(turn: Turn, parent: Parent, instrument: number): ChildLane {
  if (instrument === parent.terms.instrument) return 'own';
  const leg = instrumentOf(turn, parent.terms.instrument).legs?.indexOf(instrument) ?? -1;
  if (leg < 0) throw new Error(`instrument ${instrument} is neither the order's own nor one of its legs`);
  return leg === 0 ? 'near' : 'far';
}

/** Maximum lots that may be open. Fills that a venue has not reported yet are subtracted. */
function budgetOf(parent: Parent, open: readonly OpenSlot[], most: typeof laneBudget): ChildBudget {
  const { own, near, far } = parent.open;
  const missing = { own, near, far };
  for (const { terms, leavesLots } of open) if (terms.kind !== 'conditional') missing[terms.lane] -= leavesLots;
  return {
    near: most(parent, 'near') - missing.own - missing.near,
    far: most(parent, 'far') - missing.own - missing.far,
  };
}

/** As it is written down. */
function planOf(plan: LivePlan, { algoState = null, random }: LiveOrder): Plan {
  const { goalLots, ceilingLots, floorLots, targetRate, adaptiveRate, isVolumeCapConstrained, step, reason } = plan;
  const { heldBackBy, openAuctionLots, closeAuctionLots, marketable } = plan;
  return {
    goalLots,
    ceilingLots,
    floorLots,
    targetRate,
    adaptiveRate,
    isVolumeCapConstrained,
    step,
    reason,
    heldBackBy,
    openAuctionLots,
    closeAuctionLots,
    algoState,
    random: random.state(),
    marketable: { ...marketable },
  };
}

/** Goals move with the clock. Only a real change of the plan is journaled. */
function isPlanNews(before: LivePlan | null, after: AlgoDecision<JsonValue>): boolean {
  return (
    before === null ||
    before.step !== after.microstrategy.step ||
    before.heldBackBy !== after.heldBackBy ||
    before.isVolumeCapConstrained !== after.isVolumeCapConstrained
  );
}

function pause(turn: Turn, parent: Parent, message: string): void {
  const reason = `The algorithm failed: ${message}`;
  const snap = snapAt(turn, parent.terms.instrument);
  turn.emit({ ...turn.head, kind: 'OrderPaused', parentId: parent.id, by: ENGINE, reason, snap });
  turn.touch(parent.id);
}
