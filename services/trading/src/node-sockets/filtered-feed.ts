import type { GateOutcome } from '@meridian/identity/work-gate';
import type { LogSort } from '@meridian/storage/event-log/event-log-store';
import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';
import { type LogFilter, logMatcher } from '@meridian/storage/event-log/log-filter';
import type { LogWindow } from '../logs/log-window.ts';

export type FeedFilters = { readonly filter: LogFilter; readonly sort: LogSort };

/** What one kind of socket does with entries. */
export type FeedKind<Loaded> = {
  load(filter: LogFilter): Promise<Loaded & { readonly upToId: number }>;
  start(loaded: Loaded, filters: FeedFilters): void;
  append(entries: readonly StoredLogEntry[], filters: FeedFilters): void;
  /** Says again what changes nothing, so that a silent line is heard. */
  repeat(): void;
};

export type FeedOptions = {
  readonly window: LogWindow;
  readonly gate: { run<Result>(work: () => Promise<Result>): Promise<GateOutcome<Result>> };
  /** True while the client has too much unread. */
  readonly isFull: () => boolean;
  readonly nowMs: () => number;
  /** Entries looked at, and at most sent, in one message. */
  readonly batchSize: number;
  readonly retryMs: number;
  /** After this it starts again, because entries that it counted may have been deleted. */
  readonly reloadAfterMs: number;
  readonly onError: (error: unknown) => void;
};

/**
 * First what the store has for the filters, then what the window brings after it. It remembers how far it got instead of
 * what it owes: a client that does not read costs nothing, and one that fell behind the window starts again.
 */
export class FilteredFeed<Loaded> {
  readonly #kind: FeedKind<Loaded>;
  readonly #options: FeedOptions;
  #filters: FeedFilters | null = null;
  #matches: (entry: StoredLogEntry) => boolean = () => false;
  /** Everything up to this entry was sent; null before the first load. */
  #sentId: number | null = null;
  #isLoading = false;
  #retryAtMs = 0;
  #loadedMs = 0;

  constructor(kind: FeedKind<Loaded>, options: FeedOptions) {
    this.#kind = kind;
    this.#options = options;
  }

  /** Nothing more leaves under the filters before; null holds the feed. */
  setFilters(filters: FeedFilters | null): void {
    this.#filters = filters;
    this.#reload();
  }

  /** Sends what is new, as far as the client takes it. */
  pump(): void {
    const { isFull, nowMs, reloadAfterMs } = this.#options;
    if (this.#filters === null || isFull()) return;
    if (this.#sentId === null) {
      if (!this.#isLoading && nowMs() >= this.#retryAtMs) void this.#load();
    } else if (nowMs() - this.#loadedMs >= reloadAfterMs) {
      this.#reload();
    } else {
      this.#sendAfter(this.#sentId, this.#filters);
    }
  }

  repeat(): void {
    if (this.#sentId !== null) this.#kind.repeat();
  }

  #sendAfter(sentId: number, filters: FeedFilters): void {
    const { window, isFull, batchSize } = this.#options;
    const entries = window.after(sentId);
    if (entries === null) return this.#reload();
    for (let start = 0; start < entries.length && !isFull(); start += batchSize) {
      const batch = entries.slice(start, start + batchSize);
      this.#sentId = batch.at(-1)?.id ?? sentId;
      const wanted = batch.filter(this.#matches);
      if (wanted.length > 0) this.#kind.append(wanted, filters);
    }
  }

  #reload(): void {
    this.#sentId = null;
    this.#retryAtMs = 0;
    this.pump();
  }

  async #load(): Promise<void> {
    const filters = this.#filters;
    if (filters === null) return;
    // What the window had already lost was stored before this question, also if it has been deleted there since.
    const { missingUpTo } = this.#options.window;
    this.#isLoading = true;
    try {
      const outcome = await this.#options.gate.run(() => this.#kind.load(filters.filter));
      if (outcome.kind === 'busy') this.#retryLater();
      else if (this.#filters === filters) this.#start(outcome.result, filters, missingUpTo);
    } catch (error) {
      this.#retryLater();
      this.#options.onError(error);
    } finally {
      this.#isLoading = false;
    }
    this.pump();
  }

  #start(loaded: Loaded & { readonly upToId: number }, filters: FeedFilters, missingUpTo: number): void {
    this.#matches = logMatcher(filters.filter);
    this.#loadedMs = this.#options.nowMs();
    this.#sentId = Math.max(loaded.upToId, missingUpTo);
    this.#kind.start(loaded, filters);
  }

  #retryLater(): void {
    this.#retryAtMs = this.#options.nowMs() + this.#options.retryMs;
  }
}
