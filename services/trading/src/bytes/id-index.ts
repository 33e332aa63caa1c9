import { IdTable } from '../by-id/id-table.ts';

const BLOCK = 4_096;

/** Places by ids that rise and lie close together: four bytes for each, outside of the collected memory. */
export class IdIndex {
  readonly #blocks = new IdTable<{ readonly places: Uint32Array; used: number }>();

  get(id: number): number | undefined {
    const kept = this.#blocks.get(Math.floor(id / BLOCK))?.places[id % BLOCK] ?? 0;
    return kept === 0 ? undefined : kept - 1;
  }

  set(id: number, place: number): void {
    const nth = Math.floor(id / BLOCK);
    const block = this.#blocks.get(nth) ?? { places: new Uint32Array(BLOCK), used: 0 };
    this.#blocks.set(nth, block);
    if (block.places[id % BLOCK] === 0) block.used += 1;
    block.places[id % BLOCK] = place + 1;
  }

  /** The ids and places of another, instead of its own. */
  copy(other: IdIndex): void {
    this.#blocks.clear();
    for (const [nth, { places, used }] of other.#blocks.entries())
      this.#blocks.set(nth, { places: places.slice(), used });
  }

  delete(id: number): void {
    const nth = Math.floor(id / BLOCK);
    const block = this.#blocks.get(nth);
    if (block === undefined || block.places[id % BLOCK] === 0) return;
    block.places[id % BLOCK] = 0;
    block.used -= 1;
    if (block.used === 0) this.#blocks.delete(nth);
  }
}

/** Whether the index takes it. */
export function isId(key: unknown): key is number {
  return typeof key === 'number' && key >>> 0 === key;
}
