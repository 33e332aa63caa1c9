import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { RowChanged } from '../../live/topic-source.ts';
import type { Row } from '../row-batch.ts';

/** Rows that are recomputed from time to time. Unchanged ones are not sent again. */
export class PublishedRows {
  readonly #rows = new Map<RowKey, Row>();
  readonly #changed: RowChanged;
  #isOpen = false;

  constructor(changed: RowChanged) {
    this.#changed = changed;
  }

  /** From here on changes are sent. Earlier rows belong to the snapshot. */
  open(): void {
    this.#isOpen = true;
  }

  keys(): Iterable<RowKey> {
    return this.#rows.keys();
  }

  row(key: RowKey): Row | undefined {
    return this.#rows.get(key);
  }

  put(key: RowKey, row: Row, urgent = false): void {
    const before = this.#rows.get(key);
    this.#rows.set(key, row);
    if (before === undefined) {
      this.#tell(key, { urgent });
      return;
    }
    const fields = row.flatMap((cell, column) => (cell === before[column] ? [] : [column]));
    if (fields.length > 0) this.#tell(key, { fields, urgent });
  }

  remove(key: RowKey, urgent = false): void {
    if (this.#rows.delete(key)) this.#tell(key, { urgent });
  }

  /** Removes all other rows. */
  retain(keys: ReadonlySet<RowKey>): void {
    for (const key of this.#rows.keys()) if (!keys.has(key)) this.remove(key);
  }

  #tell(...change: Parameters<RowChanged>): void {
    if (this.#isOpen) this.#changed(...change);
  }
}
