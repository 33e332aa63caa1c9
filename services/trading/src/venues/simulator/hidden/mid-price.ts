import type { InstrumentMarket } from '../instrument-market.ts';
import type { OwnOrder } from '../own/own-order.ts';

/** Twice the mid. Null without a mid, or when the order's limit does not allow it. */
export function tradableMid(market: InstrumentMarket, { order }: OwnOrder): number | null {
  if (!market.isContinuous) return null;
  const mid = market.midHalfTicks;
  if (order.limitTicks === null) return mid;
  return order.side * mid <= order.side * order.limitTicks * 2 ? mid : null;
}
