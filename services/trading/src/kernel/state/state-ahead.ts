import type { KernelState } from './kernel-state.ts';
import { CommandAnswers } from './command-answers.ts';

/** A state that decides while another waits for the journal. What is over is in the archive of both. */
export function stateAheadOf(state: KernelState): KernelState {
  const answers = new CommandAnswers();
  answers.forgotten.load(state.answers.forgotten.numbers());
  for (const [userId, commandId, answer, terms = null] of state.answers.entries()) {
    answers.put(userId, commandId, answer, terms);
  }
  return {
    orders: state.orders.ahead(),
    answers,
    desk: state.desk,
    tapeMarks: new Map(state.tapeMarks),
    dayTotals: new Map(state.dayTotals),
    instrumentIds: new Map(state.instrumentIds),
  };
}
