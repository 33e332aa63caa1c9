import { applyToDesk } from '../apply/apply-desk.ts';
import type { KernelState } from '../state/kernel-state.ts';
import type { Change } from './change.ts';

/** Applies a durable change to the published state. Records are shared, not copied. */
export function publishChange(published: KernelState, change: Change): void {
  applyToDesk(published, change.journaled);
  const { orders } = published;
  if (change.parent !== null) orders.putParent(change.parent);
  for (const child of change.children) orders.putChild(child);
  if (change.execution !== null) orders.putExecution(change.execution);
  if (change.parent !== null) orders.parents.settle(change.parent);
}
