import type { LogLevel } from '@meridian/domain/log-level';
import { decidedIn } from '../events/decided-in.ts';
import { ENGINE } from '../events/event-head.ts';
import type { EventKind, FamilyEvent } from '../events/kernel-event.ts';

const LEVELS: Readonly<Partial<Record<EventKind, LogLevel>>> = {
  OrderRejected: 'critical',
  ChildRejected: 'error',
  ChildCancelledUnsolicited: 'error',
  OrderModifyRejected: 'error',
  OrderCancelRejected: 'error',
  OrderArrivedPending: 'warning',
  OrderPaused: 'warning',
  OrderResumed: 'warning',
  OrderRerouted: 'warning',
  OrderExpired: 'warning',
  OrderHeldOver: 'warning',
  ChildCancelRejected: 'warning',
  ChildInvited: 'warning',
  ChildrenDoubted: 'warning',
  DoubtOverdue: 'critical',
  DoubtDecided: 'warning',
};

/** The log level of an event. Null for ordinary events. */
export function logLevelOf(event: FamilyEvent, wasCapConstrained: boolean): LogLevel | null {
  if (event.kind === 'OrderNoted') return event.by === ENGINE ? 'critical' : null;
  const level = LEVELS[event.kind] ?? null;
  if (level !== null) return level;
  return decidedIn(event)?.plan.isVolumeCapConstrained === true && !wasCapConstrained ? 'warning' : null;
}
