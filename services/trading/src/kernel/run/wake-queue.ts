type Entry = { readonly atMs: number; readonly id: number };

/** When each order is examined next. One time per order, the earliest requested. */
export class WakeQueue {
  readonly #times = new Map<number, number>();
  /** Changed since the last take; one look may set an order's time more than once, and only the last one counts. */
  readonly #changed = new Set<number>();
  #heap: Entry[] = [];
  #takenMs = Number.NEGATIVE_INFINITY;

  /** Keeps the earlier of this time and the one set. A time before the last take comes after those that still wait. */
  by(id: number, wantedMs: number): void {
    const atMs = Math.max(wantedMs, this.#takenMs);
    const known = this.#times.get(id);
    if (known !== undefined && known <= atMs) return;
    this.#times.set(id, atMs);
    this.#changed.add(id);
  }

  isDue(id: number, nowMs: number): boolean {
    return (this.#times.get(id) ?? Number.POSITIVE_INFINITY) <= nowMs;
  }

  clear(id: number): void {
    this.#times.delete(id);
    this.#changed.delete(id);
  }

  /** Takes out orders whose time has come, earliest first, at most so many. */
  takeDue(nowMs: number, most = Number.POSITIVE_INFINITY): readonly number[] {
    this.#queueChanged();
    this.#takenMs = nowMs;
    const due: number[] = [];
    for (let top = this.#heap[0]; top !== undefined && top.atMs <= nowMs; top = this.#heap[0]) {
      if (due.length >= most) break;
      this.#pop();
      if (this.#times.get(top.id) !== top.atMs) continue;
      this.#times.delete(top.id);
      due.push(top.id);
    }
    return due;
  }

  #queueChanged(): void {
    // Replaced times stay in the heap until they are due. This bounds their number.
    const isCrowded = this.#heap.length + this.#changed.size > 64 + 4 * this.#times.size;
    if (isCrowded) this.#rebuild();
    else for (const id of this.#changed) this.#push({ atMs: this.#times.get(id) ?? 0, id });
    this.#changed.clear();
  }

  #rebuild(): void {
    this.#heap = Array.from(this.#times, ([id, atMs]) => ({ atMs, id })).sort(compare);
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const up = (at - 1) >> 1;
      const parent = heap[up];
      if (parent === undefined || compare(parent, entry) <= 0) break;
      heap[at] = parent;
      at = up;
    }
    heap[at] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const first = heap[left];
      if (first === undefined) break;
      const second = heap[left + 1];
      const isSecond = second !== undefined && compare(second, first) < 0;
      const child = isSecond ? second : first;
      if (compare(last, child) <= 0) break;
      heap[at] = child;
      at = isSecond ? left + 1 : left;
    }
    heap[at] = last;
  }
}

/** By time, then by id, so that a replay looks at orders in the same order. */
function compare(a: Entry, b: Entry): number {
  return a.atMs - b.atMs || a.id - b.id;
}
