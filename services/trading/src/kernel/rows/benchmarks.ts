import { dayTotalKey } from '../state/desk.ts';
import { intervalBetween, type TapeInterval } from '../tape/tape-mark.ts';
import type { ParentParts, RowContext } from './row-context.ts';

/** The market that an order is measured against, in half ticks and lots; it stands still once the order is done. */
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

/** The day an order ended on, once that day is over; today otherwise. */
function dayOf({ parent, view, instrument }: ParentParts, context: RowContext) {
  const today = { lots: view.dayLots, turnoverTicks: view.dayTurnover };
  if (parent.doneDate === null || parent.doneDate === context.day().date) return today;
  return context.dayTotals().get(dayTotalKey(parent.doneDate, instrument.index)) ?? today;
}
