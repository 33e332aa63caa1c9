import type { Rng } from '../sfc32.ts';
import { normalQuantile } from '../statistics/normal-quantile.ts';

/** One draw by inversion. It always uses exactly one random number, which keeps replays aligned. */
export function standardNormal(rng: Rng): number {
  return normalQuantile((rng.uint32() + 0.5) / 4_294_967_296);
}
