import { OPENING_CALL_MS } from '../../../market/session-calendar.ts';
import type { WorkedOrder } from '../fills/worked-order.ts';
import { filledLotsOf } from '../fills/worked-order.ts';
import { CLOSING_SLOT, LAST_CONTINUOUS_SLOT, MINUTE_MS, OPENING_SLOT, slotMs } from '../../../history/slots.ts';
import { wasWorked } from '../orders/planned-order.ts';
import type { DayContext } from './day-context.ts';

export type OrderTimes = {
  readonly receivedMs: number;
  /** Null for an order that was never worked. */
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly updatedMs: number;
  readonly startCode: string;
  readonly endCode: string;
};

const REFUSED_AFTER_MS = 4;
const WITHDRAWN_AFTER_MS = 9 * MINUTE_MS;

function startOf({ day }: DayContext, firstSlot: number): number {
  return firstSlot === OPENING_SLOT ? day.openMs - OPENING_CALL_MS : day.openMs + (firstSlot - 1) * MINUTE_MS;
}

function endOf({ day }: DayContext, worked: WorkedOrder): number {
  const last = worked.fills.at(-1);
  const isDone = filledLotsOf(worked) === worked.order.lots;
  if (isDone && last !== undefined) return day.openMs + slotMs(last.slot, last.part);
  return Math.min(day.closeMs, day.openMs + slotMs(worked.interval.endSlot, 1));
}

/** Codes for open, now and close, else minutes after the start. */
function codesOf({ firstSlot, lastSlot }: WorkedOrder['order']): Pick<OrderTimes, 'startCode' | 'endCode'> {
  const isToClose = lastSlot === CLOSING_SLOT || lastSlot >= LAST_CONTINUOUS_SLOT;
  return {
    startCode: firstSlot <= 1 ? '0' : '-1',
    endCode: isToClose ? '0' : `+${lastSlot - firstSlot + 1}`,
  };
}

export function orderTimes(context: DayContext, worked: WorkedOrder): OrderTimes {
  const { order } = worked;
  const startMs = startOf(context, order.firstSlot);
  const receivedMs = startMs - order.lagMs;
  const codes = codesOf(order);
  if (!wasWorked(order)) {
    const after = order.fate === 'rejected' ? REFUSED_AFTER_MS : WITHDRAWN_AFTER_MS;
    return { ...codes, receivedMs, startMs: null, endMs: null, updatedMs: receivedMs + after };
  }
  const endMs = endOf(context, worked);
  return { ...codes, receivedMs, startMs, endMs, updatedMs: endMs };
}
