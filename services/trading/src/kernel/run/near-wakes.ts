import { NO_SLICE, type Wake } from './wake-heap.ts';

const SLICE_MS = 64;
/** Together longer than an order rests on a full desk. */
const SLICES = 512;

/**
 * Wakes of the next half minute in slices of time, without an order within a slice: thousands of orders change their
 * time every second, and in a heap each change would move a dozen others.
 */
export class NearWakes {
  readonly #ripen: (wake: Wake) => void;
  /** One that has another slice by now is passed over. */
  readonly #slices: Wake[][] = Array.from({ length: SLICES }, () => []);
  /** The slice that was reached, from which on others are near. None before the first. */
  #reached: number | null = null;
  #nowMs = Number.NEGATIVE_INFINITY;

  /** `ripen` takes those whose time has come. */
  constructor(ripen: (wake: Wake) => void) {
    this.#ripen = ripen;
  }

  isNear(atMs: number): boolean {
    return this.#reached !== null && sliceOf(atMs) < this.#reached + SLICES;
  }

  /** One that is near. */
  add(wake: Wake): void {
    const slice = sliceOf(wake.atMs);
    if (wake.atMs <= this.#nowMs || this.#reached === null || slice < this.#reached) {
      wake.slice = NO_SLICE;
      this.#ripen(wake);
    } else if (wake.slice !== slice % SLICES) {
      wake.slice = slice % SLICES;
      this.#slices[wake.slice]?.push(wake);
    }
  }

  /** Ripens all up to this time. */
  reach(nowMs: number): void {
    this.#nowMs = nowMs;
    const now = sliceOf(nowMs);
    const first = this.#reached ?? now;
    if (now < first) return;
    this.#reached = now;
    for (let slice = Math.max(first, now - SLICES + 1); slice <= now; slice += 1) this.#ripenSlice(slice);
  }

  #ripenSlice(slice: number): void {
    const place = slice % SLICES;
    const wakes = this.#slices[place] ?? [];
    if (wakes.length === 0) return;
    const left: Wake[] = [];
    for (const wake of wakes) {
      if (wake.slice !== place) continue;
      if (wake.atMs > this.#nowMs) left.push(wake);
      else {
        wake.slice = NO_SLICE;
        this.#ripen(wake);
      }
    }
    this.#slices[place] = left;
  }
}

function sliceOf(atMs: number): number {
  return Math.floor(atMs / SLICE_MS);
}
