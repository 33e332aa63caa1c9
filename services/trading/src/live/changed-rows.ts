import type { RowKey } from '@meridian/protocol/live/subscription-messages';

/** The fields of a change as they came, or those of several. */
export type ChangedFields = readonly number[] | ReadonlySet<number> | 'every field';

/** Never one of the two sets, because others may have been told of it. */
export function inBoth(one: ChangedFields, other: ChangedFields): ChangedFields {
  if (one === 'every field' || other === 'every field') return 'every field';
  const fields = new Set(one);
  for (const field of other) fields.add(field);
  return fields;
}

/** Rows that changed since the last flush, each with the fields that did. */
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
    this.#rows.set(key, before === undefined ? fields : inBoth(before, fields));
  }
}
