export type Rest = {
  /** In times of what the work took. */
  readonly times: number;
  readonly maxMs?: number;
};

/** Work that is due all the time and rests after each time, so that it takes no more than a part of the thread. */
export class RestedWork {
  readonly #nowMs: () => number;
  #restsUntilMs = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Does nothing while it rests. */
  run(work: () => void, { times, maxMs = Number.POSITIVE_INFINITY }: Rest): void {
    const beganMs = this.#nowMs();
    if (beganMs < this.#restsUntilMs) return;
    work();
    const endedMs = this.#nowMs();
    this.#restsUntilMs = endedMs + Math.min(maxMs, times * (endedMs - beganMs));
  }
}
