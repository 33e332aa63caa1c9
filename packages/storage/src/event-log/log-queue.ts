import type { NewLogEntry } from './log-entry.ts';

/** A bounded queue of entries to write, in order of arrival. */
export class LogQueue {
  readonly #max: number;
  readonly #entries: NewLogEntry[] = [];
  /** These first entries are being written and cannot be dropped. */
  #inFlight = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#entries.length;
  }

  /**
   * A full queue drops its oldest entry that is not critical. When all are critical it drops the new one, because
   * accepted critical entries are never dropped. Returns the dropped entry, if any.
   */
  add(entry: NewLogEntry): NewLogEntry | null {
    if (this.#entries.length < this.#max) {
      this.#entries.push(entry);
      return null;
    }
    const isExpendable = ({ log_level }: NewLogEntry, index: number) =>
      index >= this.#inFlight && log_level !== 'critical';
    const expendable = this.#entries.findIndex(isExpendable);
    if (expendable < 0) return entry;
    const [given] = this.#entries.splice(expendable, 1);
    this.#entries.push(entry);
    return given ?? null;
  }

  /** The next batch. It stays in the queue until it is confirmed or released. */
  begin(count: number): readonly NewLogEntry[] {
    this.#inFlight = Math.min(count, this.#entries.length);
    return this.#entries.slice(0, this.#inFlight);
  }

  /** Written. */
  confirm(): void {
    this.#entries.splice(0, this.#inFlight);
    this.#inFlight = 0;
  }

  /** Not written: waits on. */
  release(): void {
    this.#inFlight = 0;
  }
}
