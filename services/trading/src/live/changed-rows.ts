import type { RowKey } from '@meridian/protocol/live/subscription-messages';

/** The fields of a change as they came, or those of several. */
export type ChangedFields = readonly number[] | ReadonlySet<number> | 'every field';

/** Rows that wait to be sent, each with the fields that changed meanwhile. It never outgrows its topic. */
export class ChangedRows {
  readonly #rows = new Map<RowKey, ChangedFields>();

  get size(): number {
    return this.#rows.size;
  }

  [Symbol.iterator](): IterableIterator<readonly [RowKey, ChangedFields]> {
    return this.#rows.entries();
  }

  /** The fields of a row. A row that is not among them is new or gone, so that nothing of it is known. */
  fieldsOf(key: RowKey): ChangedFields {
    return this.#rows.get(key) ?? 'every field';
  }

  add(key: RowKey, fields: ChangedFields): void {
    const before = this.#rows.get(key);
    if (before === 'every field') return;
    const isFirst = before === undefined || fields === 'every field';
    this.#rows.set(key, isFirst ? fields : both(before, fields));
  }

  delete(key: RowKey): void {
    this.#rows.delete(key);
  }
}

/** Never the same set as before, because others may have been told of that one. */
function both(one: Iterable<number>, other: Iterable<number>): ReadonlySet<number> {
  const fields = new Set(one);
  for (const field of other) fields.add(field);
  return fields;
}
