import type { Journal } from '../store/journal.ts';
import type { Change } from './change.ts';
import type { Effect } from './effect.ts';

/** The result of one turn: its events become durable together, then its effects happen. */
export type TurnResult = { readonly changes: readonly Change[]; readonly effects: readonly Effect[] };

/** Events that are released in one piece, but for the rest of a turn. */
const PIECE_EVENTS = 150;
/** After this long whatever else waits for the thread goes first. It is reached while memory is collected. */
const MAX_RELEASE_MS = 15;

export type GroupCommitOptions = {
  readonly journal: Pick<Journal, 'append'>;
  /** A batch is cut at the turn that reaches this. */
  readonly maxBatchEvents: number;
  readonly nowMs: () => number;
  /** Runs soon, after the current turns. */
  readonly defer: (run: () => void) => void;
  readonly onCommitted: (turns: readonly TurnResult[]) => void;
  /** After it nothing is written or released. */
  readonly onFailed: (error: unknown) => void;
};

type Writing = { readonly batch: readonly TurnResult[]; readonly isDurable: Promise<void> };

/** One batch is written while the next collects. Under load more events share a write. */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  #waiting: TurnResult[] = [];
  #waitingEvents = 0;
  #state: 'idle' | 'busy' | 'failed' = 'idle';
  #drained: (() => void)[] = [];
  #writingSinceMs = 0;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
  }

  /** Events that are not durable yet, without the current batch. */
  get waitingEvents(): number {
    return this.#waitingEvents;
  }

  /** How long the current batch has waited for the disk. 0 without one. */
  lagMs(): number {
    return this.#state === 'busy' ? Math.max(0, this.#options.nowMs() - this.#writingSinceMs) : 0;
  }

  add(turn: TurnResult): void {
    if (this.#state === 'failed') return;
    this.#waiting.push(turn);
    this.#waitingEvents += turn.changes.length;
    if (this.#state === 'busy') return;
    this.#state = 'busy';
    this.#writingSinceMs = this.#options.nowMs();
    this.#options.defer(() => void this.#run());
  }

  /** Resolves when everything so far is durable and released, or never will be. */
  drain(): Promise<void> {
    if (this.#state !== 'busy') return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#drained.push(resolve);
    return promise;
  }

  async #run(): Promise<void> {
    try {
      for (let writing = this.#write(); writing !== null; ) {
        await writing.isDurable;
        // Begun before the release, so that the disk does not wait for it.
        const next = this.#write();
        await this.#release(writing.batch);
        writing = next ?? this.#write();
      }
      this.#state = 'idle';
    } catch (error) {
      this.#state = 'failed';
      this.#waiting = [];
      this.#options.onFailed(error);
    }
    const drained = this.#drained;
    this.#drained = [];
    for (const resolve of drained) resolve();
  }

  async #release(batch: readonly TurnResult[]): Promise<void> {
    const { nowMs, defer, onCommitted } = this.#options;
    let sinceMs = nowMs();
    for (const turns of piecesOf(batch)) {
      if (nowMs() - sinceMs >= MAX_RELEASE_MS) {
        await new Promise<void>((resolve) => defer(resolve));
        sinceMs = nowMs();
      }
      onCommitted(turns);
    }
  }

  /** Begins to write what has collected, if anything has. */
  #write(): Writing | null {
    if (this.#waiting.length === 0) return null;
    const batch = this.#takeBatch();
    this.#writingSinceMs = this.#options.nowMs();
    const events = batch.flatMap(({ changes }) => changes.map(({ journaled }) => journaled));
    const isDurable = events.length > 0 ? this.#options.journal.append(events) : Promise.resolve();
    // Awaited in the next round, unless the release of the batch before it throws.
    isDurable.catch(() => undefined);
    return { batch, isDurable };
  }

  #takeBatch(): readonly TurnResult[] {
    const end = endOfPiece(this.#waiting, 0, this.#options.maxBatchEvents);
    const batch = this.#waiting.splice(0, end);
    for (const { changes } of batch) this.#waitingEvents -= changes.length;
    return batch;
  }
}

function* piecesOf(turns: readonly TurnResult[]): Generator<readonly TurnResult[], undefined> {
  for (let at = 0; at < turns.length; ) {
    const end = endOfPiece(turns, at, PIECE_EVENTS);
    yield turns.slice(at, end);
    at = end;
  }
}

/** Where a piece ends that begins here: after the turn that reaches so many events. */
function endOfPiece(turns: readonly TurnResult[], from: number, maxEvents: number): number {
  let events = 0;
  let at = from;
  for (; at < turns.length && events < maxEvents; at += 1) events += turns[at]?.changes.length ?? 0;
  return at;
}
