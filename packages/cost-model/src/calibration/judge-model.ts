import type { JudgedEstimate } from '../models/model-health.ts';
import { type CostModel, uncertainCost } from '../models/uncertain-cost.ts';
import { timingRisk } from '../models/uncertainty.ts';
import type { CalibrationOrder } from './calibration-order.ts';

/** What a model would have said of an order that is done, beside what it cost; null where it says nothing. */
export function judgeOrder(order: CalibrationOrder, model: CostModel): JudgedEstimate | null {
  const { filled, adv, participation, spread, sigma, days, cost } = order;
  const risk = timingRisk(sigma, days);
  if (risk === null) return null;
  const found = uncertainCost({ quantity: filled, adv, participation, spread, sigma }, risk, model);
  return found === null ? null : { realised: cost, predicted: found.cost.total, timingRisk: risk, sd: found.sd };
}

export function judgeOrders(orders: readonly CalibrationOrder[], model: CostModel): readonly JudgedEstimate[] {
  return orders.flatMap((order) => judgeOrder(order, model) ?? []);
}

const TUNING = 1.345;

function huber(z: number): number {
  const distance = Math.abs(z);
  return distance <= TUNING ? (z * z) / 2 : TUNING * (distance - TUNING / 2);
}

/** How far a model was off on the average, in timing risks; a far-out order counts by its distance, not its square. */
export function meanLoss(estimates: readonly JudgedEstimate[]): number | null {
  const losses = estimates.flatMap(({ realised, predicted, timingRisk }) =>
    timingRisk > 0 ? [huber((realised - predicted) / timingRisk)] : [],
  );
  return losses.length === 0 ? null : losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
