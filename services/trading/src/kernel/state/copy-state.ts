import { emptyState, type KernelState } from './kernel-state.ts';

/** An independent copy of the state that shares its records. */
export function copyState(state: KernelState): KernelState {
  const copy = emptyState();
  copy.desk = state.desk;
  for (const parent of state.orders.parents.values()) copy.orders.putParent(parent);
  for (const child of state.orders.children.values()) copy.orders.putChild(child);
  for (const execution of state.orders.executions.values()) copy.orders.putExecution(execution);
  for (const [userId, commandId, answer] of state.answers.entries()) copy.answers.put(userId, commandId, answer);
  for (const [instrument, mark] of state.tapeMarks) copy.tapeMarks.set(instrument, mark);
  for (const [key, total] of state.dayTotals) copy.dayTotals.set(key, total);
  for (const [index, bestexId] of state.instrumentIds) copy.instrumentIds.set(index, bestexId);
  return copy;
}
