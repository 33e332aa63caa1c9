type Timer = { readonly atMs: number; readonly order: number; readonly run: () => void };

/** Far above the need of open orders and their reports. More timers mean a runaway schedule. */
const MAX_TIMERS = 1_000_000;

function isEarlier(one: Timer, other: Timer): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);
}

/** Timed actions in order of time, then of scheduling: messages on their way and session boundaries. */
export class TimerQueue {
  readonly #heap: Timer[] = [];
  #asked = 0;

  get nextMs(): number {
    return this.#heap[0]?.atMs ?? Infinity;
  }

  at(atMs: number, run: () => void): void {
    if (this.#heap.length >= MAX_TIMERS) throw new Error(`more than ${MAX_TIMERS} timers`);
    this.#asked += 1;
    const timer = { atMs, order: this.#asked, run };
    this.#heap.push(timer);
    this.#up(this.#heap.length - 1, timer);
  }

  /** Removes the earliest timer and returns its action. */
  take(): () => void {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (first === undefined || last === undefined) throw new Error('no timer is waiting');
    if (first !== last) this.#down(last);
    return first.run;
  }

  #up(from: number, timer: Timer): void {
    let at = from;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = this.#heap[parentAt];
      if (parent === undefined || !isEarlier(timer, parent)) break;
      this.#heap[at] = parent;
      at = parentAt;
    }
    this.#heap[at] = timer;
  }

  #down(timer: Timer): void {
    let at = 0;
    for (;;) {
      const left = this.#heap[2 * at + 1];
      const right = this.#heap[2 * at + 2];
      if (left === undefined) break;
      const isRight = right !== undefined && isEarlier(right, left);
      const child = isRight ? right : left;
      if (!isEarlier(child, timer)) break;
      this.#heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    this.#heap[at] = timer;
  }
}
