import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Row } from '../row-batch.ts';
import type { RowTableOptions } from '../row-table.ts';

/** What the table should be, in two maps: packed rows in the order of packing, the others as they came. */
export class ModelTable {
  readonly #packed = new Map<RowKey, Row>();
  readonly #others = new Map<RowKey, Row>();

  readonly #options: Required<Omit<RowTableOptions, 'foundBy'>>;

  constructor(options: Required<Omit<RowTableOptions, 'foundBy'>>) {
    this.#options = options;
  }

  get rows(): readonly (readonly [RowKey, Row])[] {
    return [...this.#packed, ...this.#others];
  }

  row(key: RowKey): Row | undefined {
    return this.#packed.get(key) ?? this.#others.get(key);
  }

  put(key: RowKey, row: Row): void {
    const before = this.row(key);
    if (before?.every((cell, column) => cell === row[column]) === true) return;
    this.#packed.delete(key);
    if (this.#options.isPacked(row)) this.#others.delete(key);
    (this.#options.isPacked(row) ? this.#packed : this.#others).set(key, row);
    if (before === undefined && this.rows.length > this.#options.maxRows) this.#drop();
  }

  remove(key: RowKey): void {
    this.#packed.delete(key);
    this.#others.delete(key);
  }

  #drop(): void {
    for (let passedOver = 0; passedOver <= 100; passedOver += 1) {
      const [key, row] = this.rows[0] ?? ['', []];
      this.remove(key);
      if (this.#options.isPacked(row) || !this.#options.isKept(row) || passedOver === 100) return;
      this.#others.set(key, row);
    }
  }
}
