import { isAmount, isPositiveAmount } from '../is-amount.ts';

export type ProductionParameters = {
  /** Share of the spread that is paid. */
  readonly phi: number;
  readonly y: number;
  /** Exponent of the size: one half is the square-root law. */
  readonly delta: number;
  /** Exponent of the participation. */
  readonly kappa: number;
  readonly referenceParticipation: number;
};

export const PRODUCTION_PARAMETERS: ProductionParameters = {
  phi: 0.5,
  y: 0.7,
  delta: 0.5,
  kappa: 0.25,
  referenceParticipation: 0.1,
};

/** Spread, sigma and cost share one unit (a fraction, bps or a price). */
export type ProductionOrder = {
  readonly quantity: number;
  readonly adv: number;
  /** Own share of the total volume, 0 to 1. */
  readonly participation: number;
  readonly spread: number;
  /** Standard deviation of a day. */
  readonly sigma: number;
};

export type ProductionCost = {
  readonly total: number;
  readonly spread: number;
  /** The average over the order. The three fields below describe the price path, not the cost. */
  readonly impact: number;
  readonly peak: number;
  readonly permanent: number;
  readonly temporary: number;
};

const PERMANENT_SHARE_OF_PEAK = 2 / 3;

export function isProductionOrder(order: ProductionOrder): boolean {
  const { quantity, adv, participation, spread, sigma } = order;
  if (!isPositiveAmount(adv) || !isAmount(quantity) || !isAmount(participation) || participation > 1) return false;
  return isAmount(spread) && isAmount(sigma);
}

/** The default model: part of the spread, and an impact that grows with size and participation. Null without volume. */
export function productionCost(order: ProductionOrder, parameters = PRODUCTION_PARAMETERS): ProductionCost | null {
  if (!isProductionOrder(order)) return null;
  const { phi, y, delta, kappa, referenceParticipation } = parameters;
  const sizeFactor = (order.quantity / order.adv) ** delta;
  const impact = y * order.sigma * sizeFactor * (order.participation / referenceParticipation) ** kappa;
  const spread = phi * order.spread;
  const peak = (1 + delta) * impact;
  const permanent = PERMANENT_SHARE_OF_PEAK * peak;
  const total = spread + impact;
  if (!Number.isFinite(total)) return null;
  return { total, spread, impact, peak, permanent, temporary: peak - permanent };
}
