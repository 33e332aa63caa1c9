import type { ProductionParameters } from '../models/production-cost.ts';
import type { CostModel } from '../models/uncertain-cost.ts';
import type { BootstrapPlan } from '../statistics/cluster-bootstrap.ts';
import { calibrateProduction } from './calibrate-production.ts';
import type { CalibrationOrder } from './calibration-order.ts';
import { SHRINKAGE_ORDERS, shrink } from './shrink.ts';

type Matrix = readonly (readonly number[])[];

/** A model that was fitted, and how many orders stand behind it. */
export type FittedModel = { readonly model: CostModel; readonly orders: number };

function mix(own: Matrix | null, towards: Matrix | null, orders: number): Matrix | null {
  if (own === null || towards === null) return own ?? towards;
  const weight = orders / (orders + SHRINKAGE_ORDERS);
  // Each part's errors count by the square of its weight.
  return own.map((row, i) => row.map((value, j) => weight ** 2 * value + (1 - weight) ** 2 * (towards[i]?.[j] ?? 0)));
}

function drawn(own: ProductionParameters, towards: ProductionParameters, orders: number): ProductionParameters {
  return {
    ...towards,
    phi: shrink(own.phi, towards.phi, orders),
    y: shrink(own.y, towards.y, orders),
  };
}

/** Fits φ and Y to some orders and draws them towards another model, the more so the fewer orders there are. */
export function fitTowards(
  orders: readonly CalibrationOrder[],
  towards: CostModel,
  bootstrap: BootstrapPlan,
): FittedModel {
  const fitted = calibrateProduction(orders, towards.parameters, bootstrap);
  if (fitted.kind === 'undetermined') return { model: towards, orders: 0 };
  const { used } = fitted;
  return {
    model: {
      parameters: drawn(fitted.parameters, towards.parameters, used),
      covariance: mix(fitted.covariance, towards.covariance, used),
    },
    orders: used,
  };
}
