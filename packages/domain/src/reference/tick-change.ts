import type { AssetClass } from '../asset-class.ts';
import { formatPriceInFull } from '../price-format.ts';
import { isBuySide, type OrderSide } from '../order-side.ts';
import type { TimeInForce } from '../order-type.ts';
import { isPriceOf } from './price-steps.ts';
import { type PriceBand, tickSizeAt } from './tick-size-at.ts';

/** What an import makes of the ticks of an instrument. */
export type TickChange = {
  readonly exchange_symbol: string;
  readonly asset_class: AssetClass;
  readonly before: readonly PriceBand[];
  readonly after: readonly PriceBand[];
  /** Its prices, or those of a leg, are counted in a finer unit from then on. */
  readonly isFiner: boolean;
  /** The line of the file. */
  readonly line: number | null;
};

/** An order in the blotter, finished or not. */
export type OrderOnTick = {
  readonly parent_order_numeric_id: number;
  readonly exchange_symbol: string;
  readonly asset_class: AssetClass;
  readonly order_side: OrderSide;
  readonly remaining_qty: number;
  readonly limit_price: number | null;
  readonly time_in_force: TimeInForce | null;
  /** YYYY-MM-DD. */
  readonly trade_date: string;
  readonly is_finished: boolean;
};

/** An order that still works when the ticks change, and what the new ones cannot express of it. */
export type OrderAtNewTick = Omit<OrderOnTick, 'is_finished' | 'trade_date'> & { readonly problem: string | null };

const MAX_NAMED = 20;

/** Why the tick of an instrument cannot become finer on that day. Null when it can, or does not become finer. */
export function finerTickProblem(
  { exchange_symbol: symbol, isFiner }: TickChange,
  orders: readonly OrderOnTick[],
  effectiveFrom: string,
): string | null {
  if (!isFiner) return null;
  const ofDay = orders.filter(({ trade_date }) => trade_date >= effectiveFrom);
  if (ofDay.length > 0) {
    return `The tick of ${symbol} cannot become finer on a day with orders in it: ${named(ofDay)}. Import it from the next trading day on.`;
  }
  const open = orders.filter(({ is_finished }) => !is_finished).filter(isGoodTillCancelled);
  if (open.length === 0) return null;
  return `The tick of ${symbol} cannot become finer while GTC orders are open in it: ${named(open)}. Cancel them first, and send them again on that day.`;
}

/** The orders that still work when the ticks of their instrument change. */
export function ordersAtNewTick(
  { before, after }: TickChange,
  orders: readonly OrderOnTick[],
  effectiveFrom: string,
): readonly OrderAtNewTick[] {
  const working = orders.filter(
    (order) => !order.is_finished && (isGoodTillCancelled(order) || order.trade_date >= effectiveFrom),
  );
  return working.map((order) => ({
    parent_order_numeric_id: order.parent_order_numeric_id,
    exchange_symbol: order.exchange_symbol,
    asset_class: order.asset_class,
    order_side: order.order_side,
    remaining_qty: order.remaining_qty,
    limit_price: order.limit_price,
    time_in_force: order.time_in_force,
    problem: offTickProblem(order, before, after),
  }));
}

/** A limit that was a price and is none of the new table. */
function offTickProblem(
  { limit_price: limit, order_side }: Pick<OrderOnTick, 'limit_price' | 'order_side'>,
  before: readonly PriceBand[],
  after: readonly PriceBand[],
): string | null {
  if (limit === null || isPriceOf(after, limit)) return null;
  const written = formatPriceInFull(limit, { tick_size: tickSizeAt(before, limit), quote_convention: 'decimal' });
  const side = isBuySide(order_side) ? 'below' : 'above';
  return `The limit ${written} is no price at tick ${tickSizeAt(after, limit) ?? 'none'}: child orders go at the next price ${side} it.`;
}

function isGoodTillCancelled({ time_in_force }: Pick<OrderOnTick, 'time_in_force'>): boolean {
  return time_in_force === 'GTC';
}

function named(orders: readonly OrderOnTick[]): string {
  const ids = orders.slice(0, MAX_NAMED).map(({ parent_order_numeric_id: id }) => id);
  const rest = orders.length - ids.length;
  return `${ids.length === 1 ? 'order' : 'orders'} ${ids.join(', ')}${rest === 0 ? '' : ` and ${rest} more`}`;
}
