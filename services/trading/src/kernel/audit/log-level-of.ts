import type { LogLevel } from '@meridian/domain/log-level';
import type { EventKind, FamilyEvent } from '../events/kernel-event.ts';
import type { Parent } from '../state/parent.ts';

const LEVELS: Readonly<Partial<Record<EventKind, LogLevel>>> = {
  OrderRejected: 'critical',
  ChildRejected: 'error',
  ChildCancelledUnsolicited: 'error',
  OrderModifyRejected: 'error',
  OrderCancelRejected: 'error',
  OrderArrivedPending: 'warning',
  OrderPaused: 'warning',
  OrderResumed: 'warning',
  OrderExpired: 'warning',
  ChildCancelRejected: 'warning',
  ChildInvited: 'warning',
};

/** What the desk should read of in the event log, and how much it matters; null for the ordinary course of things. */
export function logLevelOf(event: FamilyEvent, before: Parent): LogLevel | null {
  if (event.kind !== 'PlanRecorded') return LEVELS[event.kind] ?? null;
  const isNews = event.plan.isVolumeCapConstrained && before.plan?.isVolumeCapConstrained !== true;
  return isNews ? 'warning' : null;
}
