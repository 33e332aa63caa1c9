import type { VolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import { floatAt } from '../typed-array.ts';

const MINUTE_MS = 60_000;
const CALMEST = 0.7;
const WILDEST = 1.7;

/** Activity and volatility through the day, from the volume profile. Times count from the open. */
export class ActivityCurve {
  readonly bucketMs: number;
  /** The end of continuous trading. */
  readonly endMs: number;
  readonly #rate: Float64Array;
  readonly #nervousness: Float64Array;

  constructor(profile: VolumeProfile, eventsPerDay: number) {
    const traded = profile.buckets.findLastIndex((share) => share > 0) + 1;
    const total = profile.buckets.reduce((sum, share) => sum + share, 0);
    this.bucketMs = profile.bucketMinutes * MINUTE_MS;
    this.endMs = traded * this.bucketMs;
    this.#rate = new Float64Array(traded);
    this.#nervousness = new Float64Array(traded);
    for (let bucket = 0; bucket < traded; bucket += 1) {
      const share = (profile.buckets[bucket] ?? 0) / total;
      this.#rate[bucket] = (eventsPerDay * share) / this.bucketMs;
      this.#nervousness[bucket] = Math.min(WILDEST, Math.max(CALMEST, Math.sqrt(share * traded)));
    }
    const meanSquare = this.#nervousness.reduce((sum, value) => sum + value * value, 0) / traded;
    for (let bucket = 0; bucket < traded; bucket += 1) {
      this.#nervousness[bucket] = floatAt(this.#nervousness, bucket) / Math.sqrt(meanSquare);
    }
  }

  /** Events per millisecond. */
  rateAt(sinceOpenMs: number): number {
    return floatAt(this.#rate, this.#bucketOf(sinceOpenMs));
  }

  /** Volatility relative to the day's. Its square averages to one. */
  nervousnessAt(sinceOpenMs: number): number {
    return floatAt(this.#nervousness, this.#bucketOf(sinceOpenMs));
  }

  bucketEndAfter(sinceOpenMs: number): number {
    return (Math.floor(sinceOpenMs / this.bucketMs) + 1) * this.bucketMs;
  }

  #bucketOf(sinceOpenMs: number): number {
    const bucket = Math.floor(sinceOpenMs / this.bucketMs);
    return Math.min(this.#rate.length - 1, Math.max(0, bucket));
  }
}
