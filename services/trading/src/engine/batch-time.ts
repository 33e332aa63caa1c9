import type { IdQueue } from '../by-id/id-queue.ts';

/**
 * How long a batch is made of rows that nobody sees. It is reached while memory is collected, when a row takes ten times
 * as long: what somebody sees would wait for them with the next batch.
 */
const MAX_MS = 25;

/** The time of a batch. Each kind of row gets at least one into it, so that none waits for ever. */
export class BatchTime {
  readonly #nowMs: () => number;
  #untilMs = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  begin(): void {
    this.#untilMs = this.#nowMs() + MAX_MS;
  }

  get isOver(): boolean {
    return this.#nowMs() >= this.#untilMs;
  }

  /** Takes out the oldest one by one, at most so many. What there is no time for keeps its place. */
  *take(queue: IdQueue, most: number): Generator<number, undefined> {
    for (let count = 0; count < most; count += 1) {
      const id = queue.next();
      if (id === undefined) return;
      yield id;
      if (this.isOver) return;
    }
  }
}
