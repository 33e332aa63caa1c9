import type { OrderStatus } from '@meridian/domain/order-status';
import type { PlannedOrder } from '../orders/planned-order.ts';

const WHOLE: Readonly<Record<PlannedOrder['fate'], OrderStatus>> = {
  filled: 'EXPIRED',
  expired: 'EXPIRED',
  cancelled: 'OUT',
  withdrawn: 'OUT',
  rejected: 'REJECTED',
  'venue-rejected': 'REJECTED',
};

const PART: Readonly<Record<PlannedOrder['fate'], OrderStatus>> = {
  filled: 'PARTIAL_EXPIRED',
  expired: 'PARTIAL_EXPIRED',
  cancelled: 'PARTIAL_OUT',
  withdrawn: 'PARTIAL_OUT',
  rejected: 'PARTIAL_REJECTED',
  'venue-rejected': 'PARTIAL_REJECTED',
};

/** The status of a parent order at the end of its day. Unsent staged orders expire with it. */
export function finalStatus(order: PlannedOrder, filledLots: number): OrderStatus {
  if (filledLots === order.lots) return 'FILLED';
  if (order.strat === 'staging' && order.fate === 'withdrawn') return order.number % 2 === 0 ? 'OUT' : 'EXPIRED';
  return (filledLots > 0 ? PART : WHOLE)[order.fate];
}
