import { NONE } from './order-pool.ts';

export type Print = {
  tick: number;
  queue: number;
  lots: number;
  /** Slot of the own order that traded, or NONE. */
  own: number;
};

/** The fills of one taking order, in order. Consecutive market orders on one queue become one print. */
export class PrintBuffer {
  /** Reused: only the first `count` belong to the last take. */
  readonly #prints: Print[] = [];
  count = 0;

  clear(): void {
    this.count = 0;
  }

  at(index: number): Print {
    const print = this.#prints[index];
    if (print === undefined || index >= this.count) throw new Error(`no print ${index}`);
    return print;
  }

  /** Copies for a caller that lets others trade while it reads. */
  copies(): Print[] {
    return this.#prints.slice(0, this.count).map(({ tick, queue, lots, own }) => ({ tick, queue, lots, own }));
  }

  push(tick: number, queue: number, lots: number, own: number): void {
    const last = this.count > 0 ? this.#prints[this.count - 1] : undefined;
    if (last !== undefined && own === NONE && last.own === NONE && last.tick === tick && last.queue === queue) {
      last.lots += lots;
      return;
    }
    const next = this.#prints[this.count];
    if (next === undefined) {
      this.#prints.push({ tick, queue, lots, own });
    } else {
      next.tick = tick;
      next.queue = queue;
      next.lots = lots;
      next.own = own;
    }
    this.count += 1;
  }
}
