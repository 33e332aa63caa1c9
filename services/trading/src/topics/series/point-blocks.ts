/** Numbers of a point. */
export const WIDTH = 6;
/** Points of a block. A track leaves less than one block empty. */
export const BLOCK_POINTS = 4;
const BLOCK_NUMBERS = BLOCK_POINTS * WIDTH;
const PAGE_BITS = 11;
const PAGE_BLOCKS = 1 << PAGE_BITS;
const LAST = PAGE_BLOCKS - 1;
const NO_BLOCK = -1;

type Page = { readonly numbers: Float32Array; readonly after: Int32Array };

/**
 * Blocks of points in a few large arrays, outside of the collected memory. Blocks form chains. Those of a chain that is
 * released are used again, and their pages stay.
 */
export class PointBlocks {
  readonly #pages: Page[] = [];
  #firstFree = NO_BLOCK;
  /** Blocks that were ever in use. */
  #used = 0;

  get used(): number {
    return this.#used;
  }

  /** A block that is in no chain. */
  take(): number {
    const free = this.#firstFree;
    if (free !== NO_BLOCK) {
      this.#firstFree = this.after(free);
      return free;
    }
    if (this.#used === this.#pages.length * PAGE_BLOCKS) {
      this.#pages.push({
        numbers: new Float32Array(PAGE_BLOCKS * BLOCK_NUMBERS),
        after: new Int32Array(PAGE_BLOCKS),
      });
    }
    this.#used += 1;
    return this.#used - 1;
  }

  /** Releases a part of a chain, from its first to its last block. */
  release(first: number, last: number): void {
    this.link(last, this.#firstFree);
    this.#firstFree = first;
  }

  after(block: number): number {
    return this.#page(block).after[block & LAST] ?? NO_BLOCK;
  }

  link(block: number, after: number): void {
    this.#page(block).after[block & LAST] = after;
  }

  /** The array that has the block's numbers, from `startOf` on. */
  numbersOf(block: number): Float32Array {
    return this.#page(block).numbers;
  }

  startOf(block: number): number {
    return (block & LAST) * BLOCK_NUMBERS;
  }

  #page(block: number): Page {
    const page = this.#pages[block >> PAGE_BITS];
    if (page === undefined) throw new Error(`there is no block ${block}`);
    return page;
  }
}
