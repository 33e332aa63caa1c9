import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { isBuySide } from '@meridian/domain/order-side';

/** `1 buy · 2 sell · $41.7M open`. */
export function selectionFigures(orders: readonly ActionOrder[]): string {
  const buys = orders.filter(({ order_side }) => isBuySide(order_side)).length;
  const sells = orders.length - buys;
  const openUsd = orders.reduce((sum, order) => sum + (order.open_usd ?? 0), 0);
  return [
    buys === 0 ? '' : `${buys.toLocaleString('en-US')} buy`,
    sells === 0 ? '' : `${sells.toLocaleString('en-US')} sell`,
    openUsd === 0 ? '' : `$${abbreviateNumber(Math.round(openUsd), { decimals: 1 })} open`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
