import { canonicalText } from '@meridian/domain/json-text';
import { NO_FILLS, NOTHING_OPEN } from '../children/exposure.ts';
import { requestOf } from '../events/cause.ts';
import type {
  OrderArrivedPending,
  OrderCancelled,
  OrderCancelRequested,
  OrderExpired,
  OrderFilled,
  OrderModified,
  OrderModifyHeld,
  OrderModifyRequested,
  OrderReceived,
  OrderRejected,
  OrderReleased,
  OrderRerouted,
  OrderSent,
  ParentEvent,
  PlanRecorded,
} from '../events/order-events.ts';
import { midHalfTicks } from '../market-snap.ts';
import type { HeldChange, OrderTerms, Parent, ParentOutcome } from '../state/parent.ts';
import { withChanger } from '../state/unreviewed-changers.ts';
import { wholeParent } from '../state/whole-parent.ts';
import { wholeRoute } from '../state/whole-route.ts';
import { unreachable } from '../unreachable.ts';

export function receivedParent(event: OrderReceived): Parent {
  return wholeParent({
    id: event.parentId,
    terms: event.terms,
    originalLots: event.terms.quantityLots,
    usdPerLot: event.usdPerLot,
    lotSize: event.lotSize,
    tradeDate: event.tradeDate,
    doneDate: null,
    stage: 'received',
    outcome: null,
    isAutoTrading: true,
    route: null,
    diagnostic: null,
    receivedMs: event.atMs,
    receivedBy: event.by,
    updatedMs: event.atMs,
    decisionHalfTicks: midHalfTicks(event.snap) ?? event.decisionHalfTicks,
    arrivalHalfTicks: null,
    startMark: null,
    endMark: null,
    fills: NO_FILLS,
    open: NOTHING_OPEN,
    countableLots: 0,
    openAuctionFilledLots: 0,
    closeAuctionFilledLots: 0,
    lastFillMs: null,
    plan: null,
    cancelRequest: null,
    pendingChange: null,
    childCount: 0,
    acceptedChildCount: 0,
    executionCount: 0,
    rejectsInRow: 0,
    lastRejectMs: null,
    logCount: 0,
  });
}

/** All but plans, which are by far the most. */
export function applyToParent(parent: Parent, event: Exclude<ParentEvent, OrderReceived | PlanRecorded>): Parent {
  switch (event.kind) {
    case 'OrderRejected':
      return { ...ended(parent, event, 'rejected'), diagnostic: event.reason };
    case 'OrderArrivedPending':
      return arrivedPending(parent, event);
    case 'OrderAccepted':
      return { ...parent, stage: event.route === null ? 'staged' : 'accepted', route: routeIn(event) };
    case 'OrderReleased':
    case 'OrderSent': {
      const terms = { ...parent.terms, strategy: event.strategy };
      const stage = event.route === null ? 'staged' : 'accepted';
      // The reason for waiting is removed.
      const released = event.kind === 'OrderReleased' ? { reviewedLots: terms.quantityLots } : {};
      const people = { changedBy: event.by, unreviewedBy: changedAtStart(parent, event) };
      return { ...parent, stage, route: routeIn(event), terms, ...people, diagnostic: null, ...released };
    }
    case 'OrderStarted': {
      const { startMark, arrivalHalfTicks } = event;
      return { ...parent, stage: 'started', startMark, arrivalHalfTicks };
    }
    case 'ArrivalMarked':
      return { ...parent, arrivalHalfTicks: event.arrivalHalfTicks };
    case 'OrderModifyRequested':
      return asked(parent, event);
    case 'OrderModifyHeld':
      return { ...parent, heldChange: heldChangeOf(event) };
    case 'OrderModified':
      return modified(parent, event);
    case 'OrderModifyRejected':
      return { ...parent, pendingChange: null, diagnostic: event.reason };
    case 'OrderCancelRequested':
      return { ...parent, cancelRequest: cancelRequestOf(event) };
    case 'OrderCancelRejected':
      return { ...parent, cancelRequest: null, diagnostic: event.reason };
    case 'OrderCancelled':
      return ended(parent, event, 'out');
    case 'OrderFilled':
      return ended(parent, event, 'filled');
    case 'OrderExpired':
      return ended(parent, event, 'expired');
    case 'OrderPaused':
      return { ...parent, isAutoTrading: false };
    case 'OrderResumed':
      return { ...parent, isAutoTrading: true, rejectsInRow: 0 };
    case 'OrderHeldOver':
      return { ...parent, heldOverDate: event.date };
    case 'OrderCarriedOver':
      return { ...parent, route: routeIn(event) };
    case 'OrderRerouted':
      return rerouted(parent, event);
    case 'ChildrenCancelRequested':
    case 'OrderModifyRefused':
    case 'OrderNoted':
      return parent;
    default:
      return unreachable(event);
  }
}

function asked(parent: Parent, event: OrderModifyRequested): Parent {
  const pendingRequest = requestOf(event) ?? parent.pendingRequest;
  return { ...parent, pendingChange: event.change, pendingBy: event.by, pendingRequest };
}

/** Whoever starts an order from staging changes it, and so cannot release it. */
function arrivedPending(parent: Parent, { reason, by, strategy }: OrderArrivedPending): Parent {
  const terms = strategy === undefined ? parent.terms : { ...parent.terms, strategy };
  const changed = { changedBy: by ?? parent.changedBy, unreviewedBy: withChanger(parent, by) };
  return { ...parent, stage: 'pending', diagnostic: reason, terms, ...changed };
}

/** A release has reviewed all but what it changes itself; an order may go back to staging with it. */
function changedAtStart(parent: Parent, { by, strategy }: OrderReleased | OrderSent): readonly string[] {
  return canonicalText(strategy) === canonicalText(parent.terms.strategy) ? [] : [by];
}

function heldChangeOf({ change, by, review, override, atMs }: OrderModifyHeld): HeldChange | undefined {
  return change === null ? undefined : { change, by, review, atMs, ...(override !== undefined && { override }) };
}

function cancelRequestOf(event: OrderCancelRequested): Parent['cancelRequest'] {
  const request = requestOf(event);
  return { by: event.by, reason: event.reason, ...(request !== null && { request }) };
}

/** Refusals at the old destination do not count for the next one. */
function rerouted(parent: Parent, { destination, isAvoided }: OrderRerouted): Parent {
  const others = (parent.avoidedDestinations ?? []).filter((name) => name !== destination);
  const avoidedDestinations = isAvoided ? [...others, destination] : others;
  return { ...parent, avoidedDestinations, rejectsInRow: 0 };
}

type Ending = OrderRejected | OrderCancelled | OrderFilled | OrderExpired;

function ended(parent: Parent, event: Ending, outcome: ParentOutcome): Parent {
  const { endMark, date } = event;
  return {
    ...parent,
    stage: 'done',
    outcome,
    endMark,
    endHalfTicks: midHalfTicks(event.snap) ?? event.endHalfTicks ?? parent.endHalfTicks,
    doneDate: date,
    cancelRequest: null,
    pendingChange: null,
    heldChange: undefined,
  };
}

function modified(parent: Parent, event: OrderModified): Parent {
  const change = parent.pendingChange ?? {};
  const terms: OrderTerms = { ...parent.terms, ...change };
  // A new strategy starts without the old state.
  const plan = event.route === null || event.route.algo === parent.route?.algo ? parent.plan : null;
  const route = routeIn(event) ?? parent.route;
  const changedBy = parent.pendingBy ?? parent.changedBy;
  // A working order's change is reviewed by itself.
  const waits = parent.stage === 'pending' || parent.stage === 'staged';
  const unreviewedBy = waits ? withChanger(parent, parent.pendingBy) : parent.unreviewedBy;
  // Only a release makes an order larger while a change is held: any other change replaces what was held.
  const reviewed = parent.heldChange === undefined ? {} : { reviewedLots: terms.quantityLots };
  const people = { changedBy, unreviewedBy };
  return { ...parent, terms, plan, route, pendingChange: null, ...people, heldChange: undefined, ...reviewed };
}

function routeIn({ route }: Pick<Parent, 'route'>): Parent['route'] {
  return route && wholeRoute(route);
}
