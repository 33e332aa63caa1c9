import type { Rng } from '@meridian/cost-model/sfc32';
import type { ActivityCurve } from './activity-curve.ts';

/** Share of market orders that an earlier one triggered. */
export const BRANCHING = 0.65;
/** Decay of a trigger, per millisecond. */
const DECAY = 0.8 / 1000;

/** Times of market orders: a baseline that follows the day, and clusters, because each order triggers others. */
export class Hawkes {
  readonly #curve: ActivityCurve;
  readonly #rng: Rng;
  /** Rate per millisecond above the baseline, as of the last event. */
  #excitation = 0;

  constructor(curve: ActivityCurve, rng: Rng) {
    this.#curve = curve;
    this.#rng = rng;
  }

  /** Starts a day without triggers of the day before. */
  calm(): void {
    this.#excitation = 0;
  }

  /** The time of the next market order after `fromMs`, since the open. Infinity after the last bucket. */
  next(fromMs: number): number {
    const curve = this.#curve;
    const rng = this.#rng;
    let at = fromMs;
    for (;;) {
      const baseline = curve.rateAt(at) * (1 - BRANCHING);
      const bound = baseline + this.#excitation;
      const bucketEnd = curve.bucketEndAfter(at);
      const candidate = bound > 0 ? at - Math.log(1 - rng.unit()) / bound : Infinity;
      if (candidate >= bucketEnd) {
        this.#excitation *= Math.exp(-DECAY * (bucketEnd - at));
        at = bucketEnd;
        if (at >= curve.endMs) return Infinity;
        continue;
      }
      this.#excitation *= Math.exp(-DECAY * (candidate - at));
      at = candidate;
      // Thinning: the bound is too high, because the rate has decayed since it was computed.
      if (rng.unit() * bound <= baseline + this.#excitation) {
        this.#excitation += BRANCHING * DECAY;
        return at;
      }
    }
  }
}
