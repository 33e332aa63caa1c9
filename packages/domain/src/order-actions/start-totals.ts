import { abbreviateNumber } from '../abbreviate-number.ts';
import { formatQuantity } from '../number-format.ts';
import { isBuySide } from '../order-side.ts';
import type { ActionOrder } from './action-order.ts';

/** `3 orders · 2 buy $1.1M, 1 sell $400.0K`: the orders to start, by side and notional. */
export function startTotals(orders: readonly ActionOrder[]): string {
  const buys = orders.filter(({ order_side }) => isBuySide(order_side));
  const sells = orders.filter(({ order_side }) => !isBuySide(order_side));
  const sides = [
    ...(buys.length === 0 ? [] : [`${formatQuantity(buys.length)} buy${usdOf(buys)}`]),
    ...(sells.length === 0 ? [] : [`${formatQuantity(sells.length)} sell${usdOf(sells)}`]),
  ];
  const count = orders.length === 1 ? '1 order' : `${formatQuantity(orders.length)} orders`;
  return `${count} · ${sides.join(', ')}`;
}

/** Marks a sum that lacks some orders. Blank without any value, as without the market-data permit. */
function usdOf(orders: readonly ActionOrder[]): string {
  const valued = orders.flatMap(({ target_usd }) => target_usd ?? []);
  if (valued.length === 0) return '';
  const text = ` $${abbreviateNumber(Math.round(valued.reduce((sum, usd) => sum + usd, 0)), { decimals: 1 })}`;
  const left = orders.length - valued.length;
  return left === 0 ? text : `${text} (${formatQuantity(left)} without a USD value)`;
}
