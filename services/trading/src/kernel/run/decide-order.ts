import type { AlgoDecision, WantedChild } from '../algo.ts';
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
import type { Child, ChildLane } from '../state/child.ts';
import type { JsonValue } from '../state/json-value.ts';
import type { Parent, Plan } from '../state/parent.ts';
import { instrumentOf, snapAt, type Turn } from '../turn.ts';
import { algoInput } from './algo-input.ts';
import type { LiveOrder } from './live-orders.ts';
import { restMs } from './market-looks.ts';

const SOON_MS = 10;

/** An ending order may trade only what its unhedged leg lacks. */
export type DecideFor = 'work' | 'hedge';

/** Asks the algorithm and moves the open children towards what it wants. */
export function decideOrder(turn: Turn, parent: Parent, route: Route, purpose: DecideFor): void {
  const live = turn.live.of(parent);
  live.invitations = live.invitations.filter(({ untilMs }) => untilMs > turn.nowMs);
  const outcome = ask(turn, { parent, route, live, purpose });
  if (outcome.kind === 'failed') {
    pause(turn, parent, outcome.reason);
    return;
  }
  const { decision, difference } = outcome;
  live.algoState = decision.state;
  live.decidedMs = turn.nowMs;
  turn.live.countPrints(parent);
  const plan = planOf(decision, live);
  const isNews = isPlanNews(live.plan, plan) || difference.cancels.length > 0 || difference.creates.length > 0;
  live.plan = plan;
  const { orders } = turn.state;
  for (const id of difference.cancels) cancelChild(turn, orders.child(id), decision.microstrategy.reason);
  for (const { wanted, lots } of difference.creates) {
    createChild(turn, parent, wanted, lots, laneOf(turn, parent, wanted.instrument));
    if (wanted.kind === 'firm-up') takeUpInvitation(live, wanted.venue);
  }
  if (isNews) {
    const { gates = null } = decision;
    turn.emit({ ...turn.head, kind: 'PlanRecorded', parentId: parent.id, plan, ...(gates !== null && { gates }) });
  }
  const latestMs = turn.nowMs + turn.ports.timings.maxDecideGapMs;
  const soonestMs = turn.nowMs + (isNews ? SOON_MS : Math.max(SOON_MS, restMs(turn.live)));
  turn.wakes.by(parent.id, Math.min(latestMs, Math.max(soonestMs, decision.wakeMs)));
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
    const children = turn.state.orders.openChildrenOf(parent.id);
    const input = algoInput(turn, { parent, children, route, live });
    const state = live.algoState === undefined ? algos.initial(route.algo, input) : live.algoState;
    const decision = algos.decide(route.algo, input, state);
    const wanted = decision.wanted.map((child) => checked(turn, parent, child));
    const open = children.map(openSlot);
    const lane = (instrument: number) => laneOf(turn, parent, instrument);
    const budget = budgetOf(parent, open, purpose === 'hedge' ? hedgeBudget : laneBudget);
    const difference = reconcileChildren(open, wanted, budget, lane);
    const cancels = difference.cancels.filter((id) => !isLeftAlone(turn, turn.state.orders.child(id)));
    return { kind: 'decided', decision, difference: { ...difference, cancels } };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function isLeftAlone({ ports }: Turn, { terms }: Child): boolean {
  return ports.router.isLeftAlone(terms.venue, terms.destination);
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

function openSlot(child: Child): OpenSlot {
  const leavesLots = Math.max(0, child.terms.lots - child.filledLots);
  return { childId: child.id, terms: child.terms, leavesLots, isCancelPending: child.status === 'PendingCancel' };
}

/** Maximum lots that may be open. Fills that a venue has not reported yet are subtracted. */
function budgetOf(parent: Parent, open: readonly OpenSlot[], most: typeof laneBudget): ChildBudget {
  const missing = { ...parent.open };
  for (const { terms, leavesLots } of open) if (terms.kind !== 'conditional') missing[terms.lane] -= leavesLots;
  return {
    near: most(parent, 'near') - missing.own - missing.near,
    far: most(parent, 'far') - missing.own - missing.far,
  };
}

function planOf(decision: AlgoDecision<JsonValue>, live: LiveOrder): Plan {
  const { goalLots, ceilingLots, floorLots, adaptiveRate, isVolumeCapConstrained, heldBackBy } = decision;
  return {
    goalLots,
    ceilingLots,
    floorLots,
    targetRate: decision.currentTargetRate,
    adaptiveRate,
    isVolumeCapConstrained,
    step: decision.microstrategy.step,
    reason: decision.microstrategy.reason,
    heldBackBy,
    openAuctionLots: decision.openAuctionLots,
    closeAuctionLots: decision.closeAuctionLots,
    algoState: decision.state,
    random: live.random.state(),
    marketable: { lots: live.marketableLots, value: live.marketableValue },
  };
}

/** Goals move with the clock. Only a real change of the plan is journaled. */
function isPlanNews(before: Plan | null, after: Plan): boolean {
  return (
    before === null ||
    before.step !== after.step ||
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
