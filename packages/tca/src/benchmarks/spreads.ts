import { type OrderSide, sideSign } from '@meridian/domain/order-side';

export type Spreads = { readonly effective: number; readonly realised: number; readonly impact: number };

/** In bps of the mid at the fill: what was paid, what the other side kept, and what the price moved. Null below zero. */
export function spreadsBps(side: OrderSide, price: number, midAtFill: number, midAfter: number): Spreads | null {
  if (!(midAtFill > 0)) return null;
  const scale = (2 * sideSign(side) * 10_000) / midAtFill;
  return {
    effective: scale * (price - midAtFill),
    realised: scale * (price - midAfter),
    impact: scale * (midAfter - midAtFill),
  };
}

/** How far the mid went our way after a fill; positive is good for us. Null for prices at or below zero. */
export function markoutBps(side: OrderSide, price: number, midAfter: number): number | null {
  return price > 0 ? (10_000 * sideSign(side) * (midAfter - price)) / price : null;
}

/** The same in ticks, which hold for prices of any sign. */
export function markoutTicks(side: OrderSide, price: number, midAfter: number, tickSize: number): number | null {
  return tickSize > 0 ? (sideSign(side) * (midAfter - price)) / tickSize : null;
}
