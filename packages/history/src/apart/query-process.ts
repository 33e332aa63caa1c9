import type { OpenHistoryOptions } from '../reader/open-history.ts';
import type { HistoryReply, HistoryRequest } from './history-messages.ts';
import { type OwnProcess, startProcess } from './own-process.ts';
import type { RowPortion } from './row-portion.ts';

export type AskedQuery = Pick<Extract<HistoryRequest, { kind: 'query' }>, 'parameters' | 'query' | 'range'>;

/** Past days that cannot be read now. The caller may try again. */
export class PastUnreadable extends Error {
  /** What an HTTP service answers. */
  readonly statusCode = 503;
}

type Asking = { readonly portions: RowPortion[]; isOver: boolean; failure: Error | null; wake: () => void };

const MAX_HEAP_MB = 512;
/** DuckDB interrupts a statement within milliseconds. */
const MAX_CANCEL_MS = 5_000;
const TOO_LONG = 'Reading past days took too long and was stopped. Choose fewer days.';
const LOST = 'Reading past days was interrupted. Try again in a moment.';

/** One process that answers queries, until it ends. */
export class QueryProcess {
  readonly #process: OwnProcess;
  readonly #asking = new Map<number, Asking>();
  readonly #maxQueryMs: number;
  #lastId = 0;
  #isGone = false;

  constructor(name: string, options: OpenHistoryOptions, maxQueryMs: number) {
    this.#maxQueryMs = maxQueryMs;
    const onMessage = (message: unknown): void => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `history-program.ts` answers with these.
      this.#hear(message as HistoryReply);
    };
    this.#process = startProcess(new URL('./history-program.ts', import.meta.url), {
      name,
      maxHeapMb: MAX_HEAP_MB,
      onMessage,
    });
    this.#tell({ kind: 'open', options });
    void this.#process.ended.then(() => this.#lose());
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  get isIdle(): boolean {
    return this.#asking.size === 0;
  }

  get ended(): Promise<unknown> {
    return this.#process.ended;
  }

  /** The portions of an answer. A reader that leaves early stops the query. */
  async *ask(asked: AskedQuery, signal: AbortSignal | undefined): AsyncGenerator<RowPortion, void, void> {
    signal?.throwIfAborted();
    if (this.#isGone) throw new PastUnreadable(LOST);
    this.#lastId += 1;
    const id = this.#lastId;
    const asking: Asking = { portions: [], isOver: false, failure: null, wake: () => undefined };
    this.#asking.set(id, asking);
    const stop = (): void => this.#fail(asking, new Error('The query was stopped.'));
    signal?.addEventListener('abort', stop, { once: true });
    const late = setTimeout(() => this.#fail(asking, new PastUnreadable(TOO_LONG)), this.#maxQueryMs);
    this.#tell({ kind: 'query', id, ...asked });
    try {
      yield* this.#portionsOf(id, asking);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      if (asking.isOver) this.#asking.delete(id);
      else await this.#cancel(id, asking);
    }
  }

  async stop(): Promise<void> {
    await this.#process.stop();
  }

  async *#portionsOf(id: number, asking: Asking): AsyncGenerator<RowPortion, void, void> {
    for (;;) {
      if (asking.failure !== null) throw asking.failure;
      const portion = asking.portions.shift();
      if (portion !== undefined) {
        yield portion;
        this.#tell({ kind: 'more', id });
      } else if (asking.isOver) return;
      else {
        await new Promise<void>((resolve) => {
          asking.wake = resolve;
        });
      }
    }
  }

  /** Waits until the query has stopped, so that it counts until then. A process that cannot stop it is killed. */
  async #cancel(id: number, asking: Asking): Promise<void> {
    this.#tell({ kind: 'cancel', id });
    const late = setTimeout(() => this.#process.kill(), MAX_CANCEL_MS);
    while (!asking.isOver) {
      await new Promise<void>((resolve) => {
        asking.wake = resolve;
      });
    }
    clearTimeout(late);
    this.#asking.delete(id);
  }

  #tell(request: HistoryRequest): void {
    this.#process.send(request);
  }

  #hear(reply: HistoryReply): void {
    const asking = this.#asking.get(reply.id);
    if (asking === undefined) return;
    if (reply.kind === 'rows') asking.portions.push(reply.portion);
    else asking.isOver = true;
    if (reply.kind === 'failed') asking.failure ??= new Error(reply.reason);
    asking.wake();
  }

  #fail(asking: Asking, failure: Error): void {
    asking.failure ??= failure;
    asking.wake();
  }

  #lose(): void {
    this.#isGone = true;
    for (const asking of this.#asking.values()) {
      // What was answered to its end stays an answer.
      if (!asking.isOver) asking.failure ??= new PastUnreadable(LOST);
      asking.isOver = true;
      asking.wake();
    }
  }
}
