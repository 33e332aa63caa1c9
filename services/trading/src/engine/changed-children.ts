import { IdQueue } from '../by-id/id-queue.ts';
import { IdTable } from '../by-id/id-table.ts';
import type { Child } from '../kernel/state/child.ts';

/** Maximum records that are kept. Of other child orders only the id is. */
const MAX_RECORDS = 5_000;

/** Changed child orders that wait for their row. Their records would have to be read again from what is over. */
export class ChangedChildren {
  readonly ids = new IdQueue();
  readonly #records = new IdTable<Child>();

  see(child: Child, nowMs = 0): void {
    this.ids.add(child.id, nowMs);
    if (this.#records.size < MAX_RECORDS || this.#records.has(child.id)) this.#records.set(child.id, child);
  }

  /** As it is now, if it is known here. */
  get(id: number): Child | undefined {
    return this.#records.get(id);
  }

  /** Its row is as new as it can be. */
  shown(id: number): void {
    this.ids.delete(id);
    this.#records.delete(id);
  }
}
