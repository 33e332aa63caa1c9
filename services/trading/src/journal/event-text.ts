import { DECIDED_VERSION, EVENT_VERSION } from '../kernel/events/event-head.ts';
import type { EventKind, KernelEvent } from '../kernel/events/kernel-event.ts';

const KINDS: Readonly<Record<EventKind, true>> = {
  OrderReceived: true,
  OrderRejected: true,
  OrderArrivedPending: true,
  OrderAccepted: true,
  OrderReleased: true,
  OrderSent: true,
  OrderStarted: true,
  ArrivalMarked: true,
  PlanRecorded: true,
  OrderModifyRequested: true,
  OrderModifyHeld: true,
  OrderModified: true,
  OrderModifyRejected: true,
  OrderModifyRefused: true,
  OrderCancelRequested: true,
  OrderCancelRejected: true,
  OrderCancelled: true,
  OrderFilled: true,
  OrderExpired: true,
  OrderPaused: true,
  OrderResumed: true,
  ChildrenCancelRequested: true,
  OrderHeldOver: true,
  OrderCarriedOver: true,
  OrderRerouted: true,
  OrderNoted: true,
  ChildCreated: true,
  ChildrenSent: true,
  ChildrenDoubted: true,
  DoubtOverdue: true,
  DoubtDecided: true,
  ChildFound: true,
  ChildAccepted: true,
  ChildRejected: true,
  ChildFilled: true,
  ChildCancelRequested: true,
  ChildCancelled: true,
  ChildCancelledUnsolicited: true,
  ChildExpired: true,
  ChildCancelRejected: true,
  ChildInvited: true,
  GlobalAutoTradingSet: true,
  GlobalAutoTradingExplained: true,
  KillSwitchReported: true,
  CommandAnswered: true,
  TapeMarked: true,
  TradingDayBegan: true,
  DestinationRetryRequested: true,
  ReportSetAside: true,
  EngineRecovered: true,
};

/** One line of JSON without a line break, which the journal's writer relies on. */
export function eventToText(event: KernelEvent): string {
  return JSON.stringify(event);
}

/** Throws on an unknown version: a half-understood event is worse than a stop. */
export function eventFromText(text: string): KernelEvent {
  const value: unknown = JSON.parse(text);
  if (isKernelEvent(value)) return value;
  throw new Error(`the journal holds an event that this version cannot read: ${text.slice(0, 120)}`);
}

/** We wrote the bodies, so checking version and kind is enough. */
function isKernelEvent(value: unknown): value is KernelEvent {
  if (typeof value !== 'object' || value === null || !('v' in value) || !('kind' in value)) return false;
  const isKnown = value.v === EVENT_VERSION || value.v === DECIDED_VERSION;
  return isKnown && typeof value.kind === 'string' && Object.hasOwn(KINDS, value.kind);
}
