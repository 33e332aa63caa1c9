import { dayTotalKey } from '../state/desk.ts';
import { intervalBetween, type TapeInterval } from '../tape/tape-mark.ts';
import type { ParentParts, RowContext } from './row-context.ts';

/** The market of an order's benchmarks, in half ticks and lots. Fixed once the order is finished. */
export type Benchmarks = {
  readonly interval: TapeInterval | null;
  readonly arrivalHalfTicks: number | null;
  readonly dayLots: number;
  readonly dayVwapHalfTicks: number | null;
};

export function benchmarksOf({ parent, view, instrument }: ParentParts, context: RowContext): Benchmarks {
  const { startMark, endMark, arrivalHalfTicks } = parent;
  const interval = startMark === null ? null : intervalBetween(startMark, endMark ?? context.mark(instrument.index));
  const day = dayOf({ parent, view, instrument }, context);
  return {
    interval,
    arrivalHalfTicks,
    dayLots: day.lots,
    dayVwapHalfTicks: day.lots > 0 ? (2 * day.turnoverTicks) / day.lots : null,
  };
}

/** The day on which an order ended, if that day is over. Otherwise today. */
function dayOf({ parent, view, instrument }: ParentParts, context: RowContext) {
  const today = { lots: view.dayLots, turnoverTicks: view.dayTurnover };
  if (parent.doneDate === null || parent.doneDate === context.day().date) return today;
  return context.dayTotals().get(dayTotalKey(parent.doneDate, instrument.index)) ?? today;
}
