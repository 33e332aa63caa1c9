import { median } from '../statistics/quantile.ts';
import { leastSquares } from './least-squares.ts';

export type RegressionSample = {
  /** One row per observation, one number per coefficient. */
  readonly design: readonly (readonly number[])[];
  readonly response: readonly number[];
  /** Inverse variances of the observations. */
  readonly weights: readonly number[];
};

export type HuberFit = {
  readonly coefficients: readonly number[];
  /** What robustness left of each observation, from 0 to 1. */
  readonly robustWeights: readonly number[];
  readonly scale: number;
  readonly isConverged: boolean;
};

const TUNING = 1.345;
const NORMAL_CONSISTENCY = 1.4826;
const TOLERANCE = 1e-10;
const MAX_ROUNDS = 500;

function standardisedResiduals(sample: RegressionSample, coefficients: readonly number[]): number[] {
  return sample.design.map((row, index) => {
    const fitted = row.reduce((total, value, column) => total + value * (coefficients[column] ?? 0), 0);
    return ((sample.response[index] ?? 0) - fitted) * Math.sqrt(sample.weights[index] ?? 0);
  });
}

function hasSettled(before: readonly number[], after: readonly number[]): boolean {
  return after.every((value, index) => Math.abs(value - (before[index] ?? 0)) <= TOLERANCE * (1 + Math.abs(value)));
}

/** Weighted regression that outliers bend but do not break, by reweighting; null when a coefficient is undetermined. */
export function huberRegression(sample: RegressionSample): HuberFit | null {
  const { design, response, weights } = sample;
  if (design.length !== response.length || design.length !== weights.length) throw new Error('rows do not match');
  let robustWeights: readonly number[] = weights.map(() => 1);
  let coefficients = leastSquares(design, response, weights);
  let scale = 0;
  for (let round = 0; round < MAX_ROUNDS && coefficients !== null; round += 1) {
    const residuals = standardisedResiduals(sample, coefficients).map(Math.abs);
    scale = NORMAL_CONSISTENCY * (median(residuals) ?? 0);
    // More than half of the observations lie on the fit: there is nothing left to improve.
    if (scale <= Number.EPSILON) return { coefficients, robustWeights, scale, isConverged: true };
    const reach = TUNING * scale;
    robustWeights = residuals.map((residual) => (residual <= reach ? 1 : reach / residual));
    const next = leastSquares(
      design,
      response,
      weights.map((weight, index) => weight * (robustWeights[index] ?? 0)),
    );
    if (next === null) return null;
    const isConverged = hasSettled(coefficients, next);
    coefficients = next;
    if (isConverged) return { coefficients, robustWeights, scale, isConverged };
  }
  return coefficients === null ? null : { coefficients, robustWeights, scale, isConverged: false };
}
