import { IdIndex, isId } from './id-index.ts';
import type { PackedCell } from './packed-cell.ts';
import { TextIndex } from './text-index.ts';

/**
 * Places by a cell that the row at the place has: four bytes for an id, eight for anything else, outside of the
 * collected memory.
 */
export class PlacesByCell {
  readonly #ids = new IdIndex();
  readonly #others = new TextIndex();
  readonly #cellAt: (place: number) => PackedCell;

  /** `cellAt` is asked only for places that were set and not deleted since. */
  constructor(cellAt: (place: number) => PackedCell) {
    this.#cellAt = cellAt;
  }

  get(cell: PackedCell): number | undefined {
    return isId(cell) ? this.#ids.get(cell) : this.#others.find(String(cell), this.#has(cell));
  }

  set(cell: PackedCell, place: number): void {
    if (isId(cell)) this.#ids.set(cell, place);
    else if (this.get(cell) === undefined) this.#others.add(String(cell), place);
    else this.#others.move(String(cell), this.#has(cell), place);
  }

  delete(cell: PackedCell): void {
    if (isId(cell)) this.#ids.delete(cell);
    else this.#others.delete(String(cell), this.#has(cell));
  }

  #has(cell: PackedCell): (place: number) => boolean {
    return (place) => Object.is(this.#cellAt(place), cell);
  }
}
