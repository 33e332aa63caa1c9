import type { ChildEvent, ChildrenSent, DoubtEvent } from './child-events.ts';
import type { DeskEvent } from './desk-events.ts';
import type { ParentEvent } from './order-events.ts';

export type FamilyEvent = ParentEvent | ChildEvent | ChildrenSent | DoubtEvent;

/** Everything that can have happened. */
export type KernelEvent = FamilyEvent | DeskEvent;

export type EventKind = KernelEvent['kind'];

export type JournaledEvent = { readonly seq: number; readonly event: KernelEvent };

export function isDoubtEvent(event: KernelEvent): event is DoubtEvent {
  return event.kind === 'ChildrenDoubted' || event.kind === 'DoubtOverdue' || event.kind === 'DoubtDecided';
}

export function isFamilyEvent(event: KernelEvent): event is FamilyEvent {
  return 'parentId' in event;
}
