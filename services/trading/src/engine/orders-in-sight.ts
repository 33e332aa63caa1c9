import { IdQueue } from '../by-id/id-queue.ts';

const NONE: ReadonlySet<number> = new Set();

/** The orders that somebody has on the screen, and which of them and of their child orders have changed. */
export class OrdersInSight {
  readonly parents = new IdQueue();
  readonly children = new IdQueue();
  #ids = NONE;

  get ids(): ReadonlySet<number> {
    return this.#ids;
  }

  /** Exactly these from now on. One that has just come into sight may be old, so it counts as changed. */
  watch(ids: readonly number[]): void {
    const before = this.#ids;
    this.#ids = new Set(ids);
    for (const id of this.#ids) if (!before.has(id)) this.parents.add(id);
  }

  has(id: number): boolean {
    return this.#ids.has(id);
  }
}
