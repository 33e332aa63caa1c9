import { isBuySide, sideSign } from '../order-side.ts';
import type { TypedValue } from '../order-ticket/typed-number.ts';
import type { ActionOrder } from './action-order.ts';

/** How the limits of many orders are set: each from its own limit, or from the touch. */
export const OFFSET_UNITS = ['ticks', 'bps', 'near-touch', 'far-touch'] as const;

export type OffsetUnit = (typeof OFFSET_UNITS)[number];

export const OFFSET_LABELS: Readonly<Record<OffsetUnit, string>> = {
  ticks: 'Ticks from its limit',
  bps: 'Bps from its limit',
  'near-touch': 'Ticks from the near touch',
  'far-touch': 'Ticks from the far touch',
};

/** Positive is more aggressive: up for a buy, down for a sell. */
export type LimitOffset = { readonly unit: OffsetUnit; readonly by: TypedValue };

/** Ticks are counted to a millionth, since decimals in binary are not exact. */
const NEARLY = 1e-6;
const MAX_DECIMALS = 10;

type Priced = Pick<ActionOrder, 'order_side' | 'limit_price' | 'tick_size' | 'current_bid' | 'current_ask'>;

/** The limit on its tick, never more aggressive than asked. Null where there is nothing to count from. */
export function offsetLimit(order: Priced, { unit, by }: LimitOffset): number | null {
  const from = baseOf(order, unit);
  const tick = order.tick_size;
  if (from === null || tick === null || !(tick > 0) || typeof by !== 'number') return null;
  const wanted = from + sideSign(order.order_side) * (unit === 'bps' ? (from * by) / 10_000 : by * tick);
  const ticks = wanted / tick;
  const whole = isBuySide(order.order_side) ? Math.floor(ticks + NEARLY) : Math.ceil(ticks - NEARLY);
  return Number((whole * tick).toFixed(MAX_DECIMALS));
}

function baseOf({ order_side, limit_price, current_bid, current_ask }: Priced, unit: OffsetUnit): number | null {
  if (unit === 'ticks' || unit === 'bps') return limit_price;
  return isBuySide(order_side) === (unit === 'near-touch') ? current_bid : current_ask;
}
