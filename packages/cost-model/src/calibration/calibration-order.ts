import { isAmount, isPositiveAmount } from '../is-amount.ts';

/** A finished order of our own; cost, spread and sigma share one unit. */
export type CalibrationOrder = {
  readonly day: string;
  readonly symbol: string;
  readonly quantity: number;
  readonly filled: number;
  readonly adv: number;
  readonly participation: number;
  /** Volume time it took. */
  readonly days: number;
  readonly spread: number;
  readonly sigma: number;
  /** Realised against arrival; positive is bad. */
  readonly cost: number;
  readonly isLimitConstrained: boolean;
  readonly wasHalted: boolean;
};

const MIN_FILL_SHARE = 0.5;

/** Whether the cost says something about impact: what a limit, a halt or a small fill shaped does not. */
export function isCalibrationOrder(order: CalibrationOrder): boolean {
  const { quantity, filled, adv, participation, days, spread, sigma, cost } = order;
  if (order.isLimitConstrained || order.wasHalted) return false;
  if (![quantity, filled, adv, participation, days, sigma].every(isPositiveAmount)) return false;
  return participation <= 1 && isAmount(spread) && Number.isFinite(cost) && filled >= MIN_FILL_SHARE * quantity;
}
