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
    return this.#rows.has(number) ? executionOf(this.#rows.row(number)) : undefined;
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
