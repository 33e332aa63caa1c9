import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import type { Rng } from '@meridian/cost-model/sfc32';

/** Standing spread of the logarithm of volatility, and how long it remembers. */
const LOG_SD = 0.45;
const MEMORY_MS = 45 * 60_000;

/** Volatility relative to its mean square: its logarithm is pulled back to rest, so calm and wild hours follow on. */
export class LogVolatility {
  level = 0;
  /** Its square averages to one. */
  factor = Math.exp(-LOG_SD * LOG_SD);
  readonly #rng: Rng;
  #stepMs = 0;
  #keep = 1;
  #noise = 0;

  constructor(rng: Rng) {
    this.#rng = rng;
    this.set(LOG_SD * standardNormal(rng));
  }

  set(level: number): void {
    this.level = level;
    this.factor = Math.exp(level - LOG_SD * LOG_SD);
  }

  /** Exact for any step; steps of one length share their constants. */
  advance(stepMs: number): void {
    if (stepMs !== this.#stepMs) {
      this.#stepMs = stepMs;
      this.#keep = Math.exp(-stepMs / MEMORY_MS);
      this.#noise = LOG_SD * Math.sqrt(1 - this.#keep * this.#keep);
    }
    this.set(this.level * this.#keep + this.#noise * standardNormal(this.#rng));
  }
}
