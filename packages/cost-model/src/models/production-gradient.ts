import {
  PRODUCTION_PARAMETERS,
  type ProductionOrder,
  type ProductionParameters,
  productionCost,
} from './production-cost.ts';

/** The order of the parameters in a gradient and in their covariance. */
export const PRODUCTION_GRADIENT_ORDER = [
  'phi',
  'y',
  'delta',
  'kappa',
] as const satisfies readonly (keyof ProductionParameters)[];

/** The derivative of the cost by each parameter. Null where the model has no result. */
export function productionGradient(
  order: ProductionOrder,
  parameters = PRODUCTION_PARAMETERS,
): readonly [phi: number, y: number, delta: number, kappa: number] | null {
  const perUnitY = productionCost(order, { ...parameters, y: 1 })?.impact;
  if (perUnitY === undefined) return null;
  // Without impact the logarithms may be infinite, and the derivatives are zero.
  if (perUnitY === 0) return [order.spread, 0, 0, 0];
  const impact = parameters.y * perUnitY;
  return [
    order.spread,
    perUnitY,
    impact * Math.log(order.quantity / order.adv),
    order.participation === 0 ? 0 : impact * Math.log(order.participation / parameters.referenceParticipation),
  ];
}
