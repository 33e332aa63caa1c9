import { productionCost } from '@meridian/cost-model/models/production-cost';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';

/** What the pre-trade model says of an order's size, spread, volatility and pace, in bps; null where one is unknown. */
export function expectedBps(order: TcaOrder): number | null {
  const { filled_qty, adv, volume_percent, avg_spread_bps, volatility } = order;
  if (avg_spread_bps === null || volume_percent === null) return null;
  const participation = Math.min(1, volume_percent / 100);
  const asked = { quantity: filled_qty, adv, participation, spread: avg_spread_bps, sigma: volatility * 10_000 };
  return productionCost(asked)?.total ?? null;
}
