import { BLOCK_POINTS, PointBlocks, WIDTH } from './point-blocks.ts';

/** A chart is a few hundred pixels wide, and every order has a track. */
export const MAX_TRACK_POINTS = 128;
const FIRST_CAPACITY = 64;

/**
 * Tracks by slot. A track is points of six numbers in time order, as a chart needs them: seven digits. The first number
 * is a time, kept from the start of the track on. A track takes no more blocks than its points need.
 */
export class NumberTracks {
  readonly #blocks = new PointBlocks();
  #beganMs = new Float64Array(FIRST_CAPACITY);
  #first = new Int32Array(FIRST_CAPACITY);
  #last = new Int32Array(FIRST_CAPACITY);
  /** Zero for a slot without a track. */
  #length = new Uint8Array(FIRST_CAPACITY);
  #thinned = new Uint8Array(FIRST_CAPACITY);

  /** Blocks that were ever in use. */
  get blocksUsed(): number {
    return this.#blocks.used;
  }

  /** For a slot without a track. Points follow. */
  start(slot: number, beganMs: number): void {
    if (slot >= this.#length.length) this.#grow(Math.max(slot + 1, 2 * this.#length.length));
    this.#beganMs[slot] = beganMs;
    this.#thinned[slot] = 0;
  }

  /** Adds a point. A full track loses every second one before. */
  push(slot: number, atMs: number, point: readonly (number | null)[]): void {
    if (this.#lengthOf(slot) === MAX_TRACK_POINTS) this.#thin(slot);
    const length = this.#lengthOf(slot);
    if (length % BLOCK_POINTS === 0) this.#addBlock(slot, length === 0);
    const block = this.#last[slot] ?? 0;
    const numbers = this.#blocks.numbersOf(block);
    const start = this.#blocks.startOf(block) + (length % BLOCK_POINTS) * WIDTH;
    numbers[start] = atMs - (this.#beganMs[slot] ?? 0);
    for (let at = 1; at < WIDTH; at += 1) numbers[start + at] = point[at - 1] ?? Number.NaN;
    this.#length[slot] = length + 1;
  }

  /** How often the track was full and lost every second point. */
  thinned(slot: number): number {
    return this.#thinned[slot] ?? 0;
  }

  /** A missing number is null. */
  points(slot: number): readonly (readonly (number | null)[])[] {
    const blocks = this.#chainOf(slot);
    const beganMs = this.#beganMs[slot] ?? 0;
    const points: (readonly (number | null)[])[] = [];
    for (let nth = 0; nth < this.#lengthOf(slot); nth += 1) {
      const [numbers, start] = this.#placeOf(blocks, nth);
      const point: (number | null)[] = [beganMs + (numbers[start] ?? 0)];
      for (let at = 1; at < WIDTH; at += 1) {
        const value = numbers[start + at] ?? Number.NaN;
        point.push(Number.isNaN(value) ? null : value);
      }
      points.push(point);
    }
    return points;
  }

  remove(slot: number): void {
    if (this.#lengthOf(slot) === 0) return;
    this.#blocks.release(this.#first[slot] ?? 0, this.#last[slot] ?? 0);
    this.#length[slot] = 0;
  }

  /** Keeps the first point, so that the track keeps its start. */
  #thin(slot: number): void {
    const blocks = this.#chainOf(slot);
    const left = Math.ceil(this.#lengthOf(slot) / 2);
    for (let nth = 1; nth < left; nth += 1) {
      const [from, fromStart] = this.#placeOf(blocks, 2 * nth);
      const [to, toStart] = this.#placeOf(blocks, nth);
      for (let at = 0; at < WIDTH; at += 1) to[toStart + at] = from[fromStart + at] ?? Number.NaN;
    }
    const needed = Math.ceil(left / BLOCK_POINTS);
    const [lastKept, firstFree] = [blocks[needed - 1], blocks[needed]];
    if (lastKept !== undefined && firstFree !== undefined) {
      this.#blocks.release(firstFree, this.#last[slot] ?? 0);
      this.#last[slot] = lastKept;
    }
    this.#length[slot] = left;
    this.#thinned[slot] = this.thinned(slot) + 1;
  }

  #addBlock(slot: number, isFirst: boolean): void {
    const block = this.#blocks.take();
    if (isFirst) this.#first[slot] = block;
    else this.#blocks.link(this.#last[slot] ?? 0, block);
    this.#last[slot] = block;
  }

  #lengthOf(slot: number): number {
    return this.#length[slot] ?? 0;
  }

  /** The blocks of a track. The link of its last one means nothing. */
  #chainOf(slot: number): readonly number[] {
    const blocks: number[] = [];
    const count = Math.ceil(this.#lengthOf(slot) / BLOCK_POINTS);
    let block = this.#first[slot] ?? 0;
    for (let nth = 0; nth < count; nth += 1) {
      if (nth > 0) block = this.#blocks.after(block);
      blocks.push(block);
    }
    return blocks;
  }

  #placeOf(blocks: readonly number[], nth: number): readonly [numbers: Float32Array, start: number] {
    const block = blocks[Math.floor(nth / BLOCK_POINTS)] ?? 0;
    return [this.#blocks.numbersOf(block), this.#blocks.startOf(block) + (nth % BLOCK_POINTS) * WIDTH];
  }

  #grow(capacity: number): void {
    this.#beganMs = grown(this.#beganMs, new Float64Array(capacity));
    this.#first = grown(this.#first, new Int32Array(capacity));
    this.#last = grown(this.#last, new Int32Array(capacity));
    this.#length = grown(this.#length, new Uint8Array(capacity));
    this.#thinned = grown(this.#thinned, new Uint8Array(capacity));
  }
}

function grown<Numbers extends Float64Array | Int32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
