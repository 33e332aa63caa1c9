import type { Rng } from '../sfc32.ts';
import { normalQuantile } from '../statistics/normal-quantile.ts';

/** One draw by inversion: it always takes exactly one number from the generator, which keeps replays aligned. */
export function standardNormal(rng: Rng): number {
  return normalQuantile((rng.uint32() + 0.5) / 4_294_967_296);
}
