import { gammaVariate } from '../random/gamma-variate.ts';
import { standardNormal } from '../random/standard-normal.ts';
import type { Rng } from '../sfc32.ts';

/** The belief about an arm's cost. Mean and variance are both unknown. */
export type NormalInverseGamma = {
  readonly mean: number;
  /** The mean counts like this many observations. */
  readonly strength: number;
  readonly shape: number;
  readonly scale: number;
};

/** The prior: zero mean cost, a standard deviation of 20 bps, and the weight of one order. */
export const ARM_PRIOR: NormalInverseGamma = { mean: 0, strength: 1, shape: 2, scale: 400 };

const MIN_PRECISION = 1e-12;

/** The belief after one more cost. An invalid cost is ignored. */
export function observeCost(belief: NormalInverseGamma, cost: number): NormalInverseGamma {
  if (!Number.isFinite(cost)) return belief;
  const { mean, strength, shape, scale } = belief;
  const surprise = cost - mean;
  return {
    mean: mean + surprise / (strength + 1),
    strength: strength + 1,
    shape: shape + 0.5,
    scale: scale + (strength * surprise * surprise) / (2 * (strength + 1)),
  };
}

/** One draw of an arm's mean cost from its belief. */
export function sampleMeanCost(belief: NormalInverseGamma, rng: Rng): number {
  const variance = belief.scale / Math.max(gammaVariate(rng, belief.shape), MIN_PRECISION);
  return belief.mean + Math.sqrt(variance / belief.strength) * standardNormal(rng);
}
