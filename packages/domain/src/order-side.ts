/** The four sides of an order. BUY COVER buys back a short position. */
export const ORDER_SIDES = ['BUY', 'BUY COVER', 'SELL', 'SELL SHORT'] as const;

export type OrderSide = (typeof ORDER_SIDES)[number];

export function isOrderSide(value: unknown): value is OrderSide {
  return ORDER_SIDES.some((side) => side === value);
}

/** BUY COVER counts as a buy: it takes stock from the market like any other buy. */
export function isBuySide(side: OrderSide): boolean {
  return side === 'BUY' || side === 'BUY COVER';
}

/** +1 for buys and −1 for sells, so that a cost is positive on either side. */
export function sideSign(side: OrderSide): 1 | -1 {
  return isBuySide(side) ? 1 : -1;
}
