import type { Maybe } from './maybe.ts';
import { isActiveStatus, type OrderStatus } from './order-status.ts';
import { isCompleted } from './status-group.ts';

type WithStatus = { readonly status?: Maybe<OrderStatus | ''> };

export type OrderSelection<Row> = {
  /** Waiting for review; these can be released. */
  readonly pending: readonly Row[];
  /** Live in the market or on their way; these can be paused, modified and cancelled. */
  readonly working: readonly Row[];
};

/** Finished orders fall out of both, since nothing can be done with them. */
export function splitSelection<Row extends WithStatus>(orders: readonly Row[]): OrderSelection<Row> {
  return {
    pending: orders.filter((order) => order.status === 'PENDING'),
    working: orders.filter((order) => order.status !== 'PENDING' && !isCompleted(order.status)),
  };
}

/** Releasing and working an order are different acts, so one click must not do both. */
export function areActionsBlocked(orders: readonly WithStatus[]): boolean {
  return orders.some((order) => order.status === 'PENDING') && orders.some((order) => isActiveStatus(order.status));
}
