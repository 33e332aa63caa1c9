import type { OrderSide } from '../order-side.ts';
import { parseEndTime } from '../start-end-time.ts';
import type { ActionOrder } from './action-order.ts';
import { type OrderValues, strategyOf, valuesOf } from './order-values.ts';

/** The unfilled part of an order, as if it were sent now. Estimates of its future start from it. */
export type RemainingOrder = {
  readonly order_side: OrderSide;
  readonly order_qty: number;
  readonly strat: string;
  readonly limit_price: number | null;
  readonly values: OrderValues;
};

const NOW = '-1';
const MINUTE_MS = 60_000;
/** Statuses of orders that have not started. */
const WAITING: ReadonlySet<string | null> = new Set(['PENDING', 'NEW']);

export function remainingOrder(order: ActionOrder): RemainingOrder {
  const values = valuesOf(order);
  return {
    order_side: order.order_side,
    order_qty: order.remaining_qty,
    strat: strategyOf(order) ?? order.strat ?? '',
    limit_price: order.limit_price,
    values: WAITING.has(order.status) ? values : { ...values, st: NOW, et: endOf(order) },
  };
}

/** Minutes count from the start, which is past. They are converted to the resulting clock time. */
function endOf({ start_time, end_time, order_receive_time_since_epoch_milliseconds: receivedMs }: ActionOrder) {
  const end = parseEndTime(end_time);
  if (end.kind !== 'minutes' || start_time !== NOW) return end_time;
  return String(receivedMs + end.minutes * MINUTE_MS);
}
