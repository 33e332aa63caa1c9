import type { DayTotal } from '../tape/market-tape.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import { CommandAnswers } from './command-answers.ts';
import { type Desk, FIRST_DESK } from './desk.ts';
import { OrderStore } from './order-store.ts';

/** Everything that the journal says; a replay of it gives the same. */
export type KernelState = {
  readonly orders: OrderStore;
  readonly answers: CommandAnswers;
  desk: Desk;
  /** The last mark written of each instrument. */
  readonly tapeMarks: Map<number, TapeMark>;
  readonly dayTotals: Map<string, DayTotal>;
  /** The name behind each instrument number that orders use, so that a changed universe is noticed. */
  readonly instrumentIds: Map<number, string>;
};

export function emptyState(): KernelState {
  return {
    orders: new OrderStore(),
    answers: new CommandAnswers(),
    desk: FIRST_DESK,
    tapeMarks: new Map(),
    dayTotals: new Map(),
    instrumentIds: new Map(),
  };
}
