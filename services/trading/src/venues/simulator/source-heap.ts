import { floatAt, intAt } from './typed-array.ts';

/** Finds the source with the earliest next event. Equal times go to the lower source, so that the order is fixed. */
export class SourceHeap {
  readonly #time: Float64Array;
  readonly #heap: Int32Array;
  readonly #position: Int32Array;

  constructor(sources: number) {
    this.#time = new Float64Array(sources).fill(Infinity);
    this.#heap = Int32Array.from({ length: sources }, (_, source) => source);
    this.#position = Int32Array.from({ length: sources }, (_, source) => source);
  }

  get topSource(): number {
    return intAt(this.#heap, 0);
  }

  get topMs(): number {
    return this.#heap.length === 0 ? Infinity : floatAt(this.#time, this.topSource);
  }

  set(source: number, ms: number): void {
    const before = floatAt(this.#time, source);
    this.#time[source] = ms;
    if (ms < before) this.#up(intAt(this.#position, source));
    else if (ms > before) this.#down(intAt(this.#position, source));
  }

  #isEarlier(one: number, other: number): boolean {
    const oneMs = floatAt(this.#time, one);
    const otherMs = floatAt(this.#time, other);
    return oneMs < otherMs || (oneMs === otherMs && one < other);
  }

  #place(at: number, source: number): void {
    this.#heap[at] = source;
    this.#position[source] = at;
  }

  #up(from: number): void {
    const source = intAt(this.#heap, from);
    let at = from;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = intAt(this.#heap, parentAt);
      if (!this.#isEarlier(source, parent)) break;
      this.#place(at, parent);
      at = parentAt;
    }
    this.#place(at, source);
  }

  #down(from: number): void {
    const { length } = this.#heap;
    const source = intAt(this.#heap, from);
    let at = from;
    for (;;) {
      let childAt = 2 * at + 1;
      if (childAt >= length) break;
      const right = childAt + 1;
      if (right < length && this.#isEarlier(intAt(this.#heap, right), intAt(this.#heap, childAt))) childAt = right;
      const child = intAt(this.#heap, childAt);
      if (!this.#isEarlier(child, source)) break;
      this.#place(at, child);
      at = childAt;
    }
    this.#place(at, source);
  }
}
