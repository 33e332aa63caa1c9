import { IdIndex } from './id-index.ts';
import type { PackedCell } from './packed-cell.ts';
import { PlacesByCell } from './places-by-cell.ts';

/** Places of rows that have the same cell: eight bytes for each, outside of the collected memory. */
export class PlaceChains {
  readonly #newest: PlacesByCell;
  /** The places before and after a place in its chain. The ends have none. */
  readonly #before = new IdIndex();
  readonly #after = new IdIndex();

  constructor(cellAt: (place: number) => PackedCell) {
    this.#newest = new PlacesByCell(cellAt);
  }

  /** The place is higher than all before. */
  add(cell: PackedCell, place: number): void {
    const before = this.#newest.get(cell);
    if (before !== undefined) {
      this.#before.set(place, before);
      this.#after.set(before, place);
    }
    this.#newest.set(cell, place);
  }

  /** For a place that is in the chain of the cell, while its row can still be read. */
  remove(cell: PackedCell, place: number): void {
    const before = this.#before.get(place);
    const after = this.#after.get(place);
    if (before !== undefined) link(this.#after, before, after);
    if (after !== undefined) link(this.#before, after, before);
    else if (before !== undefined) this.#newest.set(cell, before);
    else this.#newest.delete(cell);
    this.#before.delete(place);
    this.#after.delete(place);
  }

  /** Oldest first. */
  places(cell: PackedCell): readonly number[] {
    const places: number[] = [];
    for (let place = this.#newest.get(cell); place !== undefined; place = this.#before.get(place)) places.push(place);
    return places.toReversed();
  }
}

function link(index: IdIndex, place: number, neighbour: number | undefined): void {
  if (neighbour === undefined) index.delete(place);
  else index.set(place, neighbour);
}
