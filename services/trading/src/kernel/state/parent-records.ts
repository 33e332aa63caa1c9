import { IdTable } from '../../by-id/id-table.ts';
import type { ClosedParents } from './closed-parents.ts';
import type { Parent } from './parent.ts';
import { headOf, type ParentHead } from './parent-head.ts';

export type ParentPlace = { readonly past: ClosedParents; readonly isAhead: boolean };

/** Orders by id, which is the order in which they came. */
export class ParentRecords {
  /** Null where the past has the order. */
  readonly #records = new IdTable<Parent | null>();
  readonly #place: ParentPlace | null;

  constructor(place: ParentPlace | null) {
    this.#place = place;
  }

  get size(): number {
    return this.#records.size;
  }

  get(id: number): Parent | undefined {
    const record = this.#records.get(id);
    return record === null ? this.#place?.past.get(id) : record;
  }

  /** Of an order that is over much cheaper than the order itself. */
  head(id: number): ParentHead | undefined {
    const record = this.#records.get(id);
    if (record === undefined) return undefined;
    return record === null ? this.#place?.past.head(id) : headOf(record);
  }

  has(id: number): boolean {
    return this.#records.has(id);
  }

  /** The orders of another with the same past, instead of its own. */
  copy(other: ParentRecords): void {
    this.#records.clear();
    for (const [id, record] of other.#records.entries()) this.#records.set(id, record);
  }

  put(parent: Parent): void {
    this.#records.set(parent.id, parent);
  }

  /** An order that the past has. */
  putClosed(id: number): void {
    this.#records.set(id, null);
  }

  /** To be called when the order is durable. One that is over is read from now on from its bytes. */
  settle(parent: Parent): void {
    if (this.#place === null || parent.stage !== 'done' || this.#records.get(parent.id) !== parent) return;
    if (!this.#place.isAhead) this.#place.past.put(parent);
    this.#records.set(parent.id, null);
  }

  delete(id: number): void {
    this.#records.delete(id);
    if (this.#place?.isAhead === false) this.#place.past.delete(id);
  }

  keys(): Generator<number, undefined> {
    return this.#records.keys();
  }

  *values(): Generator<Parent> {
    for (const id of this.#records.keys()) {
      const parent = this.get(id);
      if (parent !== undefined) yield parent;
    }
  }

  *heads(): Generator<ParentHead> {
    for (const id of this.#records.keys()) {
      const head = this.head(id);
      if (head !== undefined) yield head;
    }
  }
}
