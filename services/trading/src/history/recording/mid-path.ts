const NONE = -(2 ** 31);
/** With very many points, points closer than this are left out. */
const COARSE_MS = 1_000;

/** The number of points of all paths before they are thinned to one per second. */
export class PathBudget {
  #left: number;

  constructor(points: number) {
    this.#left = points;
  }

  take(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }
}

/** The mid of one instrument through a day, in half ticks. Each value is valid until the next. */
export class MidPath {
  readonly #budget: PathBudget;
  #times = new Float64Array(64);
  #mids = new Int32Array(64);
  #length = 0;

  constructor(budget: PathBudget) {
    this.#budget = budget;
  }

  /** Times ascend. Null without a mid, or while nobody saw it. */
  add(atMs: number, mid: number | null): void {
    const last = this.#length - 1;
    const value = mid ?? NONE;
    if (last >= 0 && this.#mids[last] === value) return;
    const isCoarse = !this.#budget.take() && value !== NONE && last >= 0 && this.#mids[last] !== NONE;
    if (isCoarse && atMs - (this.#times[last] ?? 0) < COARSE_MS) return;
    if (this.#length === this.#times.length) this.#grow();
    this.#times[this.#length] = atMs;
    this.#mids[this.#length] = value;
    this.#length += 1;
  }

  at(ms: number): number | null {
    return this.#valueOf(this.#firstAfter(ms) - 1);
  }

  /** The first mid between two times. */
  firstIn(fromMs: number, toMs: number): number | null {
    const known = this.at(fromMs);
    if (known !== null) return known;
    for (let index = this.#firstAfter(fromMs); index < this.#length; index += 1) {
      if ((this.#times[index] ?? Number.NaN) > toMs) return null;
      const mid = this.#valueOf(index);
      if (mid !== null) return mid;
    }
    return null;
  }

  /** The last mid at or before a time. */
  lastUntil(ms: number): number | null {
    for (let index = this.#firstAfter(ms) - 1; index >= 0; index -= 1) {
      const mid = this.#valueOf(index);
      if (mid !== null) return mid;
    }
    return null;
  }

  #valueOf(index: number): number | null {
    const mid = index < 0 ? undefined : this.#mids[index];
    return mid === undefined || mid === NONE ? null : mid;
  }

  #firstAfter(ms: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#times[middle] ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #grow(): void {
    const times = new Float64Array(2 * this.#length);
    times.set(this.#times);
    const mids = new Int32Array(2 * this.#length);
    mids.set(this.#mids);
    this.#times = times;
    this.#mids = mids;
  }
}
