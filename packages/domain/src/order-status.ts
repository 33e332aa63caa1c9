/** What an order can carry, in the order of its life. PAUSED and Invited are shown, never carried: see display-status.ts. */
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

/** A box of the status filter only: no order ever carries it, so it stays out of OrderStatus. */
export const COMPLETED_FILTER_STATUS = 'COMPLETED';

export type FilterStatus = OrderStatus | typeof COMPLETED_FILTER_STATUS;

export const ACTIVE_STATUSES: readonly OrderStatus[] = ['WORKING', 'INIT', 'SENT', 'NEW'];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** A missing status counts as WORKING everywhere, so that a row never falls out of every filter. */
export function statusOrWorking(status: OrderStatus | '' | null | undefined): OrderStatus {
  return status === null || status === undefined || status === '' ? 'WORKING' : status;
}

export function isActiveStatus(status: OrderStatus | '' | null | undefined): boolean {
  return ACTIVE_STATUSES.includes(statusOrWorking(status));
}
