import { cancelChild, cancelOpenChildren } from '../children/child-actions.ts';
import { unhedgedLotsOf } from '../children/exposure.ts';
import { type MarketSnap, midHalfTicks } from '../market-snap.ts';
import type { Parent } from '../state/parent.ts';
import { instrumentOf, snapAt, type Turn } from '../turn.ts';
import { type DecideFor, decideOrder } from './decide-order.ts';
import { hedgesUntilMs } from './hedge-first.ts';
import { awaitVenues, hasDoubt, waitsForVenues } from './in-doubt.ts';
import { dayEndMs, expiryMs, openingOverMs } from './order-end.ts';
import { reasonToStop, settleOrder } from './settle-order.ts';

/** Examines one order: ends it, starts it, or lets its algorithm decide. */
export function runOrder(turn: Turn, parentId: number): void {
  const { orders } = turn.state;
  if (!orders.parents.has(parentId)) return;
  turn.wakes.clear(parentId);
  settleOrder(turn, parentId);
  const settled = orders.parent(parentId);
  if (settled.stage === 'done') {
    cancelOpenChildren(turn, parentId, 'The order is done.');
    turn.live.forget(settled);
    return;
  }
  const endMs = expiryMs(turn, settled);
  if (endMs !== null) turn.wakes.by(parentId, endMs);
  const openingMs = openingOverMs(turn, settled);
  if (openingMs !== null && turn.nowMs < openingMs) turn.wakes.by(parentId, openingMs);
  if (hasDoubt(settled)) awaitVenues(turn, settled);
  const stop = reasonToStop(turn, settled);
  if (stop === null) {
    holdOver(turn, settled);
    const begun = startIfDue(turn, turn.state.orders.parent(parentId));
    turn.live.notHedging(parentId);
    leaveAvoided(turn, begun);
    if (begun.pendingChange === null && !waitsForVenues(turn, begun)) work(turn, begun, 'work');
    return;
  }
  const hedgesUntil = hedgesUntilMs(turn, settled);
  const mayHedge = hedgesUntil !== null && unhedgedLotsOf(settled) !== 0 && !hasDoubt(settled);
  if (!mayHedge || turn.nowMs < holdUntilMs(turn, settled)) cancelOpenChildren(turn, parentId, stop);
  if (hedgesUntil !== null) turn.wakes.by(parentId, hedgesUntil);
  if (mayHedge) work(turn, settled, 'hedge');
}

/** Retries cancels that a lost destination refused, until they are confirmed. */
function leaveAvoided(turn: Turn, { id, avoidedDestinations = [] }: Parent): void {
  if (avoidedDestinations.length === 0) return;
  for (const child of turn.state.orders.openChildrenOf(id)) {
    const { destination } = child.terms;
    if (avoidedDestinations.includes(destination)) cancelChild(turn, child, `Rerouted away from ${destination}.`);
  }
}

/** A GTC order past its end says once a day why it neither trades nor expires. */
function holdOver(turn: Turn, parent: Parent): void {
  const endMs = dayEndMs(parent);
  if (endMs === null) return;
  if (turn.nowMs < endMs) {
    turn.wakes.by(parent.id, endMs);
    return;
  }
  const date = turn.state.desk.day?.date ?? parent.tradeDate;
  if (parent.heldOverDate === date) return;
  const snap = snapAt(turn, parent.terms.instrument);
  turn.emit({ ...turn.head, kind: 'OrderHeldOver', parentId: parent.id, date, snap });
}

function startIfDue(turn: Turn, parent: Parent): Parent {
  const { instrument } = parent.terms;
  if (parent.stage === 'accepted' && parent.route !== null) {
    const { startMs } = parent.route.parameters;
    if (turn.nowMs < startMs) {
      turn.wakes.by(parent.id, startMs);
      return parent;
    }
    const snap = snapAt(turn, instrument);
    const startMark = turn.tape.mark(instrument, turn.nowMs);
    const arrivalHalfTicks = arrivalAt(turn, instrument, snap);
    turn.emit({ ...turn.head, kind: 'OrderStarted', parentId: parent.id, snap, startMark, arrivalHalfTicks });
  } else if (parent.stage === 'started' && parent.arrivalHalfTicks === null) {
    markArrival(turn, parent);
  }
  return turn.state.orders.parent(parent.id);
}

function markArrival(turn: Turn, parent: Parent): void {
  const snap = snapAt(turn, parent.terms.instrument);
  const arrivalHalfTicks = arrivalAt(turn, parent.terms.instrument, snap);
  if (arrivalHalfTicks === null) return;
  turn.emit({ ...turn.head, kind: 'ArrivalMarked', parentId: parent.id, snap, arrivalHalfTicks });
}

/**
 * Without live market data there is no arrival price. In a call it is the auction's indicative price, and before the
 * opening call it is the previous close. An order's effect on its own auction comes after its arrival.
 */
function arrivalAt({ ports, nowMs }: Turn, instrument: number, snap: MarketSnap): number | null {
  const { market } = ports;
  if (!market.isLive()) return null;
  const mid = midHalfTicks(snap);
  if (mid !== null) return mid;
  const { auction, previousCloseTicks, lastTicks, phase } = market.view(instrument);
  const isEarly = nowMs < market.day().openMs;
  const ticks = isEarly ? (auction?.indicativeTicks ?? previousCloseTicks) : phase === 'closed' ? null : lastTicks;
  return ticks === null ? null : 2 * ticks;
}

function work(turn: Turn, parent: Parent, purpose: DecideFor): void {
  const { route, stage } = parent;
  if (stage !== 'started' || route === null) return;
  const holdMs = holdUntilMs(turn, parent);
  if (turn.nowMs < holdMs) turn.wakes.by(parent.id, holdMs);
  else if (isUrgent(turn, parent, purpose) || turn.looks.take(turn.head.cause, turn.live.size))
    decideOrder(turn, parent, route, purpose);
  else turn.wakes.by(parent.id, turn.nowMs);
}

/** A person waits for it, or one leg of a spread is without the other. */
function isUrgent(turn: Turn, { terms }: Parent, purpose: DecideFor): boolean {
  return (
    purpose === 'hedge' || turn.head.cause?.kind === 'command' || instrumentOf(turn, terms.instrument).legs !== null
  );
}

/** Waits after a venue's refusal, longer each time. */
function holdUntilMs(turn: Turn, { rejectsInRow, lastRejectMs }: Parent): number {
  if (rejectsInRow === 0 || lastRejectMs === null) return 0;
  const { rejectHoldMs, maxRejectHoldMs } = turn.ports.timings;
  return lastRejectMs + Math.min(maxRejectHoldMs, rejectHoldMs * 2 ** Math.min(20, rejectsInRow - 1));
}
