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
  const found = costWithSd(order, timingRisk, model);
  return found === null ? null : { ...found, bands: costBands(found.cost.total, found.sd) };
}

/** The same without its ranges, which take longer than the rest. */
export function costWithSd(
  order: ProductionOrder,
  timingRisk: number,
  model: CostModel = DEFAULT_COST_MODEL,
): Omit<UncertainCost, 'bands'> | null {
  const cost = productionCost(order, model.parameters);
  const variance = varianceOf(order, model);
  if (cost === null || variance === null) return null;
  const sd = costSd(timingRisk, variance);
  return Number.isFinite(sd) ? { cost, meanSd: Math.sqrt(variance), sd } : null;
}

function varianceOf(order: ProductionOrder, { parameters, covariance }: CostModel): number | null {
  if (covariance === null) return 0;
  const gradient = productionGradient(order, parameters);
  return gradient === null ? null : parameterVariance(gradient, covariance);
}
