/** All statuses of an order, in the order of its life. PAUSED and Invited are only displayed: see display-status.ts. */
export const ORDER_STATUSES = [
  'INIT',
  'PENDING',
  'NEW',
  'SENT',
  'WORKING',
  'PARTIAL',
  'FILLED',
  'OUT',
  'REJECTED',
  'EXPIRED',
  'PARTIAL_OUT',
  'PARTIAL_REJECTED',
  'PARTIAL_EXPIRED',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Exists only as a box of the status filter. No order has this status, so it is not in OrderStatus. */
export const COMPLETED_FILTER_STATUS = 'COMPLETED';

export type FilterStatus = OrderStatus | typeof COMPLETED_FILTER_STATUS;

export const ACTIVE_STATUSES: readonly OrderStatus[] = ['WORKING', 'INIT', 'SENT', 'NEW'];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** A missing status counts as WORKING, so that every row passes some filter. */
export function statusOrWorking(status: OrderStatus | '' | null | undefined): OrderStatus {
  return status === null || status === undefined || status === '' ? 'WORKING' : status;
}

export function isActiveStatus(status: OrderStatus | '' | null | undefined): boolean {
  return ACTIVE_STATUSES.includes(statusOrWorking(status));
}
