import { isAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';

export type WeightedMean = {
  readonly mean: number;
  /** Null for a single observation. */
  readonly standardError: number | null;
  /** The equivalent number of equally weighted observations. */
  readonly effectiveCount: number;
};

/** Null when no observation has weight, or one is not a number. */
export function weightedMean(values: readonly number[], weights: readonly number[]): WeightedMean | null {
  if (values.length !== weights.length) throw new Error('each value needs one weight');
  const total = sum(weights);
  if (!values.every(Number.isFinite) || !weights.every(isAmount) || !(total > 0) || !Number.isFinite(total))
    return null;
  const shares = weights.map((weight) => weight / total);
  const mean = sum(values.map((value, index) => value * (shares[index] ?? 0)));
  const count = values.length;
  const spread = sum(values.map((value, index) => ((shares[index] ?? 0) * (value - mean)) ** 2));
  return {
    mean,
    standardError: count < 2 ? null : Math.sqrt((spread * count) / (count - 1)),
    effectiveCount: 1 / sum(shares.map((share) => share * share)),
  };
}

/** Every observation counts the same. */
export function equalMean(values: readonly number[]): WeightedMean | null {
  return weightedMean(
    values,
    values.map(() => 1),
  );
}
