import { type CostBand, costBands } from './cost-band.ts';
import {
  PRODUCTION_PARAMETERS,
  type ProductionCost,
  type ProductionOrder,
  type ProductionParameters,
  productionCost,
} from './production-cost.ts';
import { productionGradient } from './production-gradient.ts';
import { costSd, parameterVariance } from './uncertainty.ts';

export type CostModel = {
  readonly parameters: ProductionParameters;
  /** Covariance of phi, y, delta and kappa. Null until a calibration has given one. */
  readonly covariance: readonly (readonly number[])[] | null;
};

export const DEFAULT_COST_MODEL: CostModel = { parameters: PRODUCTION_PARAMETERS, covariance: null };

/** Costs are in the unit of the order's spread and sigma. */
export type UncertainCost = {
  readonly cost: ProductionCost;
  /** Of the mean itself: what is not known of the model. */
  readonly meanSd: number;
  /** Of one order about the mean. */
  readonly sd: number;
  readonly bands: readonly CostBand[];
};

/** The cost of an order with its ranges, from market risk and parameter uncertainty. */
export function uncertainCost(
  order: ProductionOrder,
  timingRisk: number,
  model: CostModel = DEFAULT_COST_MODEL,
): UncertainCost | null {
  const cost = productionCost(order, model.parameters);
  const gradient = productionGradient(order, model.parameters);
  if (cost === null || gradient === null) return null;
  const variance = model.covariance === null ? 0 : parameterVariance(gradient, model.covariance);
  const sd = costSd(timingRisk, variance);
  return Number.isFinite(sd) ? { cost, meanSd: Math.sqrt(variance), sd, bands: costBands(cost.total, sd) } : null;
}
