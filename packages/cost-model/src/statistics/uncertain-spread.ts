import { normalDensity, normalShare } from './normal-share.ts';

/** Gauss–Hermite points and weights of a normal variable. Seven are exact enough for any displayed range. */
const POINTS = [
  [0, 0.457_142_857_142_857],
  [1.154_405_394_739_968, 0.240_123_178_605_013],
  [-1.154_405_394_739_968, 0.240_123_178_605_013],
  [2.366_759_410_734_541, 0.030_757_123_967_586],
  [-2.366_759_410_734_541, 0.030_757_123_967_586],
  [3.750_439_717_725_742, 0.000_548_268_855_972],
  [-3.750_439_717_725_742, 0.000_548_268_855_972],
] as const;

/** Standard deviation of the logarithm of future volatility relative to the usual. */
const LOG_SD = 0.55;
/** Volatility relative to the usual. Its square averages to one. */
const STATES = POINTS.map(([point, weight]) => ({ factor: Math.exp(LOG_SD * point - LOG_SD * LOG_SD), weight }));

/** Values beyond it are irrelevant. */
const MAX_SDS = 12;
const HALVINGS = 40;

/**
 * The distribution of a value that moves with uncertain volatility plus noise of known size. Calm periods are more
 * frequent than wild ones, so its central range is narrower than a normal one and its tails are fatter.
 */
export class UncertainSpread {
  readonly #states: readonly { readonly sd: number; readonly weight: number }[];
  readonly #sd: number;

  constructor(marketSd: number, noiseSd: number) {
    this.#states = STATES.map(({ factor, weight }) => ({ sd: Math.hypot(factor * marketSd, noiseSd), weight }));
    this.#sd = Math.hypot(marketSd, noiseSd);
  }

  /** The share of values below `value`. */
  share(value: number): number {
    return this.#states.reduce((sum, { sd, weight }) => sum + weight * normalShare(value / sd), 0);
  }

  /** The sum of the values above `value`, each by its probability. Those below it come to as much less than zero. */
  momentAbove(value: number): number {
    return this.#states.reduce((sum, { sd, weight }) => sum + weight * sd * normalDensity(value / sd), 0);
  }

  /** The standard deviation. */
  get sd(): number {
    return this.#sd;
  }

  /** The value below which a share of all values lies. */
  quantile(share: number): number {
    let [low, high] = [-MAX_SDS * this.#sd, MAX_SDS * this.#sd];
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (low + high) / 2;
      if (this.share(middle) < share) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }
}
