import { quantileOfSorted } from '../statistics/quantile.ts';
import { type FlatSample, flatSample, leastSquares } from './least-squares.ts';

export type RegressionSample = {
  /** One row per observation, one number per coefficient. */
  readonly design: readonly (readonly number[])[];
  readonly response: readonly number[];
  /** Inverse variances of the observations. */
  readonly weights: readonly number[];
};

export type HuberFit = {
  readonly coefficients: readonly number[];
  /** The robust weight of each observation, from 0 to 1. */
  readonly robustWeights: readonly number[];
  readonly scale: number;
  readonly isConverged: boolean;
};

const TUNING = 1.345;
const NORMAL_CONSISTENCY = 1.4826;
const TOLERANCE = 1e-10;
const MAX_ROUNDS = 500;

/** The distance of each observation from the fit, in its standard deviations. */
function standardisedDistances(sample: FlatSample, roots: Float64Array, coefficients: readonly number[]): Float64Array {
  const { columns, design, response } = sample;
  return response.map((observed, row) => {
    let fitted = 0;
    for (let i = 0; i < columns; i += 1) fitted += (design[row * columns + i] ?? 0) * (coefficients[i] ?? 0);
    return Math.abs(observed - fitted) * (roots[row] ?? 0);
  });
}

function hasSettled(before: readonly number[], after: readonly number[]): boolean {
  return after.every((value, index) => Math.abs(value - (before[index] ?? 0)) <= TOLERANCE * (1 + Math.abs(value)));
}

/** Robust weighted regression by iterative reweighting. Null when a coefficient is undetermined. */
export function huberRegression({ design, response, weights }: RegressionSample): HuberFit | null {
  if (design.length !== response.length || design.length !== weights.length) throw new Error('rows do not match');
  const sample = flatSample(design, response);
  const base = Float64Array.from(weights);
  const roots = base.map(Math.sqrt);
  let robustWeights = base.map(() => 1);
  let coefficients = leastSquares(sample, base);
  let scale = 0;
  for (let round = 0; round < MAX_ROUNDS && coefficients !== null; round += 1) {
    const distances = standardisedDistances(sample, roots, coefficients);
    scale = NORMAL_CONSISTENCY * (quantileOfSorted(distances.toSorted(), 0.5) ?? 0);
    // More than half of the observations are exactly on the fit, so it cannot improve.
    if (scale <= Number.EPSILON) return { coefficients, robustWeights: [...robustWeights], scale, isConverged: true };
    const reach = TUNING * scale;
    robustWeights = distances.map((distance) => (distance <= reach ? 1 : reach / distance));
    const next = leastSquares(
      sample,
      robustWeights.map((robust, row) => robust * (base[row] ?? 0)),
    );
    if (next === null) return null;
    const isConverged = hasSettled(coefficients, next);
    coefficients = next;
    if (isConverged) return { coefficients, robustWeights: [...robustWeights], scale, isConverged };
  }
  return coefficients === null ? null : { coefficients, robustWeights: [...robustWeights], scale, isConverged: false };
}
