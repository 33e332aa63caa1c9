import { CommandAnswers } from './command-answers.ts';
import type { KernelState } from './kernel-state.ts';

/** Another state of the same records: each goes on by itself. */
export function copyState(state: KernelState): KernelState {
  const answers = new CommandAnswers();
  for (const [userId, commandId, answer] of state.answers.entries()) answers.put(userId, commandId, answer);
  return {
    orders: state.orders.copy(),
    answers,
    desk: state.desk,
    tapeMarks: new Map(state.tapeMarks),
    dayTotals: new Map(state.dayTotals),
    instrumentIds: new Map(state.instrumentIds),
  };
}
