import type { PageParts } from '../../bytes/packed-page.ts';
import { PackedRows } from '../../bytes/packed-rows.ts';
import { TextIndex } from '../../bytes/text-index.ts';
import type { Execution } from './execution.ts';
import {
  EXECUTION_CELLS,
  EXECUTION_KEY,
  EXECUTION_PARENT_ID,
  type ExecutionCells,
  executionCells,
  executionOf,
} from './packed-execution.ts';

/** Executions as bytes, by a number that rises by one with each, and by their keys. */
export class PackedExecutions {
  readonly #rows = new PackedRows<ExecutionCells>(EXECUTION_CELLS);
  readonly #places = new TextIndex();

  /** The number of the next. */
  get next(): number {
    return this.#rows.next;
  }

  at(number: number): Execution | undefined {
    const cells = this.cellsAt(number);
    return cells === undefined ? undefined : executionOf(cells);
  }

  /** As it is packed, for whoever packs it elsewhere. */
  cellsAt(number: number): ExecutionCells | undefined {
    return this.#rows.has(number) ? this.#rows.row(number) : undefined;
  }

  numberOf(key: string): number | undefined {
    return this.#places.find(key, (place) => this.#keyAt(place) === key);
  }

  parentIdAt(number: number): number | undefined {
    return this.#rows.has(number) ? Number(this.#rows.cell(number, EXECUTION_PARENT_ID)) : undefined;
  }

  /** For a key that it does not have. */
  add(execution: Execution): number {
    const number = this.#rows.add(executionCells(execution));
    this.#places.add(execution.key, number);
    return number;
  }

  /** A page of those whose keys it does not have; `seen` is told of each. */
  adopt(page: PageParts, seen: (number: number, parentId: number) => void): void {
    const first = this.#rows.adopt(page);
    for (let number = first; number < first + page.rows; number += 1) {
      this.#places.add(String(this.#keyAt(number)), number);
      seen(number, Number(this.#rows.cell(number, EXECUTION_PARENT_ID)));
    }
  }

  delete(number: number): void {
    if (!this.#rows.has(number)) return;
    this.#places.delete(String(this.#keyAt(number)), (place) => place === number);
    this.#rows.remove(number);
  }

  numbers(): Iterable<number> {
    return this.#rows.places();
  }

  #keyAt(place: number) {
    return this.#rows.cell(place, EXECUTION_KEY);
  }
}
