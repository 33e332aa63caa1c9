import { IdTable } from '../../by-id/id-table.ts';
import type { PackedPage } from '../../bytes/packed-page.ts';
import type { RecordPlace } from './child-records.ts';
import type { ExecutedAmount, Execution } from './execution.ts';
import { executionCells } from './packed-execution.ts';
import type { PackedExecutions } from './packed-executions.ts';

/** Executions by key, and by a number that rises with each. */
export class ExecutionRecords {
  readonly #records = new IdTable<Execution>();
  readonly #numbers = new Map<string, number>();
  readonly #place: RecordPlace<PackedExecutions> | null;
  #next: number;

  constructor(place: RecordPlace<PackedExecutions> | null) {
    this.#place = place;
    this.#next = place?.past.next ?? 0;
  }

  at(number: number): Execution | undefined {
    return this.#records.get(number) ?? (this.#isPast(number) ? this.#place?.past.at(number) : undefined);
  }

  /** The same, of which only this is read. */
  amountAt(number: number): ExecutedAmount | undefined {
    return this.#records.get(number) ?? (this.#isPast(number) ? this.#place?.past.amountAt(number) : undefined);
  }

  /** Adds one, if it is there, to a page of rows like those of the past. */
  copyTo(page: PackedPage, number: number): void {
    const record = this.#records.get(number);
    if (record !== undefined) page.add(executionCells(record));
    else if (this.#isPast(number)) this.#place?.past.copyTo(page, number);
  }

  get(key: string): Execution | undefined {
    const number = this.#numberOf(key);
    return number === undefined ? undefined : this.at(number);
  }

  has(key: string): boolean {
    return this.#numberOf(key) !== undefined;
  }

  /** Its number, or null if its key is known: what was executed does not change. */
  put(execution: Execution): number | null {
    if (this.has(execution.key)) return null;
    if (this.#place?.isAhead === false) return this.#place.past.add(execution);
    const number = this.#next;
    this.#next += 1;
    this.#records.set(number, execution);
    this.#numbers.set(execution.key, number);
    return number;
  }

  /** The past has it now, under the same number, because it hears of all of them in the same order. */
  settle({ key }: Execution): void {
    this.#records.delete(this.#numbers.get(key) ?? -1);
    this.#numbers.delete(key);
  }

  delete(number: number): void {
    const record = this.#records.get(number);
    if (record !== undefined) this.settle(record);
    if (this.#place?.isAhead === false) this.#place.past.delete(number);
  }

  *keys(): Generator<string> {
    for (const { key } of this.values()) yield key;
  }

  /** In the order in which they came. */
  *values(): Generator<Execution> {
    for (const number of this.#place?.past.numbers() ?? []) {
      const execution = this.at(number);
      if (execution !== undefined) yield execution;
    }
    for (const [, execution] of this.#records.entries()) yield execution;
  }

  #numberOf(key: string): number | undefined {
    const number = this.#numbers.get(key) ?? this.#place?.past.numberOf(key);
    return number !== undefined && (this.#records.has(number) || this.#isPast(number)) ? number : undefined;
  }

  #isPast(number: number): boolean {
    const parentId = this.#place?.past.parentIdAt(number);
    return parentId !== undefined && this.#place?.isThere(parentId) === true;
  }
}
