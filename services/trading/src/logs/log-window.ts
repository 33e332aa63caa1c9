import { MAX_LOG_ENTRIES } from '@meridian/domain/log-feed';
import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';

/** Added and dropped entries. Either list may be empty. */
export type LogWindowChange = {
  readonly added: readonly StoredLogEntry[];
  readonly removed: readonly StoredLogEntry[];
};

/** The newest entries of the event log in memory. Live readers share them, and each takes what it may see. */
export class LogWindow {
  readonly #max: number;
  readonly #byId = new Map<number, StoredLogEntry>();
  /** By ascending id. The map has the same entries. */
  #entries: StoredLogEntry[] = [];
  /** Entries up to this id are, or may be, missing. */
  #missingUpTo = 0;
  readonly #listeners = new Set<(change: LogWindowChange) => void>();

  constructor(max = MAX_LOG_ENTRIES) {
    this.#max = max;
  }

  get max(): number {
    return this.#max;
  }

  get size(): number {
    return this.#entries.length;
  }

  get lastId(): number {
    return this.#entries.at(-1)?.id ?? this.#missingUpTo;
  }

  /** Missing entries have ids up to this one. 0 when all are here. */
  get missingUpTo(): number {
    return this.#missingUpTo;
  }

  ids(): Iterable<number> {
    return this.#byId.keys();
  }

  get(id: number): StoredLogEntry | undefined {
    return this.#byId.get(id);
  }

  /** Null when some of them are no longer here. */
  after(id: number): readonly StoredLogEntry[] | null {
    if (id < this.#missingUpTo) return null;
    if (id >= this.lastId) return [];
    return this.#entries.slice(this.#firstAfter(id));
  }

  /** Ids ascend over all calls. */
  append(entries: readonly StoredLogEntry[]): void {
    const [first] = entries;
    // The first load brings only as many as fit, so older ones may exist.
    if (first !== undefined && this.#entries.length === 0 && entries.length >= this.#max) {
      this.#missingUpTo = Math.max(this.#missingUpTo, first.id - 1);
    }
    for (const entry of entries) this.#byId.set(entry.id, entry);
    this.#entries.push(...entries);
    const removed = this.#dropFirst(this.#entries.length - this.#max);
    this.#tell({ added: entries.slice(-this.#max), removed });
  }

  /** Drops entries that the store has deleted. */
  forgetBefore(timestampMs: number): void {
    const index = this.#entries.findIndex(({ timestamp }) => timestamp >= timestampMs);
    const removed = this.#dropFirst(index < 0 ? this.#entries.length : index);
    if (removed.length > 0) this.#tell({ added: [], removed });
  }

  /** Returns how to stop. */
  subscribe(listener: (change: LogWindowChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #dropFirst(count: number): readonly StoredLogEntry[] {
    if (count <= 0) return [];
    const dropped = this.#entries.slice(0, count);
    this.#entries = this.#entries.slice(count);
    for (const { id } of dropped) this.#byId.delete(id);
    this.#missingUpTo = dropped.at(-1)?.id ?? this.#missingUpTo;
    return dropped;
  }

  #firstAfter(id: number): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.id ?? 0) <= id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #tell(change: LogWindowChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
