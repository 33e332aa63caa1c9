import { formatPrice } from '../price-format.ts';
import { isMarketOrder } from '../order-type.ts';
import type { PriceTerms } from '../quote-convention.ts';
import { type CheckContext, checkOrder, heldTo, type OrderToCheck } from './check-order.ts';
import type { OrderFinding } from './order-finding.ts';

/** Two shares that differ by less are the same. */
const SAME_PERCENT = 0.01;

/** Checks a modification like a new order. A part that does not grow passed before and is not checked again. */
export function checkChange(before: OrderToCheck, after: OrderToCheck, context: CheckContext): readonly OrderFinding[] {
  const isLarger = after.order_qty > before.order_qty;
  const isOtherPrice = leavesTheMarket(before, after, context.market.referencePrice);
  const isOtherStrategy = after.strategy !== before.strategy;
  const found = checkOrder(after, context).filter(({ field, code }) => {
    if (code === 'strategy') return isOtherStrategy || isLarger;
    if (code === 'expected-volume') return isFaster(before, after);
    return field === 'limit_price' ? isOtherPrice : isLarger;
  });
  const removed = limitRemoved(before, after, context.market.priceTerms);
  return removed === null ? found : [heldTo(removed, context), ...found];
}

/** More quantity, less time or a higher rate. Both shares are of the volume from now on. */
function isFaster(before: OrderToCheck, after: OrderToCheck): boolean {
  return (after.percent_of_volume ?? 0) > (before.percent_of_volume ?? 0) + SAME_PERCENT;
}

/** A limit that moves towards the market is never refused, however far the market has moved. */
function leavesTheMarket(before: OrderToCheck, after: OrderToCheck, reference: number | null): boolean {
  if (after.limit_price === null) return false;
  if (before.limit_price === null || before.order_type !== after.order_type) return true;
  const moved = after.limit_price - before.limit_price;
  if (moved === 0) return false;
  return reference === null || Math.sign(moved) === Math.sign(after.limit_price - reference);
}

function limitRemoved(before: OrderToCheck, after: OrderToCheck, terms: PriceTerms): OrderFinding | null {
  if (isMarketOrder(before.order_type) || !isMarketOrder(after.order_type)) return null;
  const limit = before.limit_price === null ? '' : ` of ${formatPrice(before.limit_price, terms)}`;
  const message = `LIMIT to MARKET removes the limit${limit}: the order trades at any price`;
  return { level: 'warning', code: 'limit-removed', field: 'limit_price', message };
}
