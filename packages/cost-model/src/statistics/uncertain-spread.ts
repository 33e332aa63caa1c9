import { normalDensity, normalShare } from './normal-share.ts';

/** Gauss and Hermite's points and weights for a normal variable: seven of them are exact to any range that is shown. */
const POINTS = [
  [0, 0.457_142_857_142_857],
  [1.154_405_394_739_968, 0.240_123_178_605_013],
  [-1.154_405_394_739_968, 0.240_123_178_605_013],
  [2.366_759_410_734_541, 0.030_757_123_967_586],
  [-2.366_759_410_734_541, 0.030_757_123_967_586],
  [3.750_439_717_725_742, 0.000_548_268_855_972],
  [-3.750_439_717_725_742, 0.000_548_268_855_972],
] as const;

/** How far the volatility of the hours to come may be off the usual: the spread of its logarithm. */
const LOG_SD = 0.6;
/** Volatility over the usual, whose square averages to one. */
const STATES = POINTS.map(([point, weight]) => ({ factor: Math.exp(LOG_SD * point - LOG_SD * LOG_SD), weight }));

/** Beyond it there is nothing that anybody would look at. */
const MAX_SDS = 12;
const HALVINGS = 40;

/**
 * How a value spreads about zero when the market moves it by an uncertain volatility, and noise by a certain one. Calm
 * times are more frequent than wild ones, so that a range for most values is narrower than a normal one, and the tails
 * are fatter.
 */
export class UncertainSpread {
  readonly #states: readonly { readonly sd: number; readonly weight: number }[];
  readonly #sd: number;

  constructor(marketSd: number, noiseSd: number) {
    this.#states = STATES.map(({ factor, weight }) => ({ sd: Math.hypot(factor * marketSd, noiseSd), weight }));
    this.#sd = Math.hypot(marketSd, noiseSd);
  }

  /** The share of values below one. */
  share(value: number): number {
    return this.#states.reduce((sum, { sd, weight }) => sum + weight * normalShare(value / sd), 0);
  }

  /** The mean of the values below one. */
  meanBelow(value: number): number {
    const moment = this.#states.reduce((sum, { sd, weight }) => sum - weight * sd * normalDensity(value / sd), 0);
    return moment / this.share(value);
  }

  /** The value that a share of all lies below. */
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
