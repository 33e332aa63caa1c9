import { WakeQueue } from './wake-queue.ts';

/** When each order is looked at next. Where more are due than can be looked at, last looks go first. */
export class LookTimes {
  readonly #isLast: (id: number, atMs: number) => boolean;
  readonly #last = new WakeQueue();
  readonly #others = new WakeQueue();

  /** `isLast` says whether a look at that time is among the last that an order has. */
  constructor(isLast: (id: number, atMs: number) => boolean) {
    this.#isLast = isLast;
  }

  /** Keeps the earlier of this time and the one set. */
  by(id: number, atMs: number): void {
    const [queue, other] = this.#isLast(id, atMs) ? [this.#last, this.#others] : [this.#others, this.#last];
    if (other.isDue(id, atMs)) return;
    other.clear(id);
    queue.by(id, atMs);
  }

  isDue(id: number, nowMs: number): boolean {
    return this.#last.isDue(id, nowMs) || this.#others.isDue(id, nowMs);
  }

  clear(id: number): void {
    this.#last.clear(id);
    this.#others.clear(id);
  }

  /** Takes out orders whose time has come, last looks before all others and then the earliest, at most so many. */
  takeDue(nowMs: number, most: number): readonly number[] {
    const last = this.#last.takeDue(nowMs, most);
    return [...last, ...this.#others.takeDue(nowMs, most - last.length)];
  }
}
