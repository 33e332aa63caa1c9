import type { AskedTerms } from '../events/order-events.ts';
import { priceOrNull } from '../price-units.ts';
import type { OrderChange } from '../state/parent.ts';
import type { Step } from './audit-row.ts';

/** A change as the audit's columns have it. */
export function askedByChange({ quantityLots, orderType, limitTicks }: OrderChange): NonNullable<Step['asked']> {
  return ({ lotSize, tickSize }) => ({
    ...(quantityLots !== undefined && { order_qty: quantityLots * lotSize }),
    ...(orderType !== undefined && { order_type: orderType }),
    ...(limitTicks !== undefined && { limit_price: priceOrNull(limitTicks, tickSize) }),
  });
}

export function askedAsWritten({ order_qty, order_type, limit_price }: AskedTerms): NonNullable<Step['asked']> {
  return () => ({
    ...(order_qty !== undefined && { order_qty }),
    ...(order_type !== undefined && { order_type }),
    ...(limit_price !== undefined && { limit_price }),
  });
}
