import { applyToDesk } from '../apply/apply-desk.ts';
import type { KernelState } from '../state/kernel-state.ts';
import type { Change } from './change.ts';

/** Brings the state that others may read up to a change that is durable now; records are shared, not made again. */
export function publishChange(published: KernelState, change: Change): void {
  applyToDesk(published, change.journaled);
  const { orders } = published;
  if (change.parent !== null) orders.putParent(change.parent);
  for (const child of change.children) orders.putChild(child);
  if (change.execution !== null) orders.putExecution(change.execution);
}
