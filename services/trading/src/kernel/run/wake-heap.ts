/** When an order is examined next. */
export type Wake = {
  readonly id: number;
  atMs: number;
  /** It may have another place than its time says. */
  isChanged: boolean;
  /** The heap that has it, and its place there. */
  heap: WakeHeap | null;
  at: number;
  /** The place of the slice of time in which it waits, if it is in no heap. */
  slice: number;
};

export const NO_SLICE = -1;

/** The earliest first. Times are in a list of their own, because many are compared with each change. */
export class WakeHeap {
  readonly #wakes: Wake[] = [];
  readonly #times: number[] = [];

  get first(): Wake | undefined {
    return this.#wakes[0];
  }

  /** One that is here or nowhere, at its present time. */
  place(wake: Wake): void {
    const { at, atMs, heap } = wake;
    if (heap === null) this.#rise(wake, atMs, this.#wakes.length);
    else if (atMs < this.#timeAt(at)) this.#rise(wake, atMs, at);
    else this.#sink(wake, atMs, at);
  }

  /** Others may have other times by now than those for which they have their places. */
  remove(wake: Wake): void {
    wake.heap = null;
    const last = this.#wakes.pop();
    const lastMs = this.#times.pop() ?? 0;
    if (last === undefined || last === wake) return;
    this.#sink(last, lastMs, wake.at);
    this.#rise(last, lastMs, last.at);
  }

  /** Towards the earliest, from a place that is free or its own. */
  #rise(wake: Wake, atMs: number, from: number): void {
    let at = from;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!this.#isBefore(wake.id, atMs, up)) break;
      this.#move(up, at);
      at = up;
    }
    this.#put(wake, atMs, at);
  }

  #sink(wake: Wake, atMs: number, from: number): void {
    let at = from;
    for (;;) {
      const first = this.#earlierOf(2 * at + 1, 2 * at + 2);
      if (first >= this.#wakes.length || this.#isBefore(wake.id, atMs, first)) break;
      this.#move(first, at);
      at = first;
    }
    this.#put(wake, atMs, at);
  }

  #earlierOf(left: number, right: number): number {
    if (right >= this.#wakes.length) return left;
    return this.#isBefore(this.#idAt(right), this.#timeAt(right), left) ? right : left;
  }

  /** By time, then by id, so that a replay looks at orders in the same order. */
  #isBefore(id: number, atMs: number, place: number): boolean {
    const time = this.#timeAt(place);
    return atMs < time || (atMs === time && id < this.#idAt(place));
  }

  #move(from: number, to: number): void {
    const wake = this.#wakes[from];
    if (wake !== undefined) this.#put(wake, this.#timeAt(from), to);
  }

  #put(wake: Wake, atMs: number, at: number): void {
    this.#wakes[at] = wake;
    this.#times[at] = atMs;
    wake.heap = this;
    wake.at = at;
  }

  #timeAt(place: number): number {
    return this.#times[place] ?? Number.POSITIVE_INFINITY;
  }

  #idAt(place: number): number {
    return this.#wakes[place]?.id ?? 0;
  }
}
