import type { ProductionParameters } from '../models/production-cost.ts';
import { type BootstrapPlan, clusterBootstrap } from '../statistics/cluster-bootstrap.ts';
import { sampleCovariance } from '../statistics/sample-covariance.ts';
import { type CalibrationOrder, isCalibrationOrder } from './calibration-order.ts';
import { huberRegression, type RegressionSample } from './huber-regression.ts';
import { capLeverage } from './leverage-cap.ts';
import { shrink } from './shrink.ts';

export type ProductionCalibration = {
  readonly kind: 'calibrated';
  readonly parameters: ProductionParameters;
  /** Covariance of phi, y, delta and kappa. The exponents are fixed, so their rows are zero. Null with too few days. */
  readonly covariance: readonly (readonly number[])[] | null;
  readonly used: number;
  readonly dropped: number;
  /** Per symbol, shrunk towards the asset class. */
  readonly yBySymbol: ReadonlyMap<string, number>;
};

export type CalibrationRefusal = { readonly kind: 'undetermined'; readonly used: number; readonly dropped: number };

/** cost/σ = φ·(spread/σ) + Y·(size^δ·pace^κ). It is linear in the two fitted parameters. */
function regressionSample(orders: readonly CalibrationOrder[], base: ProductionParameters): RegressionSample {
  const sizes = capLeverage(orders.map((order) => order.filled / order.adv));
  const paces = capLeverage(orders.map((order) => order.participation / base.referenceParticipation));
  return {
    design: orders.map((order, index) => [
      order.spread / order.sigma,
      (sizes[index] ?? 0) ** base.delta * (paces[index] ?? 0) ** base.kappa,
    ]),
    response: orders.map((order) => order.cost / order.sigma),
    // Inverse variance of the timing risk, in units of sigma.
    weights: orders.map((order) => 3 / order.days),
  };
}

function fitClass(orders: readonly CalibrationOrder[], base: ProductionParameters): readonly number[] | null {
  return huberRegression(regressionSample(orders, base))?.coefficients ?? null;
}

/** The symbol's own Y, given the spread share of its asset class. */
function fitSymbol(orders: readonly CalibrationOrder[], base: ProductionParameters, phi: number): number | null {
  const { design, response, weights } = regressionSample(orders, base);
  const fit = huberRegression({
    design: design.map(([, impact]) => [impact ?? 0]),
    response: response.map((value, index) => value - phi * (design[index]?.[0] ?? 0)),
    weights,
  });
  return fit?.coefficients[0] ?? null;
}

/** Fits φ and Y of an asset class to its own orders. The exponents are those of `base`. */
export function calibrateProduction(
  orders: readonly CalibrationOrder[],
  base: ProductionParameters,
  bootstrap: BootstrapPlan,
): ProductionCalibration | CalibrationRefusal {
  const usable = orders.filter(isCalibrationOrder);
  const counts = { used: usable.length, dropped: orders.length - usable.length };
  const [phi, y] = fitClass(usable, base) ?? [];
  if (phi === undefined || y === undefined) return { kind: 'undetermined', ...counts };
  // A negative spread share or impact is noise, and would make large orders look cheap.
  const parameters = { ...base, phi: Math.max(0, phi), y: Math.max(0, y) };
  const rounds = clusterBootstrap(
    usable,
    ({ day }) => day,
    (sample) => fitClass(sample, base),
    bootstrap,
  );
  const yBySymbol = new Map<string, number>();
  for (const [symbol, own] of Map.groupBy(usable, (order) => order.symbol)) {
    const fitted = fitSymbol(own, base, parameters.phi) ?? parameters.y;
    yBySymbol.set(symbol, Math.max(0, shrink(fitted, parameters.y, own.length)));
  }
  const covariance = sampleCovariance(rounds.map(([phi = 0, y = 0]) => [phi, y, 0, 0]));
  return { kind: 'calibrated', parameters, covariance, ...counts, yBySymbol };
}
