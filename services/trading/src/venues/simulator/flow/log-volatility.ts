import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import type { Rng } from '@meridian/cost-model/sfc32';
import { SESSION_MS } from '../../../market/session-calendar.ts';
import { VOLATILITY_BY_DAYS, VOLATILITY_BY_HOURS } from './market-volatility.ts';

const HOURS = { sd: VOLATILITY_BY_HOURS.sd, memoryMs: VOLATILITY_BY_HOURS.memoryDays * SESSION_MS };
const DAYS = { sd: VOLATILITY_BY_DAYS.sd, memoryMs: VOLATILITY_BY_DAYS.memoryDays * SESSION_MS };
const VARIANCE = HOURS.sd ** 2 + DAYS.sd ** 2;
/** The mean of the volatility. It is below one, because the square averages to one. */
export const MEAN_VOLATILITY = Math.exp(-VARIANCE / 2);
const LONG_DAYS = 0.3;
/** The part of a level that lasts for days, when only the level is known. */
const LASTING_SHARE = DAYS.sd ** 2 / VARIANCE;

/**
 * Volatility relative to its root mean square. Its logarithm reverts to the mean within hours and within days, so that
 * calm and volatile periods alternate and daily returns have fat tails.
 */
export class LogVolatility {
  /** Its square averages to one. */
  factor = 1;
  readonly #rng: Rng;
  #hours = 0;
  #days = 0;
  #stepMs = 0;
  #keepHours = 1;
  #keepDays = 1;

  constructor(rng: Rng) {
    this.#rng = rng;
    this.#hours = HOURS.sd * standardNormal(rng);
    this.#days = DAYS.sd * standardNormal(rng);
    this.#apply();
  }

  /** The volatility of a longer period, in which calm and volatile hours even out. */
  over(days: number): number {
    return days > LONG_DAYS ? Math.exp(this.#days - DAYS.sd ** 2) : this.factor;
  }

  get level(): number {
    return this.#hours + this.#days;
  }

  set(level: number): void {
    this.#days = LASTING_SHARE * level;
    this.#hours = level - this.#days;
    this.#apply();
  }

  /** Exact for any step. Steps of equal length share their constants. */
  advance(stepMs: number): void {
    if (stepMs !== this.#stepMs) {
      this.#stepMs = stepMs;
      this.#keepHours = Math.exp(-stepMs / HOURS.memoryMs);
      this.#keepDays = Math.exp(-stepMs / DAYS.memoryMs);
    }
    this.#hours = this.#next(this.#hours, this.#keepHours, HOURS.sd);
    this.#days = this.#next(this.#days, this.#keepDays, DAYS.sd);
    this.#apply();
  }

  #next(level: number, keep: number, sd: number): number {
    return level * keep + sd * Math.sqrt(1 - keep * keep) * standardNormal(this.#rng);
  }

  #apply(): void {
    this.factor = Math.exp(this.level - VARIANCE);
  }
}
