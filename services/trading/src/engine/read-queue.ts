import type { TopicScope } from '../live/topic-source.ts';

export type Read = { readonly id: number; readonly scope: TopicScope };

export type ReadQueueOptions = {
  readonly read: (read: Read) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Orders that are read at the same time. The rest of the pool is for others. */
const CONCURRENT = 2;
const MAX_WAITING = 2_000;

/** Reads orders in their turn, a few at a time, each once while it waits. Beyond its bound the oldest wait is dropped. */
export class ReadQueue {
  readonly #options: ReadQueueOptions;
  readonly #waiting = new Map<string, Read>();
  #reading = 0;

  constructor(options: ReadQueueOptions) {
    this.#options = options;
  }

  /** Returns what takes the wish back, when nobody looks any more. */
  add(id: number, scope: TopicScope): () => void {
    const key = `${id} ${JSON.stringify(scope)}`;
    const read = { id, scope };
    this.#waiting.set(key, read);
    if (this.#waiting.size > MAX_WAITING) this.#dropOldest();
    this.#work();
    return () => {
      if (this.#waiting.get(key) === read) this.#waiting.delete(key);
    };
  }

  #work(): void {
    for (const [key, read] of this.#waiting) {
      if (this.#reading >= CONCURRENT) return;
      this.#waiting.delete(key);
      this.#reading += 1;
      void this.#run(read);
    }
  }

  async #run(read: Read): Promise<void> {
    try {
      await this.#options.read(read);
    } catch (error) {
      this.#options.onError(error);
    } finally {
      this.#reading -= 1;
      this.#work();
    }
  }

  #dropOldest(): void {
    for (const key of this.#waiting.keys()) {
      this.#waiting.delete(key);
      return;
    }
  }
}
