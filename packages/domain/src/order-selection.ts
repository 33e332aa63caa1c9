import type { Maybe } from './maybe.ts';
import { isActiveStatus, type OrderStatus } from './order-status.ts';
import { isCompleted } from './status-group.ts';

type WithStatus = { readonly status?: Maybe<OrderStatus | ''> };

export type OrderSelection<Row> = {
  /** Orders that await review. They can be released. */
  readonly pending: readonly Row[];
  /** Orders at the market or on their way. They can be paused, modified and cancelled. */
  readonly working: readonly Row[];
};

/** Finished orders are in neither group, since no action applies to them. */
export function splitSelection<Row extends WithStatus>(orders: readonly Row[]): OrderSelection<Row> {
  return {
    pending: orders.filter((order) => order.status === 'PENDING'),
    working: orders.filter((order) => order.status !== 'PENDING' && !isCompleted(order.status)),
  };
}

/** Release and other actions are separate, so one click must not do both. */
export function areActionsBlocked(orders: readonly WithStatus[]): boolean {
  return orders.some((order) => order.status === 'PENDING') && orders.some((order) => isActiveStatus(order.status));
}
