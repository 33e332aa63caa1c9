import type { PackedPage, PageParts } from '../../bytes/packed-page.ts';
import { PackedRows } from '../../bytes/packed-rows.ts';
import { TextIndex } from '../../bytes/text-index.ts';
import type { ExecutedAmount, Execution } from './execution.ts';
import {
  EXECUTION_AMOUNT,
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
    return this.#rows.has(number) ? executionOf(this.#rows.row(number)) : undefined;
  }

  /** Of one that it has, much cheaper than all of it. */
  amountAt(number: number): ExecutedAmount {
    const { first, end } = EXECUTION_AMOUNT;
    const [atMs, , lots, , liquidity] = this.#rows.head(number, end, first);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads as it was added.
    return { atMs, lots, liquidity } as ExecutedAmount;
  }

  /** Adds the row of one that it has to a page of somebody else. */
  copyTo(page: PackedPage, number: number): void {
    this.#rows.copyTo(page, number);
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
