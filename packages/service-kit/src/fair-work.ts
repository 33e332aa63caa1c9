/** Work in small steps: each `yield` is a place where it may rest. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

export type FairWorkOptions = {
  /** Runs after whatever else waits for the thread. */
  readonly defer: (run: () => void) => void;
  /** Never set back. */
  readonly monotonicMs?: () => number;
  readonly sliceMs?: number;
};

/** So long a message of somebody else waits at most behind a slice. */
const SLICE_MS = 4;

type Job = { step(): boolean; fail(error: unknown): void };

/**
 * Long work of many users on one thread: in slices of time, one in a turn of the event loop, users in turn. So the work
 * of one delays neither orders nor the work of another, however many pieces it has.
 */
export class FairWork {
  readonly #defer: (run: () => void) => void;
  readonly #monotonicMs: () => number;
  readonly #sliceMs: number;
  readonly #byUser = new Map<number, Set<Job>>();
  #isScheduled = false;

  constructor({ defer, monotonicMs = () => performance.now(), sliceMs = SLICE_MS }: FairWorkOptions) {
    this.#defer = defer;
    this.#monotonicMs = monotonicMs;
    this.#sliceMs = sliceMs;
  }

  /** The first step is done in its turn, never at once. A piece whose `isWanted` turns false ends without a result. */
  run<Result>(userId: number, steps: Steps<Result>, isWanted: () => boolean = () => true): Promise<Result | null> {
    const { promise, resolve, reject } = Promise.withResolvers<Result | null>();
    const step = (): boolean => {
      const next = isWanted() ? steps.next() : { done: true as const, value: null };
      if (next.done === true) resolve(next.value);
      return next.done === true;
    };
    const jobs = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, jobs.add({ step, fail: reject }));
    this.#schedule();
    return promise;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#byUser.size === 0) return;
    this.#isScheduled = true;
    this.#defer(() => {
      this.#isScheduled = false;
      this.#turn();
      this.#schedule();
    });
  }

  #turn(): void {
    const [first] = this.#byUser;
    if (first === undefined) return;
    const [userId, jobs] = first;
    // To the end of the row, behind the other users.
    this.#byUser.delete(userId);
    const endMs = this.#monotonicMs() + this.#sliceMs;
    for (const job of jobs) {
      if (!this.#work(job, endMs)) break;
      jobs.delete(job);
      if (this.#monotonicMs() >= endMs) break;
    }
    if (jobs.size > 0) this.#byUser.set(userId, jobs);
  }

  /** True when the piece has ended. */
  #work(job: Job, endMs: number): boolean {
    try {
      do {
        if (job.step()) return true;
      } while (this.#monotonicMs() < endMs);
      return false;
    } catch (error) {
      job.fail(error);
      return true;
    }
  }
}
