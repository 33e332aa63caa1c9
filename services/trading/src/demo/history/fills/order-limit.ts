import type { Rng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import type { DayMarket } from '../market/day-market.ts';
import { toTick } from '../market/tape.ts';
import type { PlannedOrder } from '../orders/planned-order.ts';

/** Distance of a wide limit, in standard deviations. The market hardly reaches it while the order works. */
const WIDE_SIGMAS = 4;
const WIDE_TICKS = 10;
const TIGHT_TICKS = 3;

/** Null for a market order. A tight limit is better than the market, a wide one is worse. */
export function orderLimit(
  rng: Rng,
  market: DayMarket,
  order: PlannedOrder,
  arrivalMid: number,
  days: number,
): number | null {
  if (order.limit === 'none') return null;
  const { tickSize, dailyVolatility } = market.instrument;
  const reach = market.referencePrice * dailyVolatility * Math.sqrt(days);
  const side = sideSign(order.side);
  if (order.limit === 'wide')
    return toTick(arrivalMid + side * (WIDE_SIGMAS * reach + WIDE_TICKS * tickSize), tickSize);
  const away = (0.1 + 1.1 * rng.unit()) * reach + (TIGHT_TICKS + market.spreadTicks) * tickSize;
  return toTick(arrivalMid - side * away, tickSize);
}
