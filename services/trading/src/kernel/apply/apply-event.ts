import { isFamilyEvent, type JournaledEvent } from '../events/kernel-event.ts';
import type { KernelState } from '../state/kernel-state.ts';
import { applyToDesk } from './apply-desk.ts';
import { applyToFamily } from './apply-family.ts';

/** The next state, as a pure function of state and event. */
export function applyEvent(state: KernelState, journaled: JournaledEvent): void {
  applyToDesk(state, journaled);
  if (isFamilyEvent(journaled.event)) applyToFamily(state.orders, journaled.event);
}
