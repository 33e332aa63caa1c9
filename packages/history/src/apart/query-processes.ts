import { PastUnreadable, type QueryProcess } from './query-process.ts';

/** A query that ends its process may do so again, and each time it fails the queries of others. */
const MAX_LOST = 5;
const LOST_WINDOW_MS = 60_000;

/** The process that answers now: it starts with a query, ends when nobody asks, and one that died is replaced. */
export class QueryProcesses {
  readonly #start: () => QueryProcess;
  readonly #idleMs: number;
  readonly #lostMs: number[] = [];
  #current: QueryProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(start: () => QueryProcess, idleMs: number) {
    this.#start = start;
    this.#idleMs = idleMs;
  }

  /** Throws `PastUnreadable` when too many died lately. */
  current(): QueryProcess {
    if (this.#isClosed) throw new PastUnreadable('Past days are closed: the server stops.');
    if (this.#current?.isGone === false) return this.#current;
    const nowMs = performance.now();
    while (this.#lostMs[0] !== undefined && nowMs - this.#lostMs[0] > LOST_WINDOW_MS) this.#lostMs.shift();
    if (this.#lostMs.length >= MAX_LOST) throw new PastUnreadable('Past days cannot be read. Try again in a minute.');
    const started = this.#start();
    this.#current = started;
    void this.#forget(started);
    return started;
  }

  /** After each query: without another one the process ends in a while. */
  rest(): void {
    clearTimeout(this.#idle);
    if (this.#isClosed) return;
    this.#idle = setTimeout(() => {
      const resting = this.#current;
      if (resting?.isIdle !== true) return;
      this.#current = null;
      void resting.stop();
    }, this.#idleMs);
    this.#idle.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#current?.stop();
  }

  async #forget(started: QueryProcess): Promise<void> {
    await started.ended;
    if (this.#current !== started || this.#isClosed) return;
    this.#current = null;
    this.#lostMs.push(performance.now());
  }
}
