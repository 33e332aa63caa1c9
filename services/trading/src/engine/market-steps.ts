import type { World } from '../world/world.ts';

/** After a longer pause of the machine the market jumps to the present. */
const PAUSE_MS = 30_000;
/** How much of its time a market that is late makes up before it looks at the clock again. */
const SLICE_MS = 75;
/** How long it makes up in one step. It is reached while memory is collected. */
const MAX_STEP_MS = 40;
/** However long that takes: what is further behind is no longer the present. */
const MAX_LATE_MS = 500;

/**
 * Takes the market to the present, step by step. When all that happened meanwhile does not fit into a step, the rest
 * comes with the next one: decisions and rows wait no longer.
 */
export class MarketSteps {
  readonly #world: Pick<World, 'advanceTo' | 'arriveAt'>;
  readonly #nowMs: () => number;
  #reachedMs: number;

  constructor(world: Pick<World, 'advanceTo' | 'arriveAt'>, nowMs: () => number) {
    this.#world = world;
    this.#nowMs = nowMs;
    this.#reachedMs = nowMs();
  }

  /** Takes the market to the clock's time at once. */
  reach(): void {
    this.#reachedMs = this.#nowMs();
    this.#world.advanceTo(this.#reachedMs);
  }

  step(): void {
    const now = this.#nowMs();
    if (now - this.#reachedMs > PAUSE_MS) {
      this.#world.arriveAt(now);
      this.#reachedMs = now;
      return;
    }
    const leastMs = now - MAX_LATE_MS;
    do {
      this.#reachedMs = Math.min(now, Math.max(this.#reachedMs + SLICE_MS, leastMs));
      this.#world.advanceTo(this.#reachedMs);
    } while (this.#reachedMs < now && this.#nowMs() < now + MAX_STEP_MS);
  }
}
