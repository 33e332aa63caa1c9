import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Row, RowBatch, TableName } from '../topics/row-batch.ts';

type Gathered = { readonly upserts: Map<RowKey, Row>; readonly removed: Set<RowKey> };

/** Gathers rows for one batch; of a key only the newest row is sent. */
export class BatchBuilder {
  readonly #tables = new Map<TableName, Gathered>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  put(table: TableName, row: Row): void {
    const key = row[0];
    if (typeof key !== 'string' && typeof key !== 'number') throw new Error(`a row of ${table} has no key`);
    this.#of(table).upserts.set(key, row);
    this.#size += 1;
  }

  remove(table: TableName, key: RowKey): void {
    const gathered = this.#of(table);
    gathered.upserts.delete(key);
    gathered.removed.add(key);
    this.#size += 1;
  }

  take(atMs: number): RowBatch {
    const tables = Object.fromEntries(
      Array.from(this.#tables, ([name, { upserts, removed }]) => [
        name,
        { upserts: [...upserts.values()], removed: [...removed] },
      ]),
    );
    this.#tables.clear();
    this.#size = 0;
    return { atMs, tables };
  }

  #of(table: TableName): Gathered {
    const known = this.#tables.get(table);
    if (known !== undefined) return known;
    const made = { upserts: new Map<RowKey, Row>(), removed: new Set<RowKey>() };
    this.#tables.set(table, made);
    return made;
  }
}
