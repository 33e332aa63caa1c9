import { IdIndex } from '../../bytes/id-index.ts';
import type { PackedPage, PageParts } from '../../bytes/packed-page.ts';
import { PackedRows } from '../../bytes/packed-rows.ts';
import type { Child } from './child.ts';
import { CHILD_CELLS, CHILD_ID, CHILD_PARENT_ID, type ChildCells, childCells, childOf } from './packed-child.ts';

/** Child orders that are over, as bytes. On a busy day there are hundreds of thousands, and hardly any is read again. */
export class ClosedChildren {
  readonly #rows = new PackedRows<ChildCells>(CHILD_CELLS);
  readonly #places = new IdIndex();

  get(id: number): Child | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : childOf(this.#rows.row(place));
  }

  /** Adds the row of one that it has to a page of somebody else. */
  copyTo(page: PackedPage, id: number): void {
    const place = this.#places.get(id);
    if (place !== undefined) this.#rows.copyTo(page, place);
  }

  parentIdOf(id: number): number | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : Number(this.#rows.cell(place, CHILD_PARENT_ID));
  }

  put(child: Child): void {
    this.delete(child.id);
    this.#places.set(child.id, this.#rows.add(childCells(child)));
  }

  /** A page of those that it does not have; `seen` is told of each. */
  adopt(page: PageParts, seen: (id: number, parentId: number) => void): void {
    const first = this.#rows.adopt(page);
    for (let place = first; place < first + page.rows; place += 1) {
      const id = Number(this.#rows.cell(place, CHILD_ID));
      this.#places.set(id, place);
      seen(id, Number(this.#rows.cell(place, CHILD_PARENT_ID)));
    }
  }

  delete(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#rows.remove(place);
    this.#places.delete(id);
  }

  *ids(): Generator<number> {
    for (const place of this.#rows.places()) yield Number(this.#rows.cell(place, CHILD_ID));
  }
}
