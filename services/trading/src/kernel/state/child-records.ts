import { IdTable } from '../../by-id/id-table.ts';
import type { PackedPage } from '../../bytes/packed-page.ts';
import { isOpenChild } from '../status/child-status.ts';
import type { Child } from './child.ts';
import type { ClosedChildren } from './closed-children.ts';

export type RecordPlace<Past> = {
  /** Holds as bytes what is over. Without it everything stays a record. */
  readonly past: Past;
  /** Someone else writes the past, and later. What is newer stays a record until then. */
  readonly isAhead: boolean;
  /** What belongs to an order that left ahead of the past is not there. */
  readonly isThere: (parentId: number) => boolean;
};

/** Child orders by id. */
export class ChildRecords {
  readonly #records = new IdTable<Child>();
  readonly #place: RecordPlace<ClosedChildren> | null;

  constructor(place: RecordPlace<ClosedChildren> | null) {
    this.#place = place;
  }

  get(id: number): Child | undefined {
    const record = this.#records.get(id);
    if (record !== undefined || this.#place === null) return record;
    const closed = this.#place.past.get(id);
    return closed !== undefined && this.#place.isThere(closed.parentId) ? closed : undefined;
  }

  /** Adds one that is over and packed to a page of rows like those of the past. Whether it is. */
  copyPacked(page: PackedPage, id: number): boolean {
    if (this.#place === null || this.#records.has(id) || !this.#isPast(id)) return false;
    this.#place.past.copyTo(page, id);
    return true;
  }

  has(id: number): boolean {
    return this.#records.has(id) || this.#isPast(id);
  }

  put(child: Child): void {
    if (this.#place === null || this.#place.isAhead) this.#records.set(child.id, child);
    else if (isOpenChild(child)) {
      this.#records.set(child.id, child);
      this.#place.past.delete(child.id);
    } else {
      this.#place.past.put(child);
      this.#records.delete(child.id);
    }
  }

  /** The past has it now. */
  settle(child: Child): void {
    if (!isOpenChild(child) && this.#records.get(child.id) === child) this.#records.delete(child.id);
  }

  delete(id: number): void {
    this.#records.delete(id);
    if (this.#place?.isAhead === false) this.#place.past.delete(id);
  }

  *keys(): Generator<number> {
    yield* this.#records.keys();
    if (this.#place === null) return;
    for (const id of this.#place.past.ids()) if (!this.#records.has(id) && this.#isPast(id)) yield id;
  }

  *values(): Generator<Child> {
    for (const id of this.keys()) {
      const child = this.get(id);
      if (child !== undefined) yield child;
    }
  }

  #isPast(id: number): boolean {
    const parentId = this.#place?.past.parentIdOf(id);
    return parentId !== undefined && this.#place?.isThere(parentId) === true;
  }
}
