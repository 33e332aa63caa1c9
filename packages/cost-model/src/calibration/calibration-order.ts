import { isAmount, isPositiveAmount } from '../is-amount.ts';

/** A finished own order. Cost, spread and sigma share one unit. */
export type CalibrationOrder = {
  readonly day: string;
  readonly symbol: string;
  readonly quantity: number;
  readonly filled: number;
  readonly adv: number;
  readonly participation: number;
  /** Its duration in volume time. */
  readonly days: number;
  readonly spread: number;
  readonly sigma: number;
  /** Realised cost against arrival. Positive is a cost. */
  readonly cost: number;
  readonly isLimitConstrained: boolean;
  readonly wasHalted: boolean;
};

/** Why the cost of an order says nothing about impact. */
export type Exclusion = 'under-filled' | 'limited' | 'halted' | 'incomplete';

const MIN_FILL_SHARE = 0.5;

/** Null for an order that counts: what a limit, a halt or a small fill shaped does not. */
export function exclusionOf(order: CalibrationOrder): Exclusion | null {
  const { quantity, filled, adv, participation, days, spread, sigma, cost } = order;
  if (order.isLimitConstrained) return 'limited';
  if (order.wasHalted) return 'halted';
  if (!(filled >= MIN_FILL_SHARE * quantity)) return 'under-filled';
  const isWhole =
    [quantity, filled, adv, participation, days, sigma].every(isPositiveAmount) &&
    participation <= 1 &&
    isAmount(spread) &&
    Number.isFinite(cost);
  return isWhole ? null : 'incomplete';
}

export function isCalibrationOrder(order: CalibrationOrder): boolean {
  return exclusionOf(order) === null;
}
