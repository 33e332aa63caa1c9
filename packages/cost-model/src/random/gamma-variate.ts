import type { Rng } from '../sfc32.ts';
import { standardNormal } from './standard-normal.ts';

/** At worst one try in twenty is rejected, so this bound is never reached in practice. */
const MAX_TRIES = 64;

/** A draw from the gamma distribution with unit scale, after Marsaglia and Tsang. */
export function gammaVariate(rng: Rng, shape: number): number {
  if (!(shape > 0) || !Number.isFinite(shape)) throw new Error(`gamma shape ${shape} is not positive`);
  // The method needs a shape of at least one: draws one shape higher and scales.
  if (shape < 1) return gammaVariate(rng, shape + 1) * Math.max(rng.unit(), Number.MIN_VALUE) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const normal = standardNormal(rng);
    const cube = (1 + c * normal) ** 3;
    const uniform = rng.unit();
    if (cube > 0 && Math.log(uniform) < 0.5 * normal * normal + d - d * cube + d * Math.log(cube)) return d * cube;
  }
  return d;
}
