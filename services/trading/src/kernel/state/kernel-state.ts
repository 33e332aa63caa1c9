import type { DayTotal } from '../tape/market-tape.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import { CommandAnswers } from './command-answers.ts';
import { type Desk, FIRST_DESK } from './desk.ts';
import { OrderArchive } from './order-archive.ts';
import { OrderStore } from './order-store.ts';

/** The whole state of the journal. A replay gives the same. */
export type KernelState = {
  readonly orders: OrderStore;
  readonly answers: CommandAnswers;
  desk: Desk;
  /** The last mark written of each instrument. */
  readonly tapeMarks: Map<number, TapeMark>;
  readonly dayTotals: Map<string, DayTotal>;
  /** The name of each instrument number in use, so that a changed universe is noticed. */
  readonly instrumentIds: Map<number, string>;
};

export function emptyState(): KernelState {
  return {
    orders: new OrderStore({ archive: new OrderArchive(), isAhead: false }),
    answers: new CommandAnswers(),
    desk: FIRST_DESK,
    tapeMarks: new Map(),
    dayTotals: new Map(),
    instrumentIds: new Map(),
  };
}
