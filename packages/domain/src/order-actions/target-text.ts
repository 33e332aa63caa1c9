import { abbreviateNumber } from '../abbreviate-number.ts';
import { formatQuantity } from '../number-format.ts';
import { isBuySide, type OrderSide } from '../order-side.ts';

/** The fields that name a parent or child order. */
export type NamedOrder = {
  readonly exchange_symbol: string;
  readonly order_side: OrderSide;
  readonly order_qty: number;
};

/** `TSLA SELL 47,271`. */
export function orderName({ exchange_symbol, order_side, order_qty }: NamedOrder): string {
  return `${exchange_symbol} ${order_side} ${formatQuantity(order_qty)}`;
}

/** The name of one order, or the number of several. */
export function targetName(orders: readonly NamedOrder[]): string {
  const [only] = orders;
  return orders.length === 1 && only !== undefined ? orderName(only) : ordersText(orders.length);
}

export function ordersText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;
}

/** `2 buy, 1 sell`. A side without orders is left out. */
export function sidesText(orders: readonly Pick<NamedOrder, 'order_side'>[], separator = ', '): string {
  const buys = orders.filter(({ order_side }) => isBuySide(order_side)).length;
  const sells = orders.length - buys;
  const parts = [buys === 0 ? '' : `${formatQuantity(buys)} buy`, sells === 0 ? '' : `${formatQuantity(sells)} sell`];
  return parts.filter((part) => part !== '').join(separator);
}

type Unfilled = { readonly remaining_usd: number | null };

/** `$1.2M left`. Blank when the amount is unknown. */
export function moneyLeftText(orders: readonly Unfilled[]): string {
  const usd = orders.reduce((sum, { remaining_usd }) => sum + (remaining_usd ?? 0), 0);
  return usd === 0 ? '' : `$${abbreviateNumber(Math.round(usd), { decimals: 1 })} left`;
}
