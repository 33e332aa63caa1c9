import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { SESSION_MS } from '../../../market/session-calendar.ts';
import { LogVolatility } from './log-volatility.ts';

const STEP_MS = 200;
const STEP_ROOT_DAYS = Math.sqrt(STEP_MS / SESSION_MS);

/** A random walk that moves many prices. Its variance is one per day on average. */
export class MarketFactor {
  level = 0;
  readonly #rng: Rng;
  readonly #volatility: LogVolatility;

  constructor(seed: string) {
    this.#rng = seededRng(seed, 'steps');
    this.#volatility = new LogVolatility(seededRng(seed, 'volatility'));
  }

  get factor(): number {
    return this.#volatility.factor;
  }

  step(): void {
    this.#volatility.advance(STEP_MS);
    this.level += STEP_ROOT_DAYS * this.factor * standardNormal(this.#rng);
  }

  leap(days: number): void {
    this.#volatility.advance(days * SESSION_MS);
    this.level += Math.sqrt(days) * this.#volatility.over(days) * standardNormal(this.#rng);
  }
}

/** The factor of the world market and of each country. They have their own clock, so reading one changes no other. */
export class MarketFactors {
  readonly world: MarketFactor;
  readonly #countries = new Map<string, MarketFactor>();
  readonly #life: string;
  #nextMs = Infinity;

  constructor(life: string) {
    this.#life = life;
    this.world = new MarketFactor(`${life} world`);
  }

  /** Call it before the first move. */
  country(name: string): MarketFactor {
    const known = this.#countries.get(name) ?? new MarketFactor(`${this.#life} country ${name}`);
    this.#countries.set(name, known);
    return known;
  }

  start(nowMs: number): void {
    this.#nextMs = nowMs + STEP_MS;
  }

  stop(): void {
    this.#nextMs = Infinity;
  }

  advanceTo(nowMs: number): void {
    while (this.#nextMs <= nowMs) {
      for (const factor of this.#all()) factor.step();
      this.#nextMs += STEP_MS;
    }
  }

  /** Call it before prices leap over the same time. */
  leap(days: number): void {
    for (const factor of this.#all()) factor.leap(days);
  }

  *#all(): Iterable<MarketFactor> {
    yield this.world;
    yield* this.#countries.values();
  }
}
