import { sumOver } from '../fills/order-interval.ts';
import { type WorkedOrder, filledLotsOf } from '../fills/worked-order.ts';
import { pathOf } from '../market/day-market.ts';
import { at, CLOSING_SLOT, MINUTE_MS, MINUTES, OPENING_SLOT } from '../../../history/slots.ts';
import { exact, type Tape, toHalfTick } from '../market/tape.ts';
import { wasWorked } from '../orders/planned-order.ts';
import type { DayContext } from './day-context.ts';

/** Benchmark prices of an order. Quantities are in lots. */
export type Benchmarks = {
  readonly avgFillPrice: number | null;
  readonly arrivalMid: number | null;
  readonly decisionPrice: number | null;
  readonly ivwap: number | null;
  readonly ivwapExOwn: number | null;
  readonly twap: number | null;
  readonly endMid: number | null;
  readonly intervalLots: number | null;
};

function twapOf(tape: Tape, { interval }: WorkedOrder): number {
  if (interval.endSlot === OPENING_SLOT) return tape.open;
  const from = Math.max(0, interval.firstSlot - 1);
  const to = Math.min(MINUTES, interval.endSlot);
  let sum = 0;
  for (let minute = from; minute <= to; minute += 1) sum += at(tape.mids, minute);
  return exact(sum / (to - from + 1));
}

function endMidOf(tape: Tape, { interval }: WorkedOrder): number {
  if (interval.endSlot === CLOSING_SLOT) return tape.close;
  return toHalfTick(at(tape.mids, interval.endSlot), tape.market.instrument.tickSize);
}

/** A single order is decided on arrival. Several orders of one decision share the time of the first. */
function decisionPriceOf(context: DayContext, tape: Tape, { order }: WorkedOrder): number | null {
  const { instrument } = tape.market;
  if (order.decision !== null) {
    const { mids } = pathOf(context.world, instrument, order.decision.day);
    return toHalfTick(at(mids, order.decision.minute), instrument.tickSize);
  }
  const minute = order.firstSlot - 1 - Math.ceil(order.lagMs / MINUTE_MS);
  if (minute < 0) return context.previousCloses[instrument.index] ?? null;
  return toHalfTick(at(tape.mids, minute), instrument.tickSize);
}

const UNWORKED: Omit<Benchmarks, 'decisionPrice'> = {
  avgFillPrice: null,
  arrivalMid: null,
  ivwap: null,
  ivwapExOwn: null,
  twap: null,
  endMid: null,
  intervalLots: null,
};

export function benchmarksOf(context: DayContext, tape: Tape, worked: WorkedOrder): Benchmarks {
  const decisionPrice = decisionPriceOf(context, tape, worked);
  if (!wasWorked(worked.order)) return { ...UNWORKED, decisionPrice };
  const filledLots = filledLotsOf(worked);
  const ownValue = worked.fills.reduce((sum, { lots, price }) => sum + lots * price, 0);
  const intervalLots = sumOver(tape.lots, worked.interval);
  const value = sumOver(tape.value, worked.interval);
  const othersLots = intervalLots - filledLots;
  return {
    avgFillPrice: filledLots > 0 ? exact(ownValue / filledLots) : null,
    arrivalMid: worked.arrivalMid,
    decisionPrice,
    ivwap: intervalLots > 0 ? exact(value / intervalLots) : null,
    ivwapExOwn: othersLots > 0 ? exact((value - ownValue) / othersLots) : null,
    twap: twapOf(tape, worked),
    endMid: endMidOf(tape, worked),
    intervalLots,
  };
}
