import { IdTable } from '../by-id/id-table.ts';

const BLOCK = 4_096;

/**
 * Numbers by ids that rise and lie close together: eight bytes for each, outside of the collected memory. A map of a
 * million would take five times as much, and stop for as long as it takes to copy it whenever it grows.
 */
export class NumbersById {
  readonly #blocks = new IdTable<Float64Array>();
  #greatestId = -1;

  /** −1 without any. */
  get greatestId(): number {
    return this.#greatestId;
  }

  get(id: number): number | undefined {
    const kept = this.#blocks.get(Math.floor(id / BLOCK))?.[id % BLOCK] ?? Number.NaN;
    return Number.isNaN(kept) ? undefined : kept;
  }

  set(id: number, value: number): void {
    const nth = Math.floor(id / BLOCK);
    const block = this.#blocks.get(nth) ?? new Float64Array(BLOCK).fill(Number.NaN);
    this.#blocks.set(nth, block);
    block[id % BLOCK] = value;
    this.#greatestId = Math.max(this.#greatestId, id);
  }
}
