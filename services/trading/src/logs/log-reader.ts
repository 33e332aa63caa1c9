import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { NewestEntry } from '@meridian/storage/log-read-marks/log-read-mark-store';

/** One user's read marks of the orders' logs, shared by the user's pages. */
export class LogReader {
  /** Orders with entries that the user has not seen. Empty until the marks are loaded. */
  readonly unread = new Set<number>();
  readonly #marks = new Map<number, number>();
  readonly #listeners = new Set<(key: RowKey) => void>();
  #isLoaded = false;

  get isAlone(): boolean {
    return this.#listeners.size === 0;
  }

  /** Returns how to stop. */
  join(changed: (key: RowKey) => void): () => void {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  }

  load(marks: ReadonlyMap<number, number>, newest: Iterable<NewestEntry>): void {
    for (const [order, upToId] of marks) this.#raise(order, upToId);
    this.#isLoaded = true;
    for (const { numeric_id, id } of newest) this.came(numeric_id, id);
  }

  /** An entry about an order was written. */
  came(order: number, id: number): void {
    if (!this.#isLoaded || id <= (this.#marks.get(order) ?? 0) || this.unread.has(order)) return;
    this.unread.add(order);
    this.#tell(order);
  }

  /** The order counts as read when the mark covers its newest entry. */
  read(order: number, upToId: number, newestId: number): void {
    this.#raise(order, upToId);
    if ((this.#marks.get(order) ?? 0) >= newestId && this.unread.delete(order)) this.#tell(order);
  }

  #raise(order: number, upToId: number): void {
    this.#marks.set(order, Math.max(upToId, this.#marks.get(order) ?? 0));
  }

  #tell(order: number): void {
    for (const changed of this.#listeners) changed(order);
  }
}
