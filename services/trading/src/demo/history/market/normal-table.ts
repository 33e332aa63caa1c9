import type { Rng } from '@meridian/cost-model/sfc32';
import { normalQuantile } from '@meridian/cost-model/statistics/normal-quantile';

const BITS = 12;
const SIZE = 1 << BITS;

const TABLE = Float64Array.from({ length: SIZE }, (_, index) => normalQuantile((index + 0.5) / SIZE));

/** A normal draw from a table. It is coarse, but sixty days need millions of draws. */
export function quickNormal(rng: Rng): number {
  return TABLE[rng.uint32() >>> (32 - BITS)] ?? 0;
}
