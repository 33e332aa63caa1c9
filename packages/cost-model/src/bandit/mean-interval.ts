import { normalQuantile } from '../statistics/normal-quantile.ts';
import type { NormalInverseGamma } from './normal-inverse-gamma.ts';

export type MeanInterval = { readonly low: number; readonly high: number };

/** Student's quantile approximated from the normal one. The error is below 1% from three degrees of freedom. */
function studentQuantile(probability: number, freedom: number): number {
  const z = normalQuantile(probability);
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The credible interval of an arm's mean cost. It is wide after few orders. */
export function meanInterval(belief: NormalInverseGamma, level: number): MeanInterval {
  const { mean, strength, shape, scale } = belief;
  const half = studentQuantile((1 + level) / 2, 2 * shape) * Math.sqrt(scale / (shape * strength));
  return { low: mean - half, high: mean + half };
}
